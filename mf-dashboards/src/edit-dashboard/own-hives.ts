import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { OwnApiaryFragment as OwnApiary } from '../generated/graphql.ts';
import { OwnApiaryFragment } from './EditDashboardScreen.graphql.ts';

export type OwnHive = OwnApiary['hives'][number] & { apiaryName: string };

/** The person's own, in the order of their apiaries. */
export function ownHives(apiaries: readonly FragmentType<typeof OwnApiaryFragment>[] | undefined): OwnHive[] {
  return readFragment(OwnApiaryFragment, apiaries ?? [])
    .filter(({ isOwner }) => isOwner)
    .flatMap(({ name: apiaryName, hives }) => hives.map((hive) => ({ ...hive, apiaryName })))
    .filter(({ isOwner }) => isOwner);
}
