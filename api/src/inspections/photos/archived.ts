import { sql } from 'kysely';
import { newItemId } from '#inspections/checklists/archived.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { archiveTable, mayName, only, requires, type Whose } from '#platform/exporting/archive-table.ts';
import { picturesOf } from '#platform/exporting/exported-files.ts';
import {
  imageName,
  instant,
  type KeepFile,
  maybe,
  rowId,
  words,
} from '#platform/exporting/restored-table.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import { keepPicture } from '#platform/pictures/stored-pictures.ts';
import { roomWithoutArchive } from '#platform/storage-account/storage-account.ts';

const fileOf = (id: unknown, extension: string) => `photo-${id}.${extension}`;

/** The path of a photo in an export. */
export const photoFileName = ({ id, extension }: { id: unknown; extension: string }) =>
  `images/${fileOf(id, extension)}`;

/** Without those of inspections that are deleted, which are not exported either. */
const whose: Whose = (ownerId) => sql`user_id = ${ownerId} and not exists (
  select 1 from inspections where inspections.id = inspection_id and inspections.deleted_at is not null
)`;

/** Their pictures are in a folder of the archive and are encoded again, as every upload is. */
export const archivedPhotos = archiveTable(
  'photos',
  {
    id: rowId,
    // A photo whose inspection was not saved has none, and is left out.
    inspection_id: requires('inspections', maybe(rowId)),
    hive_id: mayName('hives'),
    item_id: { from: 'category_id', restored: maybe(rowId) },
    file: {
      from: 'extension',
      show: (extension: string, { id }) => photoFileName({ id, extension }),
      restored: imageName,
    },
    ...{ file_name: maybe(words(200)), description: maybe(words(1000)) },
    ...only('width_px', 'height_px'),
    ...{ taken_at: instant, created_at: instant },
  },
  {
    whose,
    restore: {
      owner: ['user_id', 'author_id'],
      partBy: 'inspection_id',
      after: ['checklist_items'],
      files: keepPictures,
      change: ({ item_id, ...row }, known) => ({
        ...row,
        category_id: typeof item_id === 'number' ? (newItemId(item_id, known) ?? null) : null,
      }),
    },
  },
);

export const photoFiles = picturesOf(
  archiveTable(
    'photos',
    {
      ...{ id: {}, key: { from: 'file_key' }, extension: {}, at: { from: 'taken_at' } },
      name: { from: 'extension', show: (extension: string, { id }) => fileOf(id, extension) },
    },
    { whose },
  ),
);

/** A picture is encoded again; one for which there is no room is left out. */
async function keepPictures(context: Context, ownerId: UserId): Promise<KeepFile> {
  const takesRoom = await roomWithoutArchive(context, ownerId);
  return async (file, { created_at }) => {
    const picture = await readPicture(file);
    const sizeBytes = picture.whole.length + picture.thumb.length;
    if (!takesRoom(sizeBytes)) return undefined;
    return {
      file_key: await keepPicture(context, 'photo', picture),
      extension: picture.extension,
      ...{ width_px: picture.widthPx, height_px: picture.heightPx, size_bytes: sizeBytes },
      updated_at: created_at ?? null,
    };
  };
}
