import type { Readable } from 'node:stream';
import { importLimits } from '@skep/domain';
import { fieldProblem } from '#platform/input/forms.ts';
import { plainCsv, plainRows } from './json-cells.ts';
import { type Form, recordsOf } from './records.ts';

const rowsTogether = 500;

/** A table with cells of JSON as the text of a CSV file without; it is read twice, since any row may have more to say. */
export async function* plainTable(content: () => Promise<Readable>, form: Form): AsyncGenerator<string> {
  const columns = new Set<string>();
  for await (const rows of plainParts(await content(), form))
    for (const row of rows) {
      for (const column of Object.keys(row)) columns.add(column);
      if (columns.size > importLimits.columns)
        throw fieldProblem('file', 'too_many_columns', { max: importLimits.columns });
    }
  const titles = [...columns];
  yield plainCsv(titles, [Object.fromEntries(titles.map((title) => [title, title]))]);
  for await (const rows of plainParts(await content(), form)) yield plainCsv(titles, rows);
}

async function* plainParts(content: Readable, form: Form) {
  let head: string[] | undefined;
  for await (const { rows } of recordsOf(content, form, rowsTogether)) {
    const below = head === undefined ? rows.slice(1) : rows;
    head ??= rows[0] ?? [];
    const titles = head;
    yield below.flatMap((row) => plainRows(titles, row));
  }
}
