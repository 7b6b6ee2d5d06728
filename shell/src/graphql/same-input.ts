import { isParts, type Parts } from './object-path.ts';

/** Whether two inputs or lists of arguments say the same. @param names of what counts. Default: all */
export function isSameInput(one: Parts, other: Parts, names = Object.keys({ ...one, ...other })): boolean {
  return names.every((name) => isSame(one[name], other[name]));
}

/** What is absent says the same as null, and as an input of which all is absent. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]));
  const [mine, theirs] = [one ?? {}, other ?? {}];
  return isParts(mine) && isParts(theirs) ? isSameInput(mine, theirs) : mine === theirs;
}
