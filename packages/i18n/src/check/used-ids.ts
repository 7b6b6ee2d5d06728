/** What a piece of source says about message ids. */
export interface UsedIds {
  /** Ids written out. */
  exact: Set<string>;
  /** Beginnings of ids that are put together, as `error.` of `error.${code}`. */
  beginnings: Set<string>;
}

// A subject, then dotted words: `hives.addLayer`. A part that begins with a digit is a path of a form, not an id.
const exactId = /(['"`])([a-z][A-Za-z0-9]*(?:\.[A-Za-z][A-Za-z0-9_-]*)+)\1/g;
const beginningOfId = /`([a-z][A-Za-z0-9]*(?:\.[A-Za-z][A-Za-z0-9_-]*)*\.?[A-Za-z0-9_-]*)\$\{/g;

/** Finds message ids in source text, by their form alone: what looks like one and is none is sorted out later. */
export function usedIds(source: string): UsedIds {
  return {
    exact: new Set(Array.from(source.matchAll(exactId), (match) => match[2] ?? '')),
    beginnings: new Set(
      Array.from(source.matchAll(beginningOfId), (match) => match[1] ?? '').filter((text) =>
        text.includes('.'),
      ),
    ),
  };
}
