import type { ShownApiaryFragment, ShownGroupFragment } from '../generated/graphql.ts';
import { isThere } from '../hive/hive-states.ts';
import { compareHives, favouritesFirst, namesInOrder } from './hive-order.ts';
import {
  type FilteredHive,
  type HomeFilters,
  type MarkedHives,
  narrowsHives,
  passesFilters,
} from './home-filters.ts';
import { isOverdue } from './reminder-state.ts';
import { type SearchedHive, type SearchedSet, searchSets } from './search.ts';

/** One set of hives as the home screen shows it: which one, and which of its hives in which order. */
export interface ShownSet {
  /** Apiaries and groups have ids of their own, which may be alike. */
  key: string;
  kind: SetKind;
  /** Of the apiary or the group. */
  id: string;
  hives: readonly ShownHive[];
}

/** Hives of an apiary, or those of others that a group shows. */
export type SetKind = 'apiary' | 'group';

export interface ShownHive {
  id: string;
  /** Its facts next to its name, as one text. */
  details: string;
}

/** A set in its place, with all that search and filters look at: made once for what was loaded. */
export interface OrderedSet extends Omit<ShownSet, 'hives'>, SearchedSet {
  hives: readonly (ShownHive & SearchedHive & FilteredHive)[];
}

export interface LoadedSets {
  apiaries: readonly ShownApiaryFragment[];
  groups: readonly ShownGroupFragment[];
}

type LoadedHive = ShownApiaryFragment['hives'][number];

/**
 * Apiaries by name, then groups; each with its hives in order, favourites first. A hive appears once: an own one in its
 * apiary, one of somebody else's in the first group that shows it.
 * @param dateText a date as the person reads it, for the search
 */
export function orderedSets(
  { apiaries, groups }: LoadedSets,
  locale: string,
  dateText: (moment: string) => string,
  now: Date,
): OrderedSet[] {
  const names = namesInOrder(locale);
  const inOrder = favouritesFirst<ShownApiaryFragment | ShownGroupFragment>(
    (one, other) => names.compare(one.name, other.name) || one.id.localeCompare(other.id),
  );
  const sortedGroups = groups.toSorted(inOrder);
  const groupOf = ({ groupIds }: LoadedHive) => sortedGroups.find(({ id }) => groupIds.includes(id));
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  const others = apiaries.filter(({ isOwner }) => !isOwner).flatMap(({ hives }) => hives);
  const byGroup = Map.groupBy(others, (hive) => groupOf(hive)?.id);
  const hivesInOrder = (hives: readonly LoadedHive[]) =>
    hives.toSorted(favouritesFirst(compareHives(names))).map((hive) => {
      const details = hiveDetails(hive, dateText);
      return {
        id: hive.id,
        details,
        words: wordsOf([hive.name, details, ...hive.groupIds.map((id) => groupNames.get(id))]),
        isGone: !isThere(hive.state),
        isOverdue: isOverdue(hive, now),
        devices: hive.devices,
        lastInspection: hive.lastInspection,
      };
    });
  return [
    ...apiaries.toSorted(inOrder).flatMap(({ id, name, address, isOwner, hives }) => {
      // Of somebody else's what no group explains, as when one was left a moment ago.
      const shown = isOwner ? hives : hives.filter((hive) => groupOf(hive) === undefined);
      if (!isOwner && shown.length === 0) return [];
      const words = wordsOf([name, address.city, address.street]);
      return [{ key: id, kind: 'apiary' as const, id, words, hives: hivesInOrder(shown) }];
    }),
    ...sortedGroups.map(({ id, name }) => {
      const hives = hivesInOrder(byGroup.get(id) ?? []);
      return { key: `group-${id}`, kind: 'group' as const, id, words: name, hives };
    }),
  ];
}

const kindsShown = { group: 'group', own: 'apiary' } as const;

/** What the search and the filters leave of them. */
export function shownSets(
  sets: readonly OrderedSet[],
  filters: HomeFilters,
  marked: MarkedHives = new Map(),
): ShownSet[] {
  const { whose } = filters;
  const wanted = whose ? sets.filter(({ kind }) => kind === kindsShown[whose]) : sets;
  const found = searchSets(wanted, filters.search).map(({ set: { key, kind, id }, hives }) => ({
    ...{ key, kind, id },
    hives: hives.filter((hive) => passesFilters(hive, filters, marked)),
  }));
  return narrowsHives(filters) ? found.filter(({ hives }) => hives.length > 0) : found;
}

/** How many hives of each set are among the first of all. */
export function firstCounts(sets: readonly Pick<ShownSet, 'hives'>[], hiveCount: number): number[] {
  let room = hiveCount;
  return sets.map(({ hives }) => {
    const count = Math.min(room, hives.length);
    room -= count;
    return count;
  });
}

/** What a beekeeper sees of a hive next to its name. Colours and kinds are left out: they would match everything. */
function hiveDetails(
  { type, queen, lastInspection, devices }: LoadedHive,
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
