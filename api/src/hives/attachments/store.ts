import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { AttachmentId, QueenId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { StoredPicture } from '#platform/pictures/stored-pictures.ts';
import type { AttachedTo, Attachment, NewAttachment } from './attachment.ts';

type Db = Pick<Context, 'db'>;

const columns = { hive: 'hive_id', queen: 'queen_id', apiary: 'apiary_id' } as const;
const tables = { hive: 'hives', queen: 'queens', apiary: 'apiaries' } as const;

/** What is attached, the newest first. */
export async function attachmentsOf({ db }: Db, { subject, id }: AttachedTo): Promise<Attachment[]> {
  const rows = await select({ db }).where(`attachments.${columns[subject]}`, '=', id).execute();
  return rows.map(attachmentOf);
}

export async function attachmentById({ db }: Db, id: AttachmentId): Promise<Attachment | undefined> {
  const row = await select({ db }).where('attachments.id', '=', id).executeTakeFirst();
  return row && attachmentOf(row);
}

/** The chosen picture of each of these queens that has one. */
export async function picturesOfQueens({ db }: Db, ids: readonly QueenId[]): Promise<Attachment[]> {
  const rows = await select({ db })
    .where('attachments.queen_id', '=', anyOf(ids))
    .where('attachments.is_chosen', '=', true)
    .execute();
  return rows.map(attachmentOf);
}

function select({ db }: Db) {
  return db
    .selectFrom('attachments')
    .leftJoin('users as author', 'author.id', 'attachments.author_id')
    .selectAll('attachments')
    .select('author.name as authorName')
    .orderBy('attachments.id', 'desc');
}

function attachmentOf(row: Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]): Attachment {
  return {
    id: row.id,
    of: attachedTo(row),
    kind: row.kind,
    key: row.file_key,
    extension: row.extension,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    isChosen: row.is_chosen,
    addedAt: row.created_at,
    authorName: row.authorName ?? undefined,
  };
}

function attachedTo(row: {
  hive_id: Extract<AttachedTo, { subject: 'hive' }>['id'] | null;
  queen_id: Extract<AttachedTo, { subject: 'queen' }>['id'] | null;
  apiary_id: Extract<AttachedTo, { subject: 'apiary' }>['id'] | null;
}): AttachedTo {
  if (row.hive_id !== null) return { subject: 'hive', id: row.hive_id };
  if (row.queen_id !== null) return { subject: 'queen', id: row.queen_id };
  if (row.apiary_id !== null) return { subject: 'apiary', id: row.apiary_id };
  throw new Error('An attachment belongs to a hive, a queen or an apiary.');
}

/** Keeps what is attached to it from being changed by others until the transaction ends. */
export async function lockAttachments({ db }: Db, { subject, id }: AttachedTo): Promise<void> {
  await sql`select id from ${sql.table(tables[subject])} where id = ${id} for update`.execute(db);
}

/** The file with that content, if it was attached before. */
export async function sameAttachment(
  { db }: Db,
  { subject, id }: AttachedTo,
  sha256: string,
): Promise<Attachment | undefined> {
  const row = await select({ db })
    .where(`attachments.${columns[subject]}`, '=', id)
    .where('attachments.sha256', '=', sha256)
    .executeTakeFirst();
  return row && attachmentOf(row);
}

export async function insertAttachment(
  { db, user, clock }: Pick<SignedInContext, 'db' | 'user' | 'clock'>,
  { of, kind, key, extension, fileName, sizeBytes, sha256 }: NewAttachment,
): Promise<AttachmentId> {
  const { id } = await db
    .insertInto('attachments')
    .values({
      hive_id: of.subject === 'hive' ? of.id : null,
      queen_id: of.subject === 'queen' ? of.id : null,
      apiary_id: of.subject === 'apiary' ? of.id : null,
      author_id: user.id,
      kind,
      file_key: key,
      extension,
      file_name: fileName,
      size_bytes: sizeBytes,
      sha256,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @param chosenId undefined: it has no picture any more. */
export async function setPicture(
  { db }: Db,
  { subject, id }: AttachedTo,
  chosenId: AttachmentId | undefined,
): Promise<void> {
  await db
    .updateTable('attachments')
    .set({ is_chosen: false })
    .where(columns[subject], '=', id)
    .where('is_chosen', '=', true)
    .execute();
  if (chosenId === undefined) return;
  await db.updateTable('attachments').set({ is_chosen: true }).where('id', '=', chosenId).execute();
}

export async function deleteAttachment({ db }: Db, id: AttachmentId): Promise<StoredPicture[]> {
  const rows = await db
    .deleteFrom('attachments')
    .where('id', '=', id)
    .returning(['file_key as key', 'extension'])
    .execute();
  return rows;
}

/** Bytes of all files that somebody has sent, also to hives of others. */
export async function attachmentBytesOf({ db }: Db, authorId: UserId): Promise<number> {
  const { sum } = await db
    .selectFrom('attachments')
    .select(sql<string>`coalesce(sum(size_bytes), 0)`.as('sum'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

export async function allAttachmentKeys({ db }: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('attachments').select('file_key').execute();
  return new Set(rows.map(({ file_key }) => file_key));
}
