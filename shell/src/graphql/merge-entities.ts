import { isParts, type Parts, sameUnlessChanged, withParts } from './object-path.ts';

/** Things that an answer tells of, by their type and id: of one that it tells of twice, both. */
export function thingsIn(data: unknown): readonly Parts[] {
  if (Array.isArray(data)) return data.flatMap(thingsIn);
  if (!isParts(data)) return [];
  const below = Object.values(data).flatMap(thingsIn);
  return typeof data.id === 'string' && data.__typename !== undefined ? [data, ...below] : below;
}

/**
 * A cached answer with newer values of the things in it. The same answer where it has none of these things. It stays
 * whole: a thing of which the newer values lack something is left as it was, and with it the thing's revision. Nor
 * is one taken that somebody else's change came before: that change is missing, and an edit from it would undo it.
 * @param things of one answer, which does not contradict itself
 */
export function withLearned(
  stored: Record<string, unknown>,
  things: readonly Parts[],
): Record<string, unknown> {
  const changes = Map.groupBy(things, nameOf);
  const learned = (value: unknown): unknown => {
    if (Array.isArray(value)) return sameUnlessChanged(value, learned);
    if (!isParts(value)) return value;
    const own = changes.get(nameOf(value)) ?? [];
    return withParts(value, (part, name) =>
      own.reduce((now, thing) => {
        if (!(name in thing) || (name === 'revision' && !isNext(value, thing))) return now;
        return retold(now, thing[name]);
      }, learned(part)),
    );
  };
  return learned(stored) as Record<string, unknown>;
}

/** Whether the new value is the next version of the cached one, and all of it is taken. */
function isNext(stored: Parts, changes: Parts): boolean {
  if (changes.revision !== Number(stored.revision) + 1) return false;
  return Object.keys(stored).every((name) => !(name in changes) || isTaken(stored[name], changes[name]));
}

function isTaken(former: unknown, changes: unknown): boolean {
  return (
    !isLarge(changes) || !isLarge(former) || retold(former, changes) !== former || isSame(former, changes)
  );
}

const isLarge = (value: unknown) => typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function nameOf({ __typename: type, id }: Parts): string {
  return `${type}:${id}`;
}

/** The new value, if it is as whole as before; else the cached one. */
function retold(former: unknown, changes: unknown): unknown {
  if (Array.isArray(changes)) return retoldList(former, changes);
  if (!isParts(changes) || !isParts(former)) return changes;
  if (changes.id === former.id) return { ...former, ...changes };
  return isAsWhole(former, changes) ? changes : former;
}

function retoldList(former: unknown, changes: readonly unknown[]): unknown {
  if (!Array.isArray(former)) return changes;
  const list = changes.map((part) => {
    const before = former.find(
      (one) => isParts(one) && isParts(part) && one.id !== undefined && one.id === part.id,
    );
    return before === undefined ? part : retold(before, part);
  });
  const [sample] = former;
  return list.every((part) => isAsWhole(sample, part)) ? list : former;
}

function isAsWhole(sample: unknown, changes: unknown): boolean {
  return !isParts(sample) || (isParts(changes) && Object.keys(sample).every((name) => name in changes));
}
