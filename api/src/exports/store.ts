import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { ExportId, UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import type { ExportOptions, ExportState } from './contents.ts';

type Db = Pick<Context, 'db'>;

export interface Export {
  options: ExportOptions;
  id: ExportId;
  ownerId: UserId;
  fileName: string;
  state: ExportState;
  /** 0 to 100. */
  progressPercent: number;
  sizeBytes: number | undefined;
  begunAt: Date;
  readyAt: Date | undefined;
}

export async function exportOf({ db }: Db, ownerId: UserId): Promise<Export | undefined> {
  const row = await db.selectFrom('exports').selectAll().where('user_id', '=', ownerId).executeTakeFirst();
  return row && exportFrom(row);
}

export async function exportById({ db }: Db, id: ExportId): Promise<Export | undefined> {
  const row = await db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst();
  return row && exportFrom(row);
}

/** @returns undefined when the person has one already: also when another request is just making it. */
export async function insertExport(
  { db }: Db,
  { ownerId, fileName, options, at }: Pick<Export, 'ownerId' | 'fileName' | 'options'> & { at: Date },
): Promise<Export | undefined> {
  const row = await db
    .insertInto('exports')
    .values({
      user_id: ownerId,
      file_name: fileName,
      state: 'waiting',
      begun_at: at,
      touched_at: at,
      format: options.format,
      with_groups: options.withGroups,
      with_measurements: options.withMeasurements,
      is_mailed: options.isMailed ?? false,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && exportFrom(row);
}

/** One that is at its end, well or badly. @returns its file's name. */
export async function deleteEndedExport({ db }: Db, ownerId: UserId): Promise<string | undefined> {
  const row = await db
    .deleteFrom('exports')
    .where('user_id', '=', ownerId)
    .where('state', 'in', ['ready', 'failed'])
    .returning('file_name')
    .executeTakeFirst();
  return row?.file_name;
}

/** What a job says of its export. @returns whether the export is still wanted. */
export async function updateExport(
  { db }: Db,
  id: ExportId,
  changes: { state: Export['state']; progressPercent?: number; sizeBytes?: number; readyAt?: Date },
  at: Date,
): Promise<void> {
  await db
    .updateTable('exports')
    .set({
      state: changes.state,
      touched_at: at,
      ...(changes.progressPercent === undefined ? {} : { progress: changes.progressPercent }),
      ...(changes.sizeBytes === undefined ? {} : { size_bytes: changes.sizeBytes }),
      ...(changes.readyAt === undefined ? {} : { ready_at: changes.readyAt }),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * How far the writing has come. Only of an export that is being written: what an attempt that failed still tells
 * must not bring its state back. False when it is not wanted any more.
 */
export async function noteProgress({ db }: Db, id: ExportId, percent: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ progress: percent, touched_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteExportsReadyBefore({ db }: Db, time: Date): Promise<void> {
  await db.deleteFrom('exports').where('ready_at', '<', time).execute();
}

/** Those whose job has given no sign of life since, as when its process was killed too often. */
export async function failExportsUntouchedSince({ db }: Db, time: Date): Promise<void> {
  await db
    .updateTable('exports')
    .set({ state: 'failed' })
    .where('state', 'in', ['waiting', 'running'])
    .where('touched_at', '<', time)
    .execute();
}

export async function allExportFiles({ db }: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('exports').select('file_name').execute();
  return new Set(rows.map(({ file_name }) => file_name));
}

function exportFrom(row: Selectable<Database['exports']>): Export {
  return {
    id: row.id,
    ownerId: row.user_id,
    fileName: row.file_name,
    state: row.state,
    progressPercent: row.progress,
    sizeBytes: row.size_bytes ?? undefined,
    begunAt: row.begun_at,
    readyAt: row.ready_at ?? undefined,
    options: {
      format: row.format,
      withGroups: row.with_groups,
      withMeasurements: row.with_measurements,
      isMailed: row.is_mailed,
    },
  };
}
