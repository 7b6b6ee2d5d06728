import type { TableColumnFragment } from '../generated/graphql.ts';
import { tableCsv } from './table-csv.ts';
import type { TableRow } from './table-rows.ts';

const heads = ['time', 'author', 'impression', 'attention', 'notes', 'reminder', 'reminder time', 'photos'];
const column = (overrides: Partial<TableColumnFragment>) =>
  ({
    inspectedAt: '2026-06-03T14:05:00+02:00',
    impression: null,
    needsAttention: null,
    generalPhotoIds: [],
    ...overrides,
  }) as TableColumnFragment;
const row = (name: string, texts: (string | null)[], unit: string | null = null): TableRow =>
  ({
    itemId: name,
    category: 'Food',
    ancestors: ['Stores'],
    name,
    input: 'TEXT',
    cells: texts.map((text) => text && { itemId: name, value: text, text, unit }),
  }) as TableRow;

test('each inspection is a line in GMT, each item a column by its place and unit', () => {
  const columns = [
    column({ impression: 8, needsAttention: false, authorName: 'Bram', generalPhotoIds: ['7', '8'] }),
    column({}),
  ];
  expect(tableCsv({ columns, rows: [row('Sugar', ['0', null], 'kg')] }, heads)).toBe(
    '\uFEFFtime,author,impression,attention,notes,reminder,reminder time,photos,Food > Stores > Sugar (kg)\r\n' +
      '2026-06-03T12:05:00Z,Bram,8,0,,,,2,0\r\n2026-06-03T12:05:00Z,,,,,,,,\r\n',
  );
});

test.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+49 171', "'+49 171"],
  ['-1+2', "'-1+2"],
  ['-5.5', '-5.5'],
  ['\t@SUM', "'\t@SUM"],
  ['a, b', '"a, b"'],
])('%j is no formula and stays one cell', (notes, cell) => {
  expect(tableCsv({ columns: [column({ notes })], rows: [] }, heads)).toContain(`,${cell},`);
});

test('of photos it says how many there are', () => {
  const photos = { ...row('Brood', [null]), input: 'IMAGE' as const };
  const cells = [{ itemId: '407', value: '7,8', text: '', unit: null, unitKey: null }] as TableRow['cells'];
  expect(tableCsv({ columns: [column({})], rows: [{ ...photos, cells }] }, heads)).toMatch(/,2\r\n$/);
});

test('numbers have the decimal sign of the language, weights the unit of the person', () => {
  const weighed = { ...row('Sugar', ['1.5']), input: 'NUMBER' as const };
  const cells = [
    { itemId: 'Sugar', value: '1.5', text: '1.5', unit: 'kg', unitKey: 'kg' },
  ] as TableRow['cells'];
  const table = { columns: [column({ notes: 'a; b' })], rows: [{ ...weighed, cells }] };
  const units = { weight: 'lb', temperature: 'celsius' } as const;
  const [head, line] = tableCsv(table, heads, { language: 'de', units }).split('\r\n');
  expect(head).toMatch(/;Food > Stores > Sugar \(lb\)$/);
  expect(line).toBe('2026-06-03T12:05:00Z;;;;"a; b";;;;3,307');
});
