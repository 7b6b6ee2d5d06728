import { dateOrderJudge, type ImportDateOrder, type ImportMapping, isAmericanZone } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import { rowsAbove } from './batch-reader.ts';
import { RowTooLong, recordsOf, requireContent } from './records.ts';

/** Where the dates of a file stand; -1: nowhere, or in columns of years, months and days. */
export function dateColumnOf({ columns }: Pick<ImportMapping, 'columns'>): number {
  return columns.findIndex(({ role, quantity }) => role === 'time' || quantity === 'queen_born');
}

const rowsTogether = 500;

/**
 * In which order the dates of a file are written. Its first rows mostly tell it; as long as none does, all others are
 * read: a 13 may stand far below.
 */
export async function orderOfDates(
  context: Pick<Context, 'imports'>,
  fileName: string,
  mapping: Omit<ImportMapping, 'dateOrder'>,
): Promise<ImportDateOrder> {
  const judge = dateOrderJudge(isAmericanZone(mapping.timeZone));
  const at = dateColumnOf(mapping);
  const file = at === -1 ? undefined : await context.imports.read(fileName);
  if (file === undefined) return judge.judged().order;
  let left = rowsAbove(mapping);
  try {
    for await (const { rows } of recordsOf(requireContent(file).content, mapping, rowsTogether)) {
      for (const row of rows.slice(left)) judge.add(row[at] ?? '');
      left = Math.max(0, left - rows.length);
      if (judge.judged().isSure) break;
    }
  } catch (error) {
    // The count says what is wrong with the file.
    if (!(error instanceof RowTooLong)) throw error;
  }
  return judge.judged().order;
}
