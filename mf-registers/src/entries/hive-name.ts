import type { EntryFragment as Entry } from '../generated/graphql.ts';

/** As a hive is called now, and one that is gone as the newest of its entries calls it. @param entries the newest first */
export function hiveName(
  hiveId: string,
  hive: { name: string } | null | undefined,
  entries: readonly Pick<Entry, 'hives'>[],
): string | undefined {
  return hive?.name ?? entries.flatMap(({ hives }) => hives).find((each) => each.hiveId === hiveId)?.name;
}
