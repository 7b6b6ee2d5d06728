import fc from 'fast-check';
import { colonyCountRules, countDay } from './colony-count-rules.ts';
import { isCalendarDate } from './date-formats.ts';

const ruleOf = (country: string) => {
  const rule = colonyCountRules.find((each) => each.country === country);
  if (rule === undefined) throw new Error(`No rule of ${country}`);
  return rule;
};

test('the Netherlands count on the first of February', () => {
  expect(countDay(ruleOf('nl'), 2026, '2026-11-24')).toBe('2026-02-01');
});

test('France counts on the day of the declaration, while that is open', () => {
  expect(countDay(ruleOf('fr'), 2026, '2026-11-24')).toBe('2026-11-24');
  expect(countDay(ruleOf('fr'), 2026, '2026-12-31')).toBe('2026-12-31');
  expect(countDay(ruleOf('fr'), 2026, '2027-01-01')).toBe('2026-09-01');
  expect(countDay(ruleOf('fr'), 2025, '2026-11-24')).toBe('2025-09-01');
});

test('where no day is known none is made up', () => {
  expect(countDay(ruleOf('de'), 2026, '2026-11-24')).toBeUndefined();
});

test('each country is in the list once, with a real day of whatever year', () => {
  const codes = colonyCountRules.map(({ country }) => country);
  expect(codes).toEqual([...new Set(codes)].sort());
  fc.assert(
    fc.property(fc.constantFrom(...colonyCountRules), fc.integer({ min: 1900, max: 2200 }), (rule, year) => {
      const day = countDay(rule, year, '2026-10-01');
      expect(day === undefined || isCalendarDate(day)).toBe(true);
      expect(day === undefined || day.startsWith(String(year))).toBe(true);
    }),
  );
});
