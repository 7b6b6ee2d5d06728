import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, sendImport } from './test-imports.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const cell = (type: string, attributes: string, text: string) =>
  `<table:table-cell office:value-type="${type}" ${attributes}><text:p>${text}</text:p></table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const words = (...texts: string[]) => row(...texts.map((text) => cell('string', '', text)));
const table = (name: string, rows: string) =>
  `<table:table table:name="${name}"><table:table-column/>${rows}</table:table>`;

/** A document as LibreOffice writes it. */
function aDocument(tables: string, kind = 'spreadsheet'): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('application/vnd.oasis.opendocument.spreadsheet'), 'mimetype');
  zip.addBuffer(
    Buffer.from(
      `<?xml version="1.0"?><office:document-content><office:body><office:${kind}>${tables}</office:${kind}></office:body></office:document-content>`,
    ),
    'content.xml',
  );
  zip.end();
  return buffer(zip.outputStream as Readable);
}

test('sheets of LibreOffice are read as their cells mean, not as they show it', async () => {
  const measured = table(
    'Scale',
    words('Datum', 'Gewicht (kg)', 'Feuchte') +
      row(
        cell('date', 'office:date-value="2026-05-14T10:30:00"', '14.05.26 10:30'),
        cell('float', 'office:value="34.5"', '35'),
        cell('percentage', 'office:value="0.61"', '61 %'),
      ) +
      row(
        cell('date', 'office:date-value="2026-05-15"', '15.05.26'),
        cell('float', 'office:value="34.6"', '35'),
        '<table:table-cell table:number-columns-repeated="16382"/>',
      ) +
      '<table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
  );
  const diary = table(
    'Diary',
    words('Volk', 'Datum', 'Bemerkung') +
      row(
        cell('string', '', 'A'),
        cell('date', 'office:date-value="2026-05-14"', '14. Mai'),
        '<table:table-cell office:value-type="string"><office:annotation><text:p>a remark</text:p></office:annotation><text:p>two <text:span>words,</text:span></text:p><text:p>two lines</text:p></table:table-cell>',
      ),
  );
  const first = await anImport(api, anna, await aDocument(measured + diary));
  expect(first.mapping.kind).toBe('measurements');
  expect(first.samples.map(({ time, values }: { time: string; values: object[] }) => [time, values])).toEqual(
    [
      [
        '2026-05-14T08:30:00.000Z',
        [
          { quantity: 'weight_kg', value: 34.5 },
          { quantity: 'h', value: 61 },
        ],
      ],
      ['2026-05-14T22:00:00.000Z', [{ quantity: 'weight_kg', value: 34.6 }]],
    ],
  );
  const { body } = await api.request('GET', '/api/v1/imports', { as: anna });
  const [second] = body.filter(({ name }: { name: string }) => name.endsWith('Diary'));
  const shown = (await api.request('GET', `/api/v1/imports/${second.id}`, { as: anna })).body;
  expect(shown.samples[0].said).toEqual([{ field: 'notes', text: 'two words, two lines' }]);
});

test('a hive that is written once for several rows is that of all of them', async () => {
  const hive = cell('string', 'table:number-rows-spanned="2"', 'A');
  const visit = (day: string, note: string) =>
    cell('date', `office:date-value="2026-05-${day}"`, '') + cell('string', '', note);
  const rows =
    words('Volk', 'Datum', 'Bemerkung') +
    row(hive, visit('14', 'one')) +
    row('<table:covered-table-cell/>', visit('15', 'two')) +
    row(cell('string', '', 'B'), visit('16', 'three'));
  const { samples } = await anImport(api, anna, await aDocument(table('x', rows)));
  expect(samples.map(({ name }: { name: string }) => name)).toEqual(['A', 'A', 'B']);
});

test.each([
  ['a text document', aDocument(table('x', words('a', 'b')), 'text')],
  [
    'a row that is repeated a million times',
    aDocument(
      table(
        'x',
        words('time', 'weight_kg') +
          row(cell('string', '', 'x'.repeat(1000))).replace(
            '<table:table-row>',
            '<table:table-row table:number-rows-repeated="1000000">',
          ),
      ),
    ),
  ],
  ['no XML', aDocument('<')],
])('%s is no table', async (_, file) => {
  const { status, body } = await sendImport(api, anna, await file);
  expect([status, body.problems]).toEqual([422, [{ path: 'file', code: 'not_a_table' }]]);
});
