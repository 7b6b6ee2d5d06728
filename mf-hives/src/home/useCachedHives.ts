import { useServices } from '@skep/remote-kit';
import { useEffect } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HomeQuery } from '../generated/graphql.ts';
import { ShownApiaryFragment } from './visible-groups.graphql.ts';

/**
 * Home tells all hives that the person may see: of every other one, as of one whose right has ended, this browser keeps
 * nothing.
 * @param apiaries undefined until they have come from the service
 */
export function useCachedHives(apiaries: HomeQuery['apiaries'] | undefined): void {
  const { evictExcept } = useServices();
  useEffect(() => {
    if (apiaries === undefined) return;
    const hives = readFragment(ShownApiaryFragment, apiaries).flatMap((apiary) => apiary.hives);
    evictExcept?.(
      'Hive',
      hives.map(({ id }) => id),
    );
  }, [apiaries, evictExcept]);
}
