import type { ShownApiaryFragment } from '../generated/graphql.ts';
import { isThere } from '../hive/hive-states.ts';
import { compareHives, favouritesFirst, namesInOrder } from './hive-order.ts';
import { type FilteredHive, type HomeFilters, narrowsHives, passesFilters } from './home-filters.ts';
import { type SearchedApiary, type SearchedHive, searchApiaries } from './search.ts';

/** One apiary as the home screen shows it: which one, and which of its hives in which order. */
export interface ShownApiary {
  id: string;
  hives: readonly ShownHive[];
}

export interface ShownHive {
  id: string;
  /** What is told of it beside its name, as one text. */
  details: string;
}

/** An apiary in its place, with all that search and filters look at: made once for what was loaded. */
export interface OrderedApiary extends SearchedApiary {
  id: string;
  hives: readonly (ShownHive & SearchedHive & FilteredHive)[];
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
      hives: hives.toSorted(favouritesFirst(compareHives(names))).map((hive) => {
        const details = hiveDetails(hive, dateText);
        return {
          id: hive.id,
          details,
          words: wordsOf([hive.name, details]),
          isGone: !isThere(hive.state),
          devices: hive.devices,
          lastInspection: hive.lastInspection,
        };
      }),
    }));
}

/** What the search and the filters leave of them. */
export function shownApiaries(apiaries: readonly OrderedApiary[], filters: HomeFilters): ShownApiary[] {
  const found = searchApiaries(apiaries, filters.search).map(({ apiary, hives }) => ({
    id: apiary.id,
    hives: hives.filter((hive) => passesFilters(hive, filters)),
  }));
  return narrowsHives(filters) ? found.filter(({ hives }) => hives.length > 0) : found;
}

/** How many hives of each apiary are among the first of all. */
export function firstCounts(apiaries: readonly ShownApiary[], hiveCount: number): number[] {
  let room = hiveCount;
  return apiaries.map(({ hives }) => {
    const count = Math.min(room, hives.length);
    room -= count;
    return count;
  });
}

/** What a beekeeper sees of a hive beside its name. Colours and kinds are left out: they would match everything. */
function hiveDetails(
  { type, queen, lastInspection, devices }: ShownApiaryFragment['hives'][number],
  dateText: (moment: string) => string,
): string {
  const dates = [lastInspection?.inspectedAt, lastInspection?.reminderAt];
  return wordsOf([
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
