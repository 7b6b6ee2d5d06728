import { sql } from 'kysely';
import { type Asking, isSeen } from '#hive-core/authorization.ts';
import type { Context } from '#platform/context/context.ts';
import type { EntryContent } from '#registers/entries/entry.ts';
import type {} from '#registers/entries/tables.ts';
import type { HiveTimeRange } from './annotation.ts';
import { isDuring, wholeDays } from './time-range-store.ts';

/** Entries of registers about these hives that hold, of days that may lie in their stretches; the newest. */
export async function registerEntriesOf(
  context: Pick<Context, 'db'> & Asking,
  timeRanges: readonly HiveTimeRange[],
  limit: number,
) {
  const rows = await context.db
    .selectFrom('register_entries as entry')
    .innerJoin('register_hives as about', 'about.entry_id', 'entry.id')
    .innerJoin('hives', 'hives.id', 'about.hive_id')
    .select(['entry.id', 'entry.kind', 'entry.day', 'entry.content'])
    .select(['hives.id as hiveId', 'hives.name as hiveName'])
    .where('hives.deleted_at', 'is', null)
    .where(isSeen(context))
    .where('entry.is_struck', '=', false)
    // A bill says nothing about bees.
    .where('entry.kind', '!=', 'proof')
    .where(
      sql<boolean>`not exists (select 1 from register_entries as later where later.corrects_id = entry.id)`,
    )
    .where(isDuring(wholeDays(timeRanges), { hiveId: 'about.hive_id', at: 'entry.day' }))
    .orderBy('entry.day', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ content, ...row }) => {
    const { treatment }: EntryContent = JSON.parse(content);
    return { ...row, product: treatment?.product };
  });
}

export type MarkedEntry = Awaited<ReturnType<typeof registerEntriesOf>>[number];
