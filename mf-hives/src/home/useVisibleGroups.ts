import { useDeferredValue, useMemo } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HomeQuery } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { type HomeFilters, type MarkedHives, narrowsHives } from './home-filters.ts';
import { ShownApiaryFragment, ShownGroupFragment } from './visible-groups.graphql.ts';
import { type OrderedSet, orderedSets, type ShownSet, shownSets } from './visible-groups.ts';

/** What the filters leave, and what there is to filter. */
export interface ShownSets {
  found: FoundSets;
  /** The same, for the list: it follows filters when there is time, since a thousand hives take longer than their count. */
  listed: FoundSets;
  /** Ids of all hives, in the order in which they are shown. */
  order: readonly string[];
  /** Of those that the filter for hives that are gone leaves, or of the others. */
  allHiveCount: number;
  /** Which kinds of hives there are: filters for others are not offered. */
  has: Readonly<Record<'group' | 'gone' | 'device' | 'silentDevice' | 'overdue', boolean>>;
}

/** The same object until hives or filters change. */
export interface FoundSets {
  sets: readonly ShownSet[];
  hiveCount: number;
  /** A search or a filter is on. */
  isNarrowed: boolean;
  /** Such as looks at hives: what it finds is shown, even where it was folded away. */
  isSearch: boolean;
}

/** Ordering and collecting words is done once for what was loaded; typing only searches in them. */
export function useVisibleGroups(
  { apiaries, hiveGroups }: HomeQuery,
  filters: HomeFilters,
  marked: MarkedHives,
): ShownSets {
  const { locale, formatDate } = useIntl();
  const ordered = useMemo(
    () =>
      orderedSets(
        {
          apiaries: readFragment(ShownApiaryFragment, apiaries),
          groups: readFragment(ShownGroupFragment, hiveGroups),
        },
        locale,
        (moment) => formatDate(moment, { dateStyle: 'long' }),
        new Date(),
      ),
    [apiaries, hiveGroups, locale, formatDate],
  );
  const found = useFound(ordered, filters, marked);
  const listed = useFound(ordered, useDeferredValue(filters), marked);
  const all = useMemo(() => {
    const hives = ordered.flatMap((set) => set.hives);
    const devices = hives.flatMap((hive) => hive.devices);
    return {
      order: hives.map(({ id }) => id),
      goneCount: hives.filter(({ isGone }) => isGone).length,
      has: {
        group: ordered.some(({ kind }) => kind === 'group'),
        overdue: hives.some((hive) => hive.isOverdue),
        gone: hives.some(({ isGone }) => isGone),
        device: devices.length > 0,
        silentDevice: devices.some(({ isOnline }) => !isOnline),
      },
    };
  }, [ordered]);
  const { order, goneCount, has } = all;
  return { found, listed, order, allHiveCount: order.length - (filters.isGone ? 0 : goneCount), has };
}

function useFound(ordered: readonly OrderedSet[], filters: HomeFilters, marked: MarkedHives): FoundSets {
  return useMemo(() => {
    const sets = shownSets(ordered, filters, marked);
    const isSearch = filters.search !== '' || narrowsHives(filters);
    return {
      sets,
      hiveCount: sets.reduce((sum, { hives }) => sum + hives.length, 0),
      isNarrowed: isSearch || filters.whose !== undefined,
      isSearch,
    };
  }, [ordered, filters, marked]);
}
