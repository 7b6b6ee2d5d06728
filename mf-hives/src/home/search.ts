/** What a search looks through, as one text each. */
export interface SearchedApiary {
  words: string;
  hives: readonly SearchedHive[];
}

export interface SearchedHive {
  id: string;
  words: string;
}

export interface FoundApiary<Apiary extends SearchedApiary> {
  apiary: Apiary;
  /** Those of its hives that were found. */
  hives: readonly HiveOf<Apiary>[];
}

type HiveOf<Apiary extends SearchedApiary> = Apiary['hives'][number];

/**
 * The apiaries and hives that hold every word of a search, capitals and accents aside. An apiary that matches
 * by itself keeps all its hives; otherwise it keeps those that match, and goes when none does.
 * `id=12` finds one hive by its id, for links from labels and mails. An empty search keeps everything.
 */
export function searchApiaries<Apiary extends SearchedApiary>(
  apiaries: readonly Apiary[],
  search: string,
): FoundApiary<Apiary>[] {
  const everything = apiaries.map((apiary) => ({ apiary, hives: apiary.hives }));
  const id = /^id=(\S+)$/.exec(search.trim())?.[1];
  if (id !== undefined) return withMatchingHives(everything, (hive) => hive.id === id);

  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return everything;
  const holdsAll = (text: string) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
  return everything.flatMap((found) =>
    holdsAll(found.apiary.words)
      ? [found]
      : withMatchingHives([found], (hive) => holdsAll(`${found.apiary.words} ${hive.words}`)),
  );
}

function withMatchingHives<Apiary extends SearchedApiary>(
  found: readonly FoundApiary<Apiary>[],
  matches: (hive: SearchedHive) => boolean,
): FoundApiary<Apiary>[] {
  return found
    .map(({ apiary, hives }) => ({ apiary, hives: hives.filter(matches) }))
    .filter(({ hives }) => hives.length > 0);
}

/** Without capitals and accents, so that "konigin" finds "Königin". */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
