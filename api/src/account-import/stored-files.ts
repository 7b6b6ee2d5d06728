import { AppError } from '@skep/domain';
import type { RestoredRow, RestoredTable } from '#platform/exporting/restored-table.ts';
import { KindRefused, parsedRow } from './kind-rows.ts';
import type { Run } from './run.ts';

type WithFile = (row: RestoredRow) => RestoredRow | undefined;

/**
 * Stores the files of rows before any of the rows is stored: if one file cannot be stored, no row is.
 * Without its file or with that of another a row is left out. By the numbers of the rows in the archive.
 * @throws KindRefused
 */
export async function storedFiles(
  { context, ownerId, archive, ids, isWriting }: Run,
  table: RestoredTable,
): Promise<ReadonlyMap<number, WithFile>> {
  const filesById = new Map<number, WithFile>();
  const { files, partBy = '', references } = table;
  if (files === undefined) return filesById;
  const keep = await files(context, ownerId);
  const leftOut: WithFile = () => undefined;
  const seen = new Set<string>();
  let number = 0;
  for await (const line of archive.rows(table.name)) {
    number += 1;
    const was = parsedRow(table, line, number);
    const file = String(was.file);
    if (!archive.hasFile(file) || seen.has(file)) {
      filesById.set(number, leftOut);
      continue;
    }
    seen.add(file);
    const whole = ids.find(references[partBy]?.to ?? '', Number(was[partBy]));
    if (!isWriting || whole?.isFresh !== true) continue;
    const row = number;
    const named = await keep(await archive.file(file), was, whole.id).catch((error: unknown) => {
      const isUnreadable = error instanceof AppError && error.code === 'invalid_input';
      throw isUnreadable ? new KindRefused({ row, column: 'file' }) : error;
    });
    filesById.set(number, named === undefined ? leftOut : (fresh) => ({ ...fresh, ...named }));
  }
  return filesById;
}
