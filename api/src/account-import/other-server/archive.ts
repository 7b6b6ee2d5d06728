import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { RestoredRow } from '#platform/exporting/restored-table.ts';
import type { AccountMove } from './move.ts';
import type { ReadAccount } from './read-account.ts';
import { measuredRows } from './read-measurements.ts';

/** An archive of what was read, in the form of our own: see `exports/archive.ts`. */
export function archiveOf({ origin }: Pick<AccountMove, 'origin'>, read: ReadAccount): Readable {
  const { context, calls } = read.reading;
  const zip = new ZipFile();
  const output = new PassThrough();
  const content = Readable.from(parts(origin, read));
  content.on('error', (error) => output.destroy(error));
  output.on('close', () => content.destroy());
  const options = { mtime: context.clock.now() };
  zip.addReadStream(content, 'everything.json', options);
  for (const { file, call } of read.files)
    zip.addReadStreamLazy(file, { ...options, compress: !file.startsWith('images/') }, (done) => {
      calls.answer(call).then(
        ({ body }) => done(null, Readable.from([body])),
        (error: Error) => output.destroy(error),
      );
    });
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

async function* parts(origin: string, { reading, measured }: ReadAccount): AsyncGenerator<string> {
  yield `{\n"origin": "${origin}"`;
  for (const [name, rows] of reading.into.tables) yield `,\n"${name}": [\n${linesOf(rows)}\n]`;
  yield ',\n"measurements": [';
  let separator = '\n';
  for (const device of measured)
    for await (const rows of measuredRows(reading, device)) {
      yield separator + linesOf(rows);
      separator = ',\n';
    }
  yield '\n]\n}\n';
}

const linesOf = (rows: readonly RestoredRow[]) => rows.map((row) => JSON.stringify(row)).join(',\n');
