import type { ImportFault, ImportMapping, ImportState } from '@skep/domain';
import { importLimits } from '@skep/domain';
import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { ImportId, UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import type { Counted, Import, Refusal } from './import.ts';

type Db = Pick<Context, 'db'>;

const mostListed = 100;

/** The newest first. */
export async function importsOf({ db }: Db, ownerId: UserId): Promise<Import[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(importFrom);
}

export async function importById({ db }: Db, id: ImportId): Promise<Import | undefined> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  return row && importFrom(row);
}

/** Until the transaction ends nobody else begins or ends work on it. */
export async function lockImport({ db }: Db, id: ImportId): Promise<Import | undefined> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && importFrom(row);
}

export type NewImport = Pick<
  Import,
  | 'ownerId'
  | 'name'
  | 'fileName'
  | 'sizeBytes'
  | 'contentHash'
  | 'headerHash'
  | 'source'
  | 'mapping'
  | 'leftOutSheets'
>;

export async function insertImport({ db }: Db, made: NewImport, at: Date): Promise<ImportId> {
  const { id } = await db
    .insertInto('imports')
    .values({
      user_id: made.ownerId,
      name: made.name,
      file_name: made.fileName,
      size_bytes: made.sizeBytes,
      content_hash: made.contentHash,
      header_hash: made.headerHash,
      source: made.source,
      mapping: JSON.stringify(made.mapping),
      left_out_sheets: made.leftOutSheets.length === 0 ? null : JSON.stringify(made.leftOutSheets),
      state: 'mapping',
      created_at: at,
      touched_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Says after which import one begins by itself. */
export async function setFollowed({ db }: Db, id: ImportId, followsId: ImportId | undefined): Promise<void> {
  await db
    .updateTable('imports')
    .set({ follows_id: followsId ?? null })
    .where('id', '=', id)
    .execute();
}

/** Imports that begin by themselves after this one, as long as nobody has begun them. */
export async function followersOf({ db }: Db, id: ImportId): Promise<Import[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .where('follows_id', '=', id)
    .where('state', 'in', ['mapping', 'counted'])
    .execute();
  return rows.map(importFrom);
}

export interface ImportChanges {
  state?: ImportState;
  mapping?: ImportMapping;
  counted?: Counted | undefined;
  fault?: ImportFault | undefined;
  position?: number;
  stored?: number;
  progressPercent?: number;
  importedAt?: Date | undefined;
}

export async function updateImport(
  { db }: Db,
  id: ImportId,
  changes: ImportChanges,
  at: Date,
): Promise<void> {
  const { state, mapping, counted, fault, position, stored, progressPercent, importedAt } = changes;
  await db
    .updateTable('imports')
    .set({
      touched_at: at,
      ...(state !== undefined && { state }),
      ...(mapping !== undefined && { mapping: JSON.stringify(mapping) }),
      ...('counted' in changes && { counted: counted === undefined ? null : JSON.stringify(counted) }),
      ...('fault' in changes && { fault: fault ?? null }),
      ...(position !== undefined && { position }),
      ...(stored !== undefined && { stored }),
      ...(progressPercent !== undefined && { progress: progressPercent }),
      ...('importedAt' in changes && { imported_at: importedAt ?? null }),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Goes on by a batch, when nobody else has done it meanwhile and it is still wanted: in the transaction of the batch, so
 * that each is stored once whatever is ended when. @returns whether it is this one's to store.
 */
export async function advance(
  { db }: Db,
  {
    id,
    state,
    from,
    to,
    progressPercent,
  }: { id: ImportId; state: ImportState; from: number; to: number; progressPercent: number },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ position: to, progress: progressPercent, touched_at: at })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('position', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addStored({ db }: Db, id: ImportId, rows: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ stored: sql`stored + ${rows}` })
    .where('id', '=', id)
    .execute();
}

/** Work that has given no sign of life since, as when its process ended. */
export async function forsakenImports({ db }: Db, since: Date): Promise<ImportId[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['counting', 'importing', 'undoing'])
    .where('touched_at', '<', since)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export async function touchImport({ db }: Db, id: ImportId, at: Date): Promise<void> {
  await db.updateTable('imports').set({ touched_at: at }).where('id', '=', id).execute();
}

export async function deleteImport({ db }: Db, id: ImportId): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute();
}

/** Files that nobody went on with. */
export async function deleteUnfinished({ db }: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('state', 'in', ['mapping', 'counted', 'failed'])
    .where('touched_at', '<', before)
    .execute();
}

/** Names of the files of imports that are not at their end, or were a moment ago. */
export async function wantedFiles({ db }: Db, since: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('imports')
    .select('file_name')
    .where((where) =>
      where.or([where('state', 'not in', ['imported', 'undone']), where('touched_at', '>=', since)]),
    )
    .execute();
  return new Set(rows.map(({ file_name }) => file_name));
}

export async function replaceRefusals(db: Db, id: ImportId, refusals: readonly Refusal[]): Promise<void> {
  await db.db.deleteFrom('import_refusals').where('import_id', '=', id).execute();
  await addRefusals(db, id, refusals);
}

/** What a count could not know yet, and storing it has shown. */
export async function addRefusals({ db }: Db, id: ImportId, refusals: readonly Refusal[]): Promise<void> {
  if (refusals.length === 0) return;
  await db
    .insertInto('import_refusals')
    .values(
      refusals.map(({ row, column, reason, written }) => ({
        import_id: id,
        row_number: row,
        column_name: column,
        reason,
        written,
      })),
    )
    .execute();
}

export async function refusalsOf({ db }: Db, id: ImportId): Promise<Refusal[]> {
  const rows = await db
    .selectFrom('import_refusals')
    .selectAll()
    .where('import_id', '=', id)
    .orderBy('id')
    .limit(importLimits.listedRefusals)
    .execute();
  return rows.map(({ row_number, column_name, reason, written }) => ({
    row: row_number,
    column: column_name,
    reason,
    written,
  }));
}

export async function storedMapping(
  { db }: Db,
  ownerId: UserId,
  headerHash: string,
): Promise<ImportMapping | undefined> {
  const row = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('user_id', '=', ownerId)
    .where('header_hash', '=', headerHash)
    .executeTakeFirst();
  return row && { ...earlier, ...row.mapping };
}

export async function keepMapping(
  { db }: Db,
  { ownerId, headerHash, mapping }: Import,
  at: Date,
): Promise<void> {
  const fields = { mapping: JSON.stringify(mapping), used_at: at };
  await db
    .insertInto('import_mappings')
    .values({ user_id: ownerId, header_hash: headerHash, ...fields })
    .onConflict((conflict) => conflict.columns(['user_id', 'header_hash']).doUpdateSet(fields))
    .execute();
}

/** How the same content was read last. */
export async function mappingOfContent(
  { db }: Db,
  ownerId: UserId,
  contentHash: string,
): Promise<ImportMapping | undefined> {
  const row = await db
    .selectFrom('imports')
    .select('mapping')
    .where('user_id', '=', ownerId)
    .where('content_hash', '=', contentHash)
    .where('state', '=', 'imported')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && { ...earlier, ...row.mapping };
}

/** Of the same content, when it was imported and is not undone. */
export async function importedBefore(
  { db }: Db,
  { ownerId, contentHash, id }: Import,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('imports')
    .select('imported_at')
    .where('user_id', '=', ownerId)
    .where('content_hash', '=', contentHash)
    .where('state', '=', 'imported')
    .where('id', '!=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.imported_at ?? undefined;
}

/** What mappings lack that were stored before there was another choice. */
const earlier = { kind: 'measurements', skippedRows: 0 } as const;

function importFrom(row: Selectable<Database['imports']>): Import {
  return {
    id: row.id,
    ownerId: row.user_id,
    name: row.name,
    fileName: row.file_name,
    sizeBytes: Number(row.size_bytes),
    contentHash: row.content_hash,
    headerHash: row.header_hash,
    source: row.source,
    state: row.state,
    fault: row.fault ?? undefined,
    mapping: { ...earlier, ...row.mapping },
    counted: row.counted ?? undefined,
    position: row.position,
    stored: row.stored,
    progressPercent: row.progress,
    createdAt: row.created_at,
    followsId: row.follows_id ?? undefined,
    leftOutSheets: row.left_out_sheets ?? [],
    importedAt: row.imported_at ?? undefined,
  };
}

/** How much the files of a person take that are still to be imported. */
export async function storedBytesOf({ db }: Db, ownerId: UserId): Promise<number> {
  const { bytes } = await db
    .selectFrom('imports')
    .select(sql<string | null>`sum(size_bytes)`.as('bytes'))
    .where('user_id', '=', ownerId)
    .where('state', 'not in', ['imported', 'undone'])
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
