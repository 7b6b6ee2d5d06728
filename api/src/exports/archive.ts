import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { csvFormOf, csvHead, csvRow } from '#platform/exporting/csv.ts';
import type { ExportTable } from '#platform/exporting/export-table.ts';
import type { ExportedFiles } from '#platform/exporting/exported-files.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { originOf } from './origin.ts';

export interface ArchiveOptions {
  context: Context;
  ownerId: UserId;
  tables: readonly ExportTable[];
  /** Inspections as people read them, next to the folders. */
  diary: ExportTable;
  files: readonly ExportedFiles[];
  /** Called when another of all tables is written. */
  onTable: (written: number, total: number) => Promise<void>;
}

const { text } = textsOf('exports');

/**
 * The zip as it grows: a page of rows is in memory at a time. Files of people stand in their language.
 */
export function archiveStream(options: ArchiveOptions): Readable {
  const { context, tables, diary } = options;
  const zip = new ZipFile();
  const at = { mtime: context.clock.now() };
  const total = tables.length * 2 + 1;
  let written = 0;
  const onTable = () => {
    written += 1;
    return options.onTable(written, total);
  };
  const output = new PassThrough();
  const files = [
    { name: 'everything.json', content: Readable.from(jsonParts(options, onTable)) },
    { name: 'inspections.csv', content: Readable.from(csvParts(options, diary, onTable)) },
    ...tables.map((table) => ({
      name: `tables/${table.name}.csv`,
      content: Readable.from(csvParts(options, table, onTable)),
    })),
  ];
  zip.addBuffer(Buffer.from(readme(options)), `${text(context.locale, 'readme.name')}.txt`, at);
  for (const { name, content } of files) {
    // A table that cannot be read: without this the zip would wait for its rest for ever.
    content.on('error', (error) => output.destroy(error));
    zip.addReadStream(content, name, at);
  }
  // The other way round: what nobody reads any more is not written on.
  output.on('close', () => {
    for (const { content } of files) content.destroy();
  });
  zip.addEmptyDirectory('images', at);
  addPictures(zip, options).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  zip.outputStream.pipe(output);
  return output;
}

/** Each is opened when its turn comes, and packed as it is: pictures grow no smaller. */
async function addPictures(zip: ZipFile, { context, ownerId, files }: ArchiveOptions): Promise<void> {
  for (const kind of files) {
    for await (const { name, at: mtime, open } of kind(context, ownerId)) {
      zip.addReadStreamLazy(`images/${name}`, { mtime, compress: false }, (done) => {
        // A file that was deleted meanwhile is empty: the zip has its name already.
        open().then(
          (content) => done(null, content ?? Readable.from([])),
          (error: Error) => done(error, Readable.from([])),
        );
      });
    }
  }
}

type OnTable = () => Promise<void>;

/** Each row is a line: `account-import` reads them line by line. */
async function* jsonParts({ context, ownerId, tables }: ArchiveOptions, onTable: OnTable) {
  const origin = await originOf(context, ownerId);
  yield `{\n"exported_at": ${JSON.stringify(context.clock.now())},\n"origin": "${origin}"`;
  for (const table of tables) {
    yield `,\n"${table.name}": [`;
    let separator = '\n';
    for await (const rows of table.pages(context, ownerId)) {
      if (rows.length === 0) continue;
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield '\n]';
    await onTable();
  }
  yield '\n}\n';
}

async function* csvParts({ context, ownerId }: ArchiveOptions, table: ExportTable, onTable: OnTable) {
  const { columns } = table;
  const form = csvFormOf(context.locale);
  yield csvHead(columns, form);
  for await (const rows of table.pages(context, ownerId)) {
    yield rows.map((row) => csvRow(columns, row, form)).join('');
  }
  await onTable();
}

/** For Windows too, whose editors want both signs at the end of a line. */
function readme({ context, tables }: ArchiveOptions): string {
  const say = (id: string, values = {}) => text(context.locale, `readme.${id}`, values);
  const date = context.clock.now().toISOString().slice(0, 10);
  const files = tables.map(({ name }) => `  tables/${name}.csv - ${text(context.locale, `table.${name}`)}`);
  const lines = [
    say('title', { date }),
    '',
    say('json'),
    say('diary'),
    say('tables'),
    ...files,
    say('images'),
    '',
    say('times'),
    say('formulas'),
    say('private'),
    '',
  ];
  return lines.join('\r\n');
}
