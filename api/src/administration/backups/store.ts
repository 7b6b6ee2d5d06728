import type { BackupPlan } from '@skep/domain';
import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';

type Db = Pick<Context, 'db'>;

export type BackupRun = Selectable<Database['backup_runs']>;

export async function storedPlan({ db }: Db): Promise<BackupPlan | undefined> {
  const row = await db.selectFrom('backup_plan').selectAll().executeTakeFirst();
  return (
    row && {
      isOn: row.is_on,
      hour: row.hour,
      timeZone: row.time_zone,
      storedMax: row.stored_max,
      recipient: row.recipient ?? undefined,
    }
  );
}

export async function storePlan({ db }: Db, plan: BackupPlan): Promise<void> {
  const row = {
    is_on: plan.isOn,
    hour: plan.hour,
    time_zone: plan.timeZone,
    stored_max: plan.storedMax,
    recipient: plan.recipient ?? null,
  };
  await db
    .insertInto('backup_plan')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The newest first. */
export function newestRuns({ db }: Db, count: number): Promise<BackupRun[]> {
  return db.selectFrom('backup_runs').selectAll().orderBy('id', 'desc').limit(count).execute();
}

export async function insertRun({ db }: Db, at: Date, by: UserId | undefined): Promise<number> {
  const { id } = await db
    .insertInto('backup_runs')
    .values({ started_at: at, started_by: by ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRun(
  { db }: Db,
  id: number,
  run: { ended_at: Date; file?: string; size_bytes?: string; failure?: string },
): Promise<void> {
  await db.updateTable('backup_runs').set(run).where('id', '=', id).execute();
}

/** Runs whose file is stored, the newest first. */
export function storedRuns({ db }: Db) {
  return db
    .selectFrom('backup_runs')
    .select(['id', 'file'])
    .where('file', 'is not', null)
    .where('file_deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

export function newestStored({ db }: Db) {
  return db
    .selectFrom('backup_runs')
    .select('started_at')
    .where('file', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function markDeleted({ db }: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('backup_runs').set({ file_deleted_at: at }).where('id', '=', id).execute();
}
