import fc from 'fast-check';
import { paperDateOf } from './paper-dates.ts';

const now = new Date('2026-06-15T10:00:00Z');

test.each([
  ['2026-05-03 14:30', '2026-05-03T14:30'],
  ['2026-05-03', '2026-05-03T00:00'],
  ['03-05-2026', '2026-05-03T00:00'],
  ['3.5.2026', '2026-05-03T00:00'],
  ['03-05-2027 07:05', '2027-05-03T07:05'],
  // No thirteenth month: as it is written in America.
  ['05-13-2026', '2026-05-13T00:00'],
  ['05-13-2026 24:00', '2026-05-13T23:59'],
])('%s is %s', (written, found) => {
  expect(paperDateOf(written, now)).toBe(found);
});

test.each([
  '2025-12-31',
  '2029-01-01',
  '31-02-2026',
  '2026-13-01',
  '2026-05-03 25:00',
  '2026-05-03 10:60',
  'May',
  '',
])('%s is no date of now', (written) => {
  expect(paperDateOf(written, now)).toBeUndefined();
});

/** What digits of a date come to where some are misread. */
const writtenDate = fc
  .record({
    day: fc.integer({ min: 0, max: 32 }),
    month: fc.integer({ min: 0, max: 13 }),
    year: fc.integer({ min: 2025, max: 2029 }),
    isYearFirst: fc.boolean(),
    sign: fc.constantFrom('-', '.', '/'),
    time: fc.constantFrom('', ' 7:05', ' 24:00', ' 25:00'),
  })
  .map(({ day, month, year, isYearFirst, sign, time }) => {
    const parts = isYearFirst ? [year, month, day] : [day, month, year];
    return parts.join(sign) + time;
  });

test('whatever is taken for a date is one of the calendar, from this year to two years ahead', () => {
  fc.assert(
    fc.property(writtenDate, (written) => {
      const found = paperDateOf(written, now);
      fc.pre(found !== undefined);
      expect(new Date(`${found}:00Z`).toISOString().slice(0, 16)).toBe(found);
      expect(['2026', '2027', '2028']).toContain(found?.slice(0, 4));
    }),
  );
});
