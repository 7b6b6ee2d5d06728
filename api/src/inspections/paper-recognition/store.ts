import type { PageCode } from '@skep/sheets';
import { type Selectable, sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, PrintId, ReadingId, ReadPageId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Database } from '#platform/database/tables.ts';
import type { PictureKey, StoredPicture } from '#platform/pictures/stored-pictures.ts';
import type { FieldCount, PageOutcome, Reading, ReadingChoices, ReadPage } from './reading.ts';

type Db = Pick<Context, 'db'>;
type Timed = Pick<Context, 'db' | 'clock'>;

/** Own ones, the newest first. */
export async function ownReadings({ db, user }: SignedInContext): Promise<Reading[]> {
  const rows = await db
    .selectFrom('sheet_readings')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(readingOf);
}

export async function readingById({ db }: Db, id: ReadingId): Promise<Reading | undefined> {
  const row = await db.selectFrom('sheet_readings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readingOf(row);
}

/** Until the transaction ends nobody else adds pages to it or ends it. */
export async function lockReading({ db }: Db, id: ReadingId): Promise<Reading | undefined> {
  const row = await db
    .selectFrom('sheet_readings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && readingOf(row);
}

export async function insertReading(
  { db, user, clock }: SignedInContext,
  { printId, language }: ReadingChoices,
): Promise<ReadingId> {
  const at = clock.now();
  const { id } = await db
    .insertInto('sheet_readings')
    .values({ user_id: user.id, print_id: printId ?? null, language, created_at: at, touched_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeReading(
  { db, clock }: Timed,
  id: ReadingId,
  { printId, language }: ReadingChoices,
): Promise<void> {
  await db
    .updateTable('sheet_readings')
    .set({ print_id: printId ?? null, language, touched_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

export async function touchReading({ db, clock }: Timed, id: ReadingId): Promise<void> {
  await db.updateTable('sheet_readings').set({ touched_at: clock.now() }).where('id', '=', id).execute();
}

/** With its pages. Their pictures go with the clean-up. */
export async function deleteReading({ db }: Db, id: ReadingId): Promise<void> {
  await db.deleteFrom('sheet_readings').where('id', '=', id).execute();
}

export async function deleteReadingsFromBefore({ db }: Db, before: Date): Promise<void> {
  await db.deleteFrom('sheet_readings').where('touched_at', '<', before).execute();
}

/** In the order in which they came. */
export async function pagesOf({ db }: Db, readingIds: readonly ReadingId[]): Promise<ReadPage[]> {
  const rows = await db
    .selectFrom('read_pages')
    .selectAll()
    .where('reading_id', '=', anyOf(readingIds))
    .orderBy('id')
    .execute();
  return rows.map(pageOf);
}

export async function pageById({ db }: Db, id: ReadPageId): Promise<ReadPage | undefined> {
  const row = await db.selectFrom('read_pages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && pageOf(row);
}

export async function pageByClientId(
  { db }: Db,
  readingId: ReadingId,
  clientId: string,
): Promise<ReadPage | undefined> {
  const row = await db
    .selectFrom('read_pages')
    .selectAll()
    .where('reading_id', '=', readingId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && pageOf(row);
}

export interface NewPage {
  readingId: ReadingId;
  clientId: string | undefined;
  photo: StoredPicture;
  sizeBytes: number;
}

export async function insertPage(
  { db, clock }: Timed,
  { readingId, clientId, photo, sizeBytes }: NewPage,
): Promise<ReadPageId> {
  const at = clock.now();
  const { id } = await db
    .insertInto('read_pages')
    .values({
      reading_id: readingId,
      client_id: clientId ?? null,
      file_key: photo.key,
      extension: photo.extension,
      size_bytes: sizeBytes,
      state: 'waiting',
      created_at: at,
      touched_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Has a page wait again, as the one that its person says it is. */
export async function placePage({ db, clock }: Timed, id: ReadPageId, placed: PageCode): Promise<void> {
  await db
    .updateTable('read_pages')
    .set({ state: 'waiting', ...codeColumns(placed), touched_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

const codeColumns = (code: PageCode | undefined) => ({
  print_id: (code?.printId as PrintId | undefined) ?? null,
  page: code?.page ?? null,
  pages: code?.pages ?? null,
  hive_id: (code?.hiveId as HiveId | 0 | undefined) ?? null,
});

/** A page as if it had been laid flat. */
export interface StraightPicture extends StoredPicture {
  sizeBytes: number;
}

/** What has become of a page, unless it is gone meanwhile. */
export async function settlePage(
  { db, clock }: Timed,
  id: ReadPageId,
  outcome: Exclude<PageOutcome, { kind: 'waiting' }>,
  straight: StraightPicture | undefined,
): Promise<void> {
  const code = outcome.kind === 'read' ? outcome.code : undefined;
  await db
    .updateTable('read_pages')
    .set({
      state: outcome.kind,
      fault: outcome.kind === 'failed' ? outcome.fault : null,
      unseen_corners: outcome.kind === 'failed' ? [...outcome.unseenCorners] : [],
      straight_key: straight?.key ?? null,
      straight_extension: straight?.extension ?? null,
      straight_size_bytes: straight?.sizeBytes ?? 0,
      ...codeColumns(code),
      answers: outcome.kind === 'read' ? sql`${JSON.stringify(outcome.answers)}::jsonb` : null,
      touched_at: clock.now(),
    })
    .where('id', '=', id)
    .execute();
}

export async function deletePages(
  { db }: Db,
  readingId: ReadingId,
  ids: readonly ReadPageId[],
): Promise<void> {
  await db
    .deleteFrom('read_pages')
    .where('reading_id', '=', readingId)
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Pages that have waited since, as when the process that read them ended. */
export async function forsakenPages({ db }: Db, since: Date): Promise<ReadPageId[]> {
  const rows = await db
    .selectFrom('read_pages')
    .select('id')
    .where('state', '=', 'waiting')
    .where('touched_at', '<', since)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export async function touchPage({ db, clock }: Timed, id: ReadPageId): Promise<void> {
  await db.updateTable('read_pages').set({ touched_at: clock.now() }).where('id', '=', id).execute();
}

export async function allReadingKeys({ db }: Db): Promise<Set<PictureKey>> {
  const rows = await db.selectFrom('read_pages').select(['file_key', 'straight_key']).execute();
  return new Set(
    rows.flatMap(({ file_key, straight_key }) =>
      straight_key === null ? [file_key] : [file_key, straight_key],
    ),
  );
}

/** Bytes of all pages that somebody has sent, as they were sent and laid flat. */
export async function scanBytesOf({ db }: Db, ownerId: UserId): Promise<number> {
  const { bytes } = await db
    .selectFrom('read_pages')
    .innerJoin('sheet_readings', 'sheet_readings.id', 'read_pages.reading_id')
    .select(sql<number>`coalesce(sum(size_bytes + straight_size_bytes), 0)`.as('bytes'))
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Adds to what is counted of today. */
export async function addFieldCounts({ db, clock }: Timed, counts: readonly FieldCount[]): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10);
  if (counts.length === 0) return;
  await db
    .insertInto('read_field_counts')
    .values(counts.map(({ isSure, ...count }) => ({ day, is_sure: isSure, ...count })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'is_sure']).doUpdateSet({
        accepted: sql<number>`read_field_counts.accepted + excluded.accepted`,
        corrected: sql<number>`read_field_counts.corrected + excluded.corrected`,
        emptied: sql<number>`read_field_counts.emptied + excluded.emptied`,
      }),
    )
    .execute();
}

/** Since a day, by kind. */
export async function fieldCountsSince({ db }: Db, since: Date): Promise<FieldCount[]> {
  const rows = await db
    .selectFrom('read_field_counts')
    .select(['kind', 'is_sure as isSure'])
    .select([
      sql<number>`sum(accepted)::integer`.as('accepted'),
      sql<number>`sum(corrected)::integer`.as('corrected'),
      sql<number>`sum(emptied)::integer`.as('emptied'),
    ])
    .where('day', '>=', since.toISOString().slice(0, 10))
    .groupBy(['kind', 'is_sure'])
    .orderBy('kind')
    .orderBy('is_sure', 'desc')
    .execute();
  return rows;
}

function readingOf(row: Selectable<Database['sheet_readings']>): Reading {
  return {
    id: row.id,
    ownerId: row.user_id,
    printId: row.print_id ?? undefined,
    language: row.language ?? undefined,
    createdAt: row.created_at,
  };
}

type PageRow = Selectable<Database['read_pages']>;

function pageOf(row: PageRow): ReadPage {
  const { straight_key: key, straight_extension: extension } = row;
  return {
    id: row.id,
    readingId: row.reading_id,
    photo: { key: row.file_key, extension: row.extension },
    straight: key === null || extension === null ? undefined : { key, extension },
    outcome: outcomeOf(row),
  };
}

function outcomeOf({ state, print_id: printId, page, pages, hive_id: hiveId, ...row }: PageRow): PageOutcome {
  const code =
    printId !== null && page !== null && pages !== null && hiveId !== null
      ? { printId, page, pages, hiveId }
      : undefined;
  if (state === 'waiting') return { kind: 'waiting', placed: code };
  if (state === 'read' && code) return { kind: 'read', code, answers: row.answers ?? [] };
  return { kind: 'failed', fault: row.fault ?? 'not_read', unseenCorners: row.unseen_corners };
}
