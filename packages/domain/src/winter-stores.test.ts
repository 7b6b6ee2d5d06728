import fc from 'fast-check';
import { storesLeft } from './winter-stores.ts';

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
