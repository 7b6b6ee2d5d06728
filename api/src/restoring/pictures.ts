import { AppError } from '@skep/domain';
import type { RestoredRow, RestoredTable } from '#platform/exporting/restored-table.ts';
import { keepPicture } from '#platform/pictures/kept-pictures.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import type { Run } from './bring-back.ts';
import { KindRefused, parsedRow } from './kind-rows.ts';

/**
 * Draws the pictures of photos that are to come, before any of them has a row: one that cannot be shown, and none comes.
 * A file that gets no row in the end is found and deleted later. By the photos' ids in the archive.
 * @throws KindRefused
 */
export async function drawnPictures(
  { context, archive, ids, isWriting }: Run,
  table: RestoredTable,
): Promise<ReadonlyMap<number, (row: RestoredRow) => RestoredRow>> {
  const drawn = new Map<number, (row: RestoredRow) => RestoredRow>();
  let number = 0;
  for await (const line of archive.rows(table.name)) {
    number += 1;
    const was = parsedRow(table, line, number);
    const file = String(was.file);
    const refused = new KindRefused({ row: number, column: 'file' });
    if (!archive.hasPicture(file)) throw refused;
    if (!isWriting || ids.find('inspections', Number(was.inspection_id))?.isFresh !== true) continue;
    const picture = await readPicture(await archive.picture(file)).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'invalid_input' ? refused : error;
    });
    const key = await keepPicture(context, 'photo', picture);
    drawn.set(Number(was.id), (row) => ({
      ...row,
      file_key: key,
      extension: picture.extension,
      width_px: picture.widthPx,
      height_px: picture.heightPx,
      size_bytes: picture.whole.length + picture.thumb.length,
      updated_at: row.created_at ?? null,
    }));
  }
  return drawn;
}
