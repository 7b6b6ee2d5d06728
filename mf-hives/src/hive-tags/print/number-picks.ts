import { hiveTagNumber, offeredHiveTagNumbers } from '@skep/domain';

export interface PrintableTag {
  number: string;
  /** Undefined: it hangs on no hive yet. */
  hiveName: string | undefined;
}

/** Quick choices of many numbers. */
export const picks = ['all', 'used', 'free', 'none'] as const;

export type Pick = (typeof picks)[number];

interface StoredTag {
  number: string;
  hive: { id: string; name: string };
}

/** The numbers that are offered, and those beyond them that are in use or wished for. */
export function printableTags(tags: readonly StoredTag[], initial: readonly string[]): PrintableTag[] {
  const names = new Map(tags.map(({ number, hive }) => [number, hive.name]));
  const numbers = new Set([...offeredHiveTagNumbers, ...names.keys(), ...initial]);
  return [...numbers].toSorted().map((number) => ({ number, hiveName: names.get(number) }));
}

export function pickedNumbers(tags: readonly PrintableTag[], pick: Pick): string[] {
  const isPicked = ({ hiveName }: PrintableTag) =>
    pick === 'all' ||
    (pick === 'used' && hiveName !== undefined) ||
    (pick === 'free' && hiveName === undefined);
  return tags.filter(isPicked).map(({ number }) => number);
}

export interface Options {
  /** Undefined: none in particular. */
  numbers: readonly string[] | undefined;
  /** Requested hives without a tag. */
  untaggedCount: number;
}

/** The numbers in the address: `numbers=01,7`, or the tags on certain hives: `hives=12,13`. */
export function readOptions(search: URLSearchParams, tags: readonly StoredTag[]): Options {
  const listed = (name: string) => search.get(name)?.split(',') ?? [];
  const numbers = listed('numbers').map(hiveTagNumber);
  const hives = new Set(listed('hives'));
  const onHives = tags.filter(({ hive }) => hives.has(hive.id));
  const initial = [
    ...numbers.filter((number) => number !== undefined),
    ...onHives.map(({ number }) => number),
  ];
  return {
    numbers: initial.length > 0 || hives.size > 0 ? initial : undefined,
    untaggedCount: hives.size - new Set(onHives.map(({ hive }) => hive.id)).size,
  };
}
