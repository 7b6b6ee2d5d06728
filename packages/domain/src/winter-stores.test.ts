import fc from 'fast-check';
import { areStoresShort, storesLeft } from './winter-stores.ts';

test('what is left lies between what the thrifty and the hungry eat, and feed is more or less of it', () => {
  const left = storesLeft({ day: '2026-10-01', kg: 15, fedKg: 5 }, '2026-11-30');
  expect(left.leastKg).toBeCloseTo(16);
  expect(left.greatestKg).toBeCloseTo(19);
  expect(left.until).toBe('2027-10-16');
});

test('a day that lies ahead takes nothing off, and nothing is left below nothing', () => {
  expect(storesLeft({ day: '2026-10-01', kg: 15, fedKg: 0 }, '2026-09-01')).toMatchObject({
    ...{ leastKg: 15, greatestKg: 15 },
  });
  expect(storesLeft({ day: '2025-10-01', kg: 3, fedKg: 0 }, '2026-09-01')).toMatchObject({ leastKg: 0 });
});

test('the least is never above the greatest, and more days leave no more', () => {
  const kilograms = fc.double({ min: 0, max: 60, noNaN: true });
  fc.assert(
    fc.property(kilograms, kilograms, fc.nat(300), (kg, fedKg, days) => {
      const stores = { day: '2026-08-01', kg, fedKg };
      const on = (count: number) =>
        storesLeft(stores, new Date(Date.UTC(2026, 7, 1 + count)).toISOString().slice(0, 10));
      expect(on(days).leastKg).toBeLessThanOrEqual(on(days).greatestKg);
      expect(on(days + 1).greatestKg).toBeLessThanOrEqual(on(days).greatestKg);
    }),
  );
});

const inspected = { day: '2026-10-10', frames: undefined, isLow: false, fedKg: 0 };

test('what an inspection found too little is short until it was fed, everywhere, and for two months', () => {
  const low = { ...inspected, isLow: true };
  expect(areStoresShort(low, '2026-10-10', 'tropical')).toBe(true);
  expect(areStoresShort(low, '2026-12-09', 'northern')).toBe(true);
  expect(areStoresShort(low, '2026-12-10', 'northern')).toBe(false);
  expect(areStoresShort({ ...low, fedKg: 0.5 }, '2026-10-20', 'northern')).toBe(false);
});

test('combs of food are short two weeks before the hungry have eaten them, in winter and in the spring after it', () => {
  const four = { ...inspected, frames: 4 };
  // Four kilograms last 80 days at least: until 29 December.
  expect(areStoresShort(four, '2026-12-14', 'northern')).toBe(false);
  expect(areStoresShort(four, '2026-12-15', 'northern')).toBe(true);
  expect(areStoresShort({ ...four, fedKg: 5 }, '2026-12-15', 'northern')).toBe(false);
  expect(areStoresShort(four, '2027-04-30', 'northern')).toBe(true);
  expect(areStoresShort(four, '2027-05-01', 'northern')).toBe(false);
  expect(areStoresShort({ ...four, frames: 0 }, '2026-10-10', 'northern')).toBe(true);
});

test('a count of summer, or of another winter, says nothing, and in the south winter is in July', () => {
  const one = { ...inspected, frames: 1 };
  expect(areStoresShort({ ...one, day: '2026-07-31' }, '2026-10-10', 'northern')).toBe(false);
  expect(areStoresShort(one, '2027-10-10', 'northern')).toBe(false);
  expect(areStoresShort({ ...one, day: '2026-04-10' }, '2026-06-01', 'southern')).toBe(true);
  expect(areStoresShort(one, '2026-11-10', 'southern')).toBe(false);
  expect(areStoresShort(one, '2026-11-10', 'tropical')).toBe(false);
});
