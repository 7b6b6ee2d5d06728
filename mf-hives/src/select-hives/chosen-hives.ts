import type { ChoosableHivesFragment } from '../generated/graphql.ts';

export type ChosenHive = ChoosableHivesFragment['hives'][number] & { apiaryId: string };

/** The hives that are chosen and still there, in the order in which they are shown. */
export function chosenHives(
  apiaries: readonly ChoosableHivesFragment[],
  chosen: ReadonlySet<string>,
  order: readonly string[],
): ChosenHive[] {
  const found = new Map<string, ChosenHive>();
  for (const { id: apiaryId, hives } of apiaries) {
    for (const hive of hives) if (chosen.has(hive.id)) found.set(hive.id, { ...hive, apiaryId });
  }
  return order.map((id) => found.get(id)).filter((hive) => hive !== undefined);
}
