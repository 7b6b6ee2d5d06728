import type { AuditEntry } from '@skep/domain';
import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, HiveLogId, InspectionId } from '#platform/context/ids.ts';
import type { LogEntry } from './log-entry.ts';

export async function insertEntries(
  { db, user, clock }: Pick<SignedInContext, 'db' | 'user' | 'clock'>,
  what: AuditEntry,
  hiveIds: readonly HiveId[],
  inspectionIds: readonly InspectionId[],
): Promise<void> {
  const at = clock.now();
  await sql`insert into hive_log (hive_id, author_id, what, inspection_id, at)
    select distinct hive_id, ${user.id}::int, ${what}, inspection_id, ${at}::timestamptz
    from unnest(${hiveIds}::int[], ${inspectionIds}::int[]) as deed (hive_id, inspection_id)`.execute(db);
}

export async function entriesOf(
  { db }: Pick<Context, 'db'>,
  hiveId: HiveId,
  { before, limit }: { before: HiveLogId | undefined; limit: number },
): Promise<LogEntry[]> {
  const entries = db
    .selectFrom('hive_log')
    .innerJoin('hives', 'hives.id', 'hive_log.hive_id')
    .leftJoin('users', 'users.id', 'hive_log.author_id')
    .select(['hive_log.id', 'what', 'at', 'users.name'])
    .select(
      sql<InspectionId | null>`case when exists (
      select 1 from hive_log as gone
      where gone.inspection_id = hive_log.inspection_id and gone.what = 'inspection_deleted'
    ) then null else hive_log.inspection_id end`.as('inspection_id'),
    )
    .select(sql<boolean>`hive_log.author_id is not distinct from hives.user_id`.as('is_by_owner'))
    .where('hive_id', '=', hiveId)
    .orderBy('hive_log.id', 'desc')
    .limit(limit);
  const rows = await (before === undefined ? entries : entries.where('hive_log.id', '<', before)).execute();
  return rows.map(({ id, what, at, name, is_by_owner: isByOwner, inspection_id }) => ({
    id,
    what,
    at,
    authorName: name ?? undefined,
    isByOwner,
    inspectionId: inspection_id ?? undefined,
  }));
}

export interface InspectionWriter {
  at: Date;
  /** Undefined: that account is gone. */
  name: string | undefined;
}

/** Who wrote or edited an inspection, and when. */
export async function writersOfInspection(
  { db }: Pick<Context, 'db'>,
  id: InspectionId,
): Promise<InspectionWriter[]> {
  const rows = await db
    .selectFrom('hive_log')
    .leftJoin('users', 'users.id', 'hive_log.author_id')
    .select(['at', 'users.name'])
    .where('inspection_id', '=', id)
    .where('what', 'in', ['inspection_written', 'inspection_edited'])
    .execute();
  return rows.map(({ at, name }) => ({ at, name: name ?? undefined }));
}
