import { isParts, type Parts, sameUnlessChanged } from './answer-parts.ts';

/** Things that an answer tells of, by their type and id: of one that it tells of twice, both. */
export function thingsIn(data: unknown): readonly Parts[] {
  if (Array.isArray(data)) return data.flatMap(thingsIn);
  if (!isParts(data)) return [];
  const below = Object.values(data).flatMap(thingsIn);
  return typeof data.id === 'string' && data.__typename !== undefined ? [data, ...below] : below;
}

/**
 * A kept answer with what has been told since of the things in it. The same answer where nothing of it is concerned. It stays
 * whole: what was told of a thing with less than the answer holds of it is left as it was.
 */
export function withLearned(
  kept: Record<string, unknown>,
  things: readonly Parts[],
): Record<string, unknown> {
  return things.reduce<unknown>(withThing, kept) as Record<string, unknown>;
}

function withThing(value: unknown, thing: Parts): unknown {
  if (Array.isArray(value)) return sameUnlessChanged(value, (part) => withThing(part, thing));
  if (!isParts(value)) return value;
  const isIt = value.__typename === thing.__typename && value.id === thing.id;
  const entries = Object.entries(value).map(([name, part]) => {
    const below = withThing(part, thing);
    return [name, isIt && name in thing ? retold(below, thing[name]) : below] as const;
  });
  return entries.every(([name, part]) => part === value[name]) ? value : Object.fromEntries(entries);
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
