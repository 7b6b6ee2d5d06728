import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { ChoosableHiveFragment as Hive } from '../generated/graphql.ts';
import { isThere } from '../hive/hive-states.ts';
import { ChoosableHiveFragment } from './colony-steps.graphql.ts';

export type ChoosableHive = Hive;

/** Hives with bees that the person may change. */
export function choosableHives(
  apiaries: readonly { hives: readonly FragmentType<typeof ChoosableHiveFragment>[] }[],
): Hive[] {
  return apiaries
    .flatMap(({ hives }) => readFragment(ChoosableHiveFragment, hives))
    .filter(({ canEdit, state }) => canEdit && isThere(state));
}

/** As a field offers them: below the apiary of each. */
export function hiveOptions(hives: readonly Hive[]) {
  return hives.map(({ id, name, apiary }) => ({ value: id, label: name, group: apiary.name }));
}
