import fc from 'fast-check';
import type { Cell } from './cells.ts';
import { dateOf } from './dates.ts';

/** Cells in which these digits are read so surely; a space is an empty one. */
function cellsOf(text: string, sure = 0.99): Cell[] {
  return [...text].map((digit) => {
    if (digit === ' ') return { kind: 'empty', confidence: 1 };
    const chances = Array.from({ length: 11 }, (_, at) => (at === Number(digit) ? sure : (1 - sure) / 10));
    return { kind: 'written', chances };
  });
}

/** Of a cell that may be one of two digits. */
const either = (one: number, chance: number, other: number): Cell => ({
  kind: 'written',
  chances: Array.from({ length: 11 }, (_, at) => (at === one ? chance : at === other ? 1 - chance : 0)),
});

test('each day of the century that is written plainly is read', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31T23:59:00Z'), noInvalidDate: true }),
      (moment) => {
        const [year, month, day, hour, minute] = moment.toISOString().split(/[-T:]/).map(Number);
        const two = (value = 0) => String(value).padStart(2, '0');
        const read = dateOf(cellsOf(`${two(day)}${two(month)}${year}${two(hour)}${two(minute)}`));
        expect(read.value).toEqual({ year, month, day, time: { hour, minute } });
        expect(read.confidence).toBeGreaterThan(0.85);
      },
    ),
  );
});

test('a month that would be the seventieth is read as the tenth', () => {
  const cells = cellsOf('21  2027');
  cells.splice(2, 2, either(7, 0.55, 1), either(0, 0.98, 6));
  expect(dateOf(cells).value).toEqual({ year: 2027, month: 10, day: 21, time: undefined });
});

test('a year of two digits is one of this century, and one digit may be in either cell', () => {
  expect(dateOf(cellsOf(' 5 727  ')).value).toEqual({ year: 2027, month: 7, day: 5, time: undefined });
  expect(dateOf(cellsOf('5 7   27')).value).toEqual({ year: 2027, month: 7, day: 5, time: undefined });
});

test.each(['31022027', '    2027', '2107    ', '21072'.padEnd(8), '21072027 9  ', '210720271   '])(
  'what is no whole date (%s) needs a check',
  (digits) => {
    const read = dateOf(cellsOf(digits));
    if (digits.length === 8) expect(read.value).toBeUndefined();
    expect(read.confidence).toBeLessThan(0.5);
  },
);

test('whatever is in its cells, a date that is read exists', () => {
  const anyCell = fc.oneof(
    fc.constant<Cell>({ kind: 'empty', confidence: 1 }),
    fc
      .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 11, maxLength: 11 })
      .map((weights): Cell => {
        const sum = weights.reduce((all, weight) => all + weight, 0);
        return { kind: 'written', chances: weights.map((weight) => weight / sum) };
      }),
  );
  fc.assert(
    fc.property(fc.array(anyCell, { minLength: 12, maxLength: 12 }), (cells) => {
      const { value, confidence } = dateOf(cells);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
      if (value === undefined) return;
      const { year, month, day } = value;
      const moment = new Date(Date.UTC(year, month - 1, day));
      expect([moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()]).toEqual([
        year,
        month,
        day,
      ]);
    }),
  );
});
