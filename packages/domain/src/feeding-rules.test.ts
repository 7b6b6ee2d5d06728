import fc from 'fast-check';
import { safeParse } from 'valibot';
import { feedingForm, feedPerHive, feedUnits, storedEstimateKg, sugarRatios } from './feeding-rules.ts';

const feeding = {
  ...{ hiveIds: ['1'], day: '2026-09-01', feed: 'syrup', amount: 3, unit: 'litres' },
  ...{ isPerHive: true, ratio: 'three_to_two' },
};
const problems = (overrides: Record<string, unknown>) =>
  (safeParse(feedingForm, { ...feeding, ...overrides }).issues ?? []).map(({ path, message }) => [
    path?.map(({ key }) => key).join('.'),
    message,
  ]);

test('syrup is measured in kilograms or litres and may be bought ready', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ ratio: undefined, unit: 'kilograms' })).toEqual([]);
});

test('what cannot be poured has no litres, and what is no syrup no ratio', () => {
  expect(problems({ feed: 'fondant', ratio: undefined })).toEqual([['unit', 'unknown_choice']]);
  expect(problems({ feed: 'pollen', unit: 'kilograms' })).toEqual([['ratio', 'unknown_choice']]);
});

test('something else is said in words', () => {
  const other = { feed: 'other', ratio: undefined };
  expect(problems(other)).toEqual([['words', 'required']]);
  expect(problems({ ...other, words: 'Herbal tea' })).toEqual([]);
});

test('nothing is no feeding, and a correction says why', () => {
  expect(problems({ amount: 0 })).toEqual([['amount', 'too_small']]);
  expect(problems({ correctsId: '4' })).toEqual([['correctionReason', 'required']]);
});

test('three litres of syrup of three to two become some two kilograms of stores', () => {
  const facts = { feed: 'syrup', unit: 'litres', ratio: 'three_to_two', amount: 3, isPerHive: true } as const;
  expect(storedEstimateKg(facts, 5)).toBeCloseTo(2.32, 2);
});

test('of protein and of syrup that nobody knows nothing is estimated', () => {
  const facts = { unit: 'kilograms', ratio: undefined, amount: 3, isPerHive: true } as const;
  expect(storedEstimateKg({ ...facts, feed: 'pollen' }, 1)).toBeUndefined();
  expect(storedEstimateKg({ ...facts, feed: 'syrup' }, 1)).toBeUndefined();
});

test('shared evenly, the hives have what was given together; and the bees never store more than it weighed', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 10_000, noNaN: true }),
      fc.integer({ min: 1, max: 500 }),
      fc.constantFrom(...sugarRatios),
      fc.constantFrom(...feedUnits),
      (amount, hives, ratio, unit) => {
        const together = { amount, isPerHive: false };
        expect(feedPerHive(together, hives) * hives).toBeCloseTo(amount, 6);
        const stored = storedEstimateKg({ feed: 'syrup', ratio, unit, ...together }, hives) ?? Number.NaN;
        expect(stored).toBeGreaterThan(0);
        expect(stored).toBeLessThan(feedPerHive(together, hives));
      },
    ),
  );
});
