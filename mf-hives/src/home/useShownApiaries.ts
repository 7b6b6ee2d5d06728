import { useDeferredValue, useMemo } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HomeQuery } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { type HomeFilters, narrowsHives } from './home-filters.ts';
import { ShownApiaryFragment } from './shown-apiaries.graphql.ts';
import { type OrderedApiary, orderedApiaries, type ShownApiary, shownApiaries } from './shown-apiaries.ts';

/** What the filters leave, and what there is to filter. */
export interface ShownApiaries {
  found: FoundApiaries;
  /** The same, for the list: it follows filters when there is time, since a thousand hives take longer than their count. */
  listed: FoundApiaries;
  /** Ids of all hives, in the order in which they are shown. */
  order: readonly string[];
  /** Of those that the filter for hives that are gone leaves, or of the others. */
  allHiveCount: number;
  /** Which kinds of hives there are: filters for others are not offered. */
  has: Readonly<Record<'gone' | 'device' | 'silentDevice', boolean>>;
}

/** The same object until hives or filters change. */
export interface FoundApiaries {
  apiaries: readonly ShownApiary[];
  hiveCount: number;
  /** A search or a filter is on. */
  isNarrowed: boolean;
}

/** Ordering and collecting words is done once for what was loaded; typing only searches in them. */
export function useShownApiaries(apiaries: HomeQuery['apiaries'], filters: HomeFilters): ShownApiaries {
  const { locale, formatDate } = useIntl();
  const ordered = useMemo(
    () =>
      orderedApiaries(readFragment(ShownApiaryFragment, apiaries), locale, (moment) =>
        formatDate(moment, { dateStyle: 'long' }),
      ),
    [apiaries, locale, formatDate],
  );
  const found = useFound(ordered, filters);
  const listed = useFound(ordered, useDeferredValue(filters));
  const all = useMemo(() => {
    const hives = ordered.flatMap((apiary) => apiary.hives);
    const devices = hives.flatMap((hive) => hive.devices);
    return {
      order: hives.map(({ id }) => id),
      goneCount: hives.filter(({ isGone }) => isGone).length,
      has: {
        gone: hives.some(({ isGone }) => isGone),
        device: devices.length > 0,
        silentDevice: devices.some(({ isOnline }) => !isOnline),
      },
    };
  }, [ordered]);
  const { order, goneCount, has } = all;
  return { found, listed, order, allHiveCount: order.length - (filters.isGone ? 0 : goneCount), has };
}

function useFound(ordered: readonly OrderedApiary[], filters: HomeFilters): FoundApiaries {
  return useMemo(() => {
    const apiaries = shownApiaries(ordered, filters);
    return {
      apiaries,
      hiveCount: apiaries.reduce((sum, { hives }) => sum + hives.length, 0),
      isNarrowed: filters.search !== '' || narrowsHives(filters),
    };
  }, [ordered, filters]);
}
