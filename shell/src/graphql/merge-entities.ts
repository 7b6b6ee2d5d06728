import { isParts, type Parts, sameUnlessChanged, withParts } from './object-path.ts';

/** Things that an answer tells of, by their type and id: of one that it tells of twice, both. */
export function thingsIn(data: unknown): readonly Parts[] {
  if (Array.isArray(data)) return data.flatMap(thingsIn);
  if (!isParts(data)) return [];
  const below = Object.values(data).flatMap(thingsIn);
  return typeof data.id === 'string' && data.__typename !== undefined ? [data, ...below] : below;
}

/**
 * A kept answer with what has been told since of the things in it. The same answer where nothing of it is concerned. It stays
 * whole: what was told of a thing with less than the answer holds of it is left as it was, and with it the thing's revision. Nor
 * is one taken that somebody else's change came before: what that was is not told, and who began with it would undo it.
 * @param things of one answer, which does not contradict itself
 */
export function withLearned(
  kept: Record<string, unknown>,
  things: readonly Parts[],
): Record<string, unknown> {
  const told = Map.groupBy(things, nameOf);
  const learned = (value: unknown): unknown => {
    if (Array.isArray(value)) return sameUnlessChanged(value, learned);
    if (!isParts(value)) return value;
    const own = told.get(nameOf(value)) ?? [];
    return withParts(value, (part, name) =>
      own.reduce((now, thing) => {
        if (!(name in thing) || (name === 'revision' && !isNext(value, thing))) return now;
        return retold(now, thing[name]);
      }, learned(part)),
    );
  };
  return learned(kept) as Record<string, unknown>;
}

/** Whether what was told is the next version of what is kept, and all that it tells is taken. */
function isNext(kept: Parts, told: Parts): boolean {
  if (told.revision !== Number(kept.revision) + 1) return false;
  return Object.keys(kept).every((name) => !(name in told) || isTaken(kept[name], told[name]));
}

function isTaken(former: unknown, told: unknown): boolean {
  return !isLarge(told) || !isLarge(former) || retold(former, told) !== former || isSame(former, told);
}

const isLarge = (value: unknown) => typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function nameOf({ __typename: type, id }: Parts): string {
  return `${type}:${id}`;
}

/** What is told now, as whole as it was; else as it was. */
function retold(former: unknown, told: unknown): unknown {
  if (Array.isArray(told)) return retoldList(former, told);
  if (!isParts(told) || !isParts(former)) return told;
  if (told.id === former.id) return { ...former, ...told };
  return isAsWhole(former, told) ? told : former;
}

function retoldList(former: unknown, told: readonly unknown[]): unknown {
  if (!Array.isArray(former)) return told;
  const list = told.map((part) => {
    const before = former.find(
      (one) => isParts(one) && isParts(part) && one.id !== undefined && one.id === part.id,
    );
    return before === undefined ? part : retold(before, part);
  });
  const [sample] = former;
  return list.every((part) => isAsWhole(sample, part)) ? list : former;
}

function isAsWhole(sample: unknown, told: unknown): boolean {
  return !isParts(sample) || (isParts(told) && Object.keys(sample).every((name) => name in told));
}
