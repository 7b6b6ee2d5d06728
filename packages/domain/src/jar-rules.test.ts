import fc from 'fast-check';
import { safeParse } from 'valibot';
import { jarsForm, kilogramsInJars, leftOfLot } from './jar-rules.ts';

const jars = {
  ...{ lot: 'A1', day: '2026-07-01', sizeGrams: 500, count: 20, bestBefore: '2028-07-01' },
  origin: 'Nederland',
};
const problems = (overrides: Record<string, unknown>) =>
  (safeParse(jarsForm, { ...jars, ...overrides }).issues ?? []).map(({ path, message }) => [
    path?.map(({ key }) => key).join('.'),
    message,
  ]);

test('jars are whole ones, and keep beyond the day on which they were filled', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ count: 1.5 })).toEqual([['count', 'not_whole']]);
  expect(problems({ bestBefore: '2026-07-01' })).toEqual([['bestBefore', 'date_too_early']]);
});

test('of a harvest that was not weighed nobody knows what is left', () => {
  expect(leftOfLot([12, undefined], [jars])).toBeUndefined();
});

const someJars = fc.record({
  sizeGrams: fc.integer({ min: 10, max: 5000 }),
  count: fc.integer({ min: 1, max: 500 }),
});
const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }).map((grams) => grams / 1000));

test('what was filled and what is left are what was harvested, to the gram', () => {
  fc.assert(
    fc.property(weights, fc.array(someJars), (harvested, filled) => {
      const grams = harvested.reduce((sum, kg) => sum + Math.round(kg * 1000), 0);
      const inJars = filled.reduce((sum, each) => sum + kilogramsInJars(each) * 1000, 0);
      const left = leftOfLot(harvested, filled) ?? Number.NaN;
      expect(Math.round(left * 1000)).toBe(Math.round(grams - inJars));
    }),
  );
});

test('a lot that is emptied to the last jar has nothing left, not a trillionth of a kilogram', () => {
  expect(leftOfLot([0.1, 0.2], [{ sizeGrams: 100, count: 3 }])).toBe(0);
});
