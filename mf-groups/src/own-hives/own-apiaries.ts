import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { OwnApiaryFragment as OwnApiary } from '../generated/graphql.ts';
import { OwnApiaryFragment } from './OwnApiary.graphql.ts';

export type { OwnApiary };
export type OwnHive = OwnApiary['hives'][number];

/** Those of the person's own that have hives in them. */
export function ownApiaries(
  apiaries: readonly FragmentType<typeof OwnApiaryFragment>[] | undefined,
): OwnApiary[] {
  return readFragment(OwnApiaryFragment, apiaries ?? []).filter(
    ({ isOwner, hives }) => isOwner && hives.length > 0,
  );
}
