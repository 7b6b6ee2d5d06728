import { type ExpressionBuilder, sql } from 'kysely';
import { type Asking, accessTo, isSeen, type RowOfHive } from '#hive-core/authorization.ts';
import type { Access } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, InspectionId, PhotoId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Database } from '#platform/database/tables.ts';
import type { Picture } from '#platform/pictures/picture.ts';
import type { StoredPicture } from '#platform/pictures/stored-pictures.ts';
import type { NewPhoto, Photo } from './photo.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

const inspectionRow: RowOfHive = {
  hiveId: 'inspections.hive_id',
  ownerId: 'inspections.user_id',
  at: 'inspections.inspected_at',
};

/** Far more than a page of inspections has. */
const mostShown = 1000;

/** Which photos are meant; what is absent does not narrow. */
export interface WantedPhotos {
  inspectionIds?: readonly InspectionId[] | undefined;
  ids?: readonly PhotoId[] | undefined;
}

/** Photos of inspections that the viewer sees, and own ones that are not saved with any: the newest first. */
export async function seenPhotos(context: Reading, { inspectionIds, ids }: WantedPhotos): Promise<Photo[]> {
  const rows = await select(context)
    .where((row) => row.or([isSeen(context, inspectionRow), isOwnWithout(context, row)]))
    .$if(inspectionIds !== undefined, (query) =>
      query.where('photos.inspection_id', '=', anyOf(inspectionIds ?? [])),
    )
    .$if(ids !== undefined, (query) => query.where('photos.id', '=', anyOf(ids ?? [])))
    .orderBy('photos.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(photoOf).reverse();
}

export async function photosByIds(context: Reading, ids: readonly PhotoId[]): Promise<Photo[]> {
  const rows = await select(context).where('photos.id', '=', anyOf(ids)).execute();
  return rows.map(photoOf);
}

export async function photoByClientId(
  context: Reading,
  authorId: UserId,
  clientId: string,
): Promise<Photo | undefined> {
  const row = await select(context)
    .where('photos.author_id', '=', authorId)
    .where('photos.client_id', '=', clientId)
    .executeTakeFirst();
  return row && photoOf(row);
}

function select(context: Reading) {
  return context.db
    .selectFrom('photos')
    .leftJoin('inspections', 'inspections.id', 'photos.inspection_id')
    .selectAll('photos')
    .select((row) =>
      sql<Access>`case
        when photos.inspection_id is null then case when ${isOwnWithout(context, row)} then 'owner' else 'none' end
        else ${accessTo(context, inspectionRow)} end`.as('access'),
    )
    .where('inspections.deleted_at', 'is', null);
}

function isOwnWithout({ user, guest }: Asking, row: ExpressionBuilder<Database, 'photos'>) {
  const viewerId = guest !== undefined && 'userId' in guest ? guest.userId : (user?.id ?? null);
  return row.and([
    row('photos.inspection_id', 'is', null),
    sql<boolean>`photos.author_id = ${viewerId}::integer is true`,
  ]);
}

type PhotoRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function photoOf(row: PhotoRow): Photo {
  return {
    id: row.id,
    clientId: row.client_id ?? undefined,
    inspectionId: row.inspection_id ?? undefined,
    hiveId: row.hive_id ?? undefined,
    categoryId: row.category_id ?? undefined,
    key: row.file_key,
    extension: row.extension,
    fileName: row.file_name ?? undefined,
    description: row.description ?? undefined,
    widthPx: row.width_px,
    heightPx: row.height_px,
    sizeBytes: row.size_bytes,
    takenAt: row.taken_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    access: row.access,
  };
}

/** The inspection that a photo is to belong to, as the viewer may edit it. */
export async function inspectionOfPhoto(context: Reading, id: InspectionId) {
  return context.db
    .selectFrom('inspections')
    .select(['inspections.user_id as ownerId', 'inspections.hive_id as hiveId'])
    .select(accessTo(context, inspectionRow).as('access'))
    .where('inspections.id', '=', id)
    .where('inspections.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function insertPhoto(
  { db, user, clock }: SignedInContext,
  photo: NewPhoto,
  { key, picture }: { key: string; picture: Picture },
): Promise<PhotoId> {
  const at = clock.now();
  const { id } = await db
    .insertInto('photos')
    .values({
      user_id: photo.ownerId,
      author_id: user.id,
      client_id: photo.clientId ?? null,
      inspection_id: photo.inspectionId ?? null,
      hive_id: photo.hiveId ?? null,
      category_id: photo.categoryId ?? null,
      file_key: key,
      extension: picture.extension,
      file_name: photo.fileName ?? null,
      description: photo.description ?? null,
      width_px: picture.widthPx,
      height_px: picture.heightPx,
      size_bytes: picture.whole.length + picture.thumb.length,
      taken_at: photo.takenAt,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Bytes of all photos that somebody has sent, also to hives of others, and of the pieces that have arrived. */
export async function bytesSentBy({ db }: Db, authorId: UserId): Promise<number> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce((select sum(size_bytes) from photos where author_id = ${authorId}), 0)
      + coalesce((select sum(octet_length(content)) from photo_pieces where author_id = ${authorId}), 0) as sum`.execute(
    db,
  );
  return Number(rows[0]?.sum ?? 0);
}

export async function describePhoto(
  { db }: Db,
  id: PhotoId,
  description: string | undefined,
  at: Date,
): Promise<void> {
  await db
    .updateTable('photos')
    .set({ description: description ?? null, updated_at: at })
    .where('id', '=', id)
    .execute();
}

export interface PhotoPlace {
  inspectionId: InspectionId;
  ownerId: UserId;
  hiveId: HiveId;
}

/** Gives photos that somebody has sent, and that belong to no inspection yet, to one. */
export async function attachPhotos(
  { db, user, clock }: SignedInContext,
  ids: readonly PhotoId[],
  { inspectionId, ownerId, hiveId }: PhotoPlace,
  categoryId: number | undefined,
): Promise<void> {
  await db
    .updateTable('photos')
    .set({
      inspection_id: inspectionId,
      user_id: ownerId,
      hive_id: hiveId,
      category_id: categoryId ?? null,
      updated_at: clock.now(),
    })
    .where('id', '=', anyOf(ids))
    .where('author_id', '=', user.id)
    .where('inspection_id', 'is', null)
    .execute();
}

/** From the answers that name them too. @returns what is to go from the store of pictures. */
export async function deletePhotos({ db }: Db, ids: readonly PhotoId[]): Promise<StoredPicture[]> {
  for (const id of ids) {
    await sql`
      update inspection_items set value = array_to_string(array_remove(string_to_array(value, ','), ${String(id)}), ',')
      from photos where photos.id = ${id} and photos.inspection_id = inspection_items.inspection_id
        and photos.category_id = inspection_items.category_id`.execute(db);
    await sql`
      delete from inspection_items using photos
      where photos.id = ${id} and photos.inspection_id = inspection_items.inspection_id
        and photos.category_id = inspection_items.category_id and value = ''`.execute(db);
  }
  const rows = await db
    .deleteFrom('photos')
    .where('id', '=', anyOf(ids))
    .returning(['file_key', 'extension'])
    .execute();
  return rows.map(({ file_key: key, extension }) => ({ key, extension }));
}

/** Photos that were never saved with an inspection, and those whose inspection was deleted, since these times. */
export async function deleteForsaken({ db }: Db, { unsaved, deleted }: { unsaved: Date; deleted: Date }) {
  await db
    .deleteFrom('photos')
    .where('inspection_id', 'is', null)
    .where('created_at', '<', unsaved)
    .execute();
  await db
    .deleteFrom('photos')
    .where('inspection_id', 'in', (from) =>
      from.selectFrom('inspections').select('inspections.id').where('inspections.deleted_at', '<', deleted),
    )
    .execute();
}

export async function allPhotoKeys({ db }: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('photos').select('file_key').execute();
  return new Set(rows.map(({ file_key }) => file_key));
}
