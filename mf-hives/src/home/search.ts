/** What a search looks through, as one text each. */
export interface SearchedSet {
  words: string;
  hives: readonly SearchedHive[];
}

export interface SearchedHive {
  id: string;
  words: string;
}

export interface FoundSet<Of extends SearchedSet> {
  set: Of;
  /** Those of its hives that were found. */
  hives: readonly HiveOf<Of>[];
}

type HiveOf<Of extends SearchedSet> = Of['hives'][number];

/**
 * The sets and hives that hold every word of a search, capitals and accents aside. A set that matches
 * by itself keeps all its hives; otherwise it keeps those that match, and goes when none does.
 * `id=12` finds one hive by its id, for links from labels and mails. An empty search keeps everything.
 */
export function searchSets<Of extends SearchedSet>(sets: readonly Of[], search: string): FoundSet<Of>[] {
  const everything = sets.map((set) => ({ set, hives: set.hives }));
  const id = /^id=(\S+)$/.exec(search.trim())?.[1];
  if (id !== undefined) return withMatchingHives(everything, (hive) => hive.id === id);

  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return everything;
  const holdsAll = (text: string) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
  return everything.flatMap((found) =>
    holdsAll(found.set.words)
      ? [found]
      : withMatchingHives([found], (hive) => holdsAll(`${found.set.words} ${hive.words}`)),
  );
}

function withMatchingHives<Of extends SearchedSet>(
  found: readonly FoundSet<Of>[],
  matches: (hive: SearchedHive) => boolean,
): FoundSet<Of>[] {
  return found
    .map(({ set, hives }) => ({ set, hives: hives.filter(matches) }))
    .filter(({ hives }) => hives.length > 0);
}

/** Without capitals and accents, so that "konigin" finds "Königin". */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
