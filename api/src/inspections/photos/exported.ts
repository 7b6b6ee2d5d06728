import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { PhotoId, UserId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';
import type { ExportedFile } from '#platform/exporting/exported-files.ts';
import { storedPicture } from '#platform/pictures/stored-pictures.ts';

const columns = [
  'id',
  'inspection_id',
  'hive_id',
  'item_id',
  'file',
  'file_name',
  'description',
  'width_px',
  'height_px',
  'taken_at',
  'created_at',
] as const;

/** `file` is the path of the photo in the export. */
export const exportedPhotos = tableById('photos', columns, async (context, page) =>
  (await rowsAfter(context, page)).map(({ category_id: item_id, file_key: _key, extension, ...row }) => ({
    ...row,
    item_id,
    file: photoFileName({ id: row.id, extension }),
  })),
);

export async function* photoFiles(context: Context, ownerId: UserId): AsyncIterable<ExportedFile> {
  const limit = 500;
  for (let after = 0; ; ) {
    const rows = await rowsAfter(context, { ownerId, after, limit });
    for (const { id, file_key: key, extension, taken_at: at } of rows) {
      const open = async () => (await storedPicture(context, { key, extension }, 'whole'))?.content;
      yield { name: fileOf({ id, extension }), at, open };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = last.id;
  }
}

/** The path of a photo in an export. */
export const photoFileName = (photo: { id: PhotoId; extension: string }) => `images/${fileOf(photo)}`;

const fileOf = ({ id, extension }: { id: PhotoId; extension: string }) => `photo-${id}.${extension}`;

interface Page {
  ownerId: UserId;
  after: number;
  limit: number;
}

/** Without those of inspections that are deleted, which are not exported either. */
function rowsAfter({ db }: Pick<Context, 'db'>, { ownerId, after, limit }: Page) {
  return db
    .selectFrom('photos')
    .leftJoin('inspections', 'inspections.id', 'photos.inspection_id')
    .select([
      'photos.id',
      'photos.inspection_id',
      'photos.hive_id',
      'photos.category_id',
      'file_key',
      'extension',
    ])
    .select(['file_name', 'description', 'width_px', 'height_px', 'taken_at', 'photos.created_at'])
    .where('photos.user_id', '=', ownerId)
    .where('inspections.deleted_at', 'is', null)
    .where('photos.id', '>', sql<PhotoId>`${after}`)
    .orderBy('photos.id')
    .limit(limit)
    .execute();
}
