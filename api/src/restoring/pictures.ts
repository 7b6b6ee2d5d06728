import { AppError } from '@skep/domain';
import { bytesSentBy } from '#inspections/photos/store.ts';
import type { RestoredRow, RestoredTable } from '#platform/exporting/restored-table.ts';
import { keepPicture } from '#platform/pictures/kept-pictures.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import type { Run } from './bring-back.ts';
import { KindRefused, parsedRow } from './kind-rows.ts';

type Drawn = (row: RestoredRow) => RestoredRow | undefined;

/**
 * Draws the pictures of photos that are to come, before any of them has a row: one that cannot be shown, and none comes.
 * Without its picture, with that of another, or where there is no room left, a photo is left out. A file that gets no
 * row in the end is found and deleted later. By the photos' ids in the archive.
 * @throws KindRefused
 */
export async function drawnPictures(
  { context, ownerId, archive, ids, isWriting }: Run,
  table: RestoredTable,
): Promise<ReadonlyMap<number, Drawn>> {
  const drawn = new Map<number, Drawn>();
  const leftOut: Drawn = () => undefined;
  const files = new Set<string>();
  let roomBytes = context.photoBytesMax - (await bytesSentBy(context, ownerId));
  let number = 0;
  for await (const line of archive.rows(table.name)) {
    number += 1;
    const was = parsedRow(table, line, number);
    const file = String(was.file);
    if (!archive.hasPicture(file) || files.has(file)) {
      drawn.set(Number(was.id), leftOut);
      continue;
    }
    files.add(file);
    if (!isWriting || ids.find('inspections', Number(was.inspection_id))?.isFresh !== true) continue;
    const row = number;
    const picture = await readPicture(await archive.picture(file)).catch((error: unknown) => {
      const isUnreadable = error instanceof AppError && error.code === 'invalid_input';
      throw isUnreadable ? new KindRefused({ row, column: 'file' }) : error;
    });
    const sizeBytes = picture.whole.length + picture.thumb.length;
    if (sizeBytes > roomBytes) {
      drawn.set(Number(was.id), leftOut);
      continue;
    }
    roomBytes -= sizeBytes;
    const key = await keepPicture(context, 'photo', picture);
    drawn.set(Number(was.id), (row) => ({
      ...row,
      file_key: key,
      extension: picture.extension,
      width_px: picture.widthPx,
      height_px: picture.heightPx,
      size_bytes: sizeBytes,
      updated_at: row.created_at ?? null,
    }));
  }
  return drawn;
}
