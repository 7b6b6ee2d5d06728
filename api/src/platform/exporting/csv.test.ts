import fc from 'fast-check';
import { csvFormOf, csvHead, csvRow, plainCsv } from './csv.ts';

const columns = ['a', 'b'];

test('a file begins with the mark of UTF-8 and the names of its columns', () => {
  expect(csvHead(columns)).toBe('\uFEFFa,b\r\n');
});

test.each([
  [{ a: 'plain', b: 1.5 }, 'plain,1.5'],
  [{ a: 'one, two', b: 'say "bee"' }, '"one, two","say ""bee"""'],
  [{ a: 'two\nlines', b: null }, '"two\nlines",'],
  [{ a: new Date('2026-06-03T14:05:00Z'), b: true }, '2026-06-03T14:05:00.000Z,true'],
  [{ a: [3, 5], b: -4 }, '3 5,-4'],
  [{}, ','],
])('%j is written as %s', (row, line) => {
  expect(csvRow(columns, row)).toBe(`${line}\r\n`);
});

test.each(['nl', 'de', 'fr', 'ru', 'ua'] as const)(
  'a table in %s has semicolons and decimal commas',
  (language) => {
    const form = csvFormOf(language);
    expect(csvHead(columns, form)).toBe('\uFEFFa;b\r\n');
    expect(csvRow(columns, { a: 'one; two', b: -28.088 }, form)).toBe('"one; two";-28,088\r\n');
    expect(csvRow(columns, { a: '=1,5', b: [1.5, 2] }, form)).toBe("'=1,5;1.5 2\r\n");
  },
);

test('a table in English has commas and decimal points', () => {
  expect(csvFormOf('en')).toEqual(plainCsv);
});

const formulas = [
  '=1+1',
  '+31 6',
  '-note',
  '@home',
  '＝1+1',
  '＋31 6',
  '－note',
  '＠home',
  '﹦1',
  '\u2212note',
];

test.each([...formulas, ' =1+1', '\u200B=1+1', '\u00A0＝1+1'])('a spreadsheet does not run %s', (text) => {
  expect(csvRow(columns, { a: text, b: '' })).toBe(`'${text},\r\n`);
});

test('whatever people write, a row has its two cells and comes back as it was', () => {
  const cellOf = (text: string) => csvRow(['a'], { a: text }).slice(0, -2);
  const withoutGuard = (text: string) => text.replace(/^'/, '');
  const read = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(csvRow(columns, { a, b })).toBe(`${cellOf(a)},${cellOf(b)}\r\n`);
      expect(cellOf(a)).toMatch(/^("([^"]|"")*"|[^",\r\n]*)$/);
      expect(withoutGuard(read(cellOf(a)))).toBe(withoutGuard(a));
    }),
  );
});
