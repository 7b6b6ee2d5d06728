import type { ShownApiaryFragment } from '../generated/graphql.ts';
import { isThere } from '../hive/hive-states.ts';
import { compareHives, favouritesFirst, namesInOrder } from './hive-order.ts';
import { type FilteredHive, type HomeFilters, narrowsHives, passesFilters } from './home-filters.ts';
import { type SearchedApiary, type SearchedHive, searchApiaries } from './search.ts';

/** One apiary as the home screen shows it: which one, and which of its hives in which order. */
export interface ShownApiary {
  id: string;
  hiveIds: readonly string[];
}

/** An apiary in its place, with all that search and filters look at: made once for what was loaded. */
export interface OrderedApiary extends SearchedApiary {
  id: string;
  hives: readonly (SearchedHive & FilteredHive)[];
}

/** Apiaries by name with their hives in order, favourites first. @param dateText a date as the person reads it, for the search */
export function orderedApiaries(
  apiaries: readonly ShownApiaryFragment[],
  locale: string,
  dateText: (moment: string) => string,
): OrderedApiary[] {
  const names = namesInOrder(locale);
  return apiaries
    .toSorted(
      favouritesFirst((one, other) => names.compare(one.name, other.name) || one.id.localeCompare(other.id)),
    )
    .map(({ id, name, address, hives }) => ({
      id,
      words: wordsOf([name, address.city, address.street]),
      hives: hives.toSorted(favouritesFirst(compareHives(names))).map((hive) => ({
        id: hive.id,
        words: hiveWords(hive, dateText),
        isGone: !isThere(hive.state),
        devices: hive.devices,
        lastInspection: hive.lastInspection,
      })),
    }));
}

/** What the search and the filters leave of them. */
export function shownApiaries(apiaries: readonly OrderedApiary[], filters: HomeFilters): ShownApiary[] {
  const found = searchApiaries(apiaries, filters.search).map(({ apiary, hives }) => ({
    id: apiary.id,
    hiveIds: hives.filter((hive) => passesFilters(hive, filters)).map(({ id }) => id),
  }));
  return narrowsHives(filters) ? found.filter(({ hiveIds }) => hiveIds.length > 0) : found;
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

/** What a beekeeper sees of a hive. Colours and kinds are left out: they would match everything. */
function hiveWords(
  { name, type, queen, lastInspection, devices }: ShownApiaryFragment['hives'][number],
  dateText: (moment: string) => string,
): string {
  const dates = [lastInspection?.inspectedAt, lastInspection?.reminderAt];
  return wordsOf([
    name,
    type?.name,
    queen?.name,
    queen?.race?.name,
    ...devices.map((device) => device.name),
    lastInspection?.notes,
    lastInspection?.reminder,
    ...dates.map((date) => date && dateText(date)),
  ]);
}

function wordsOf(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
