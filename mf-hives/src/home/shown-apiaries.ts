import type { ShownApiaryFragment } from '../generated/graphql.ts';
import { compareHives, namesInOrder } from './hive-order.ts';
import { searchApiaries } from './search.ts';

/** One apiary as the home screen shows it: which one, and which of its hives in which order. */
export interface ShownApiary {
  id: string;
  hiveIds: readonly string[];
}

/** Apiaries by name with their hives in order, as far as a search finds them. */
export function shownApiaries(
  apiaries: readonly ShownApiaryFragment[],
  search: string,
  locale: string,
): ShownApiary[] {
  const names = namesInOrder(locale);
  const inOrder = apiaries
    .toSorted((one, other) => names.compare(one.name, other.name) || one.id.localeCompare(other.id))
    .map(({ id, name, address, hives }) => ({
      id,
      words: wordsOf([name, address.city, address.street]),
      hives: hives.toSorted(compareHives(names)).map((hive) => ({ id: hive.id, words: hiveWords(hive) })),
    }));
  return searchApiaries(inOrder, search).map(({ apiary, hives }) => ({
    id: apiary.id,
    hiveIds: hives.map(({ id }) => id),
  }));
}

/** As many hives as fill a screen: what is drawn first, so that a thousand do not keep a person waiting. */
export function firstHives(apiaries: readonly ShownApiary[], hiveCount: number): ShownApiary[] {
  const first: ShownApiary[] = [];
  let room = hiveCount;
  for (const { id, hiveIds } of apiaries) {
    if (room <= 0) break;
    first.push({ id, hiveIds: hiveIds.slice(0, room) });
    room -= hiveIds.length;
  }
  return first;
}

/** What a beekeeper may remember of a hive. Dates, colours and kinds are left out: they would match everything. */
function hiveWords({ name, type, queen, lastInspection }: ShownApiaryFragment['hives'][number]): string {
  return wordsOf([
    name,
    type?.name,
    queen?.name,
    queen?.race?.name,
    lastInspection?.notes,
    lastInspection?.reminder,
  ]);
}

function wordsOf(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
