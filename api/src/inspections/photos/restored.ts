import * as v from 'valibot';
import { newItemId } from '#inspections/checklists/restored.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import {
  imageName,
  instant,
  type KeepFile,
  maybe,
  mayName,
  type RestoredTable,
  requires,
  rowId,
  words,
} from '#platform/exporting/restored-table.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import { keepPicture } from '#platform/pictures/stored-pictures.ts';
import { roomWithoutArchive } from '#platform/storage-account/storage-account.ts';

/** Their pictures are in a folder of the archive and are encoded again, as every upload is. */
export const restoredPhotos: RestoredTable = {
  name: 'photos',
  table: 'photos',
  row: v.object({
    id: rowId,
    // A photo whose inspection was not saved has none, and is left out.
    inspection_id: maybe(rowId),
    hive_id: maybe(rowId),
    item_id: maybe(rowId),
    file: imageName,
    file_name: maybe(words(200)),
    description: maybe(words(1000)),
    taken_at: instant,
    created_at: instant,
  }),
  references: {
    inspection_id: requires('inspections'),
    hive_id: mayName('hives'),
  },
  owner: ['user_id', 'author_id'],
  partBy: 'inspection_id',
  after: ['checklist_items'],
  files: keepPictures,
  change: ({ item_id, ...row }, known) => ({
    ...row,
    category_id: typeof item_id === 'number' ? (newItemId(item_id, known) ?? null) : null,
  }),
};

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
      width_px: picture.widthPx,
      height_px: picture.heightPx,
      size_bytes: sizeBytes,
      updated_at: created_at ?? null,
    };
  };
}
