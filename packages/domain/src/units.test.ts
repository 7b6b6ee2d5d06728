import fc from 'fast-check';
import { asStored, inUnits, kilogramsOf, type Units, usualUnits } from './units.ts';

const american: Units = { weight: 'lb', temperature: 'fahrenheit' };

test('weights and temperatures are read in the units that a person chose', () => {
  expect(inUnits({ value: 10, unit: 'kg' }, american)).toEqual({
    value: expect.closeTo(22.046, 3),
    unit: 'lb',
  });
  expect(inUnits({ value: 35, unit: '°C' }, american)).toEqual({ value: 95, unit: '°F' });
  expect(inUnits({ value: -40, unit: '°C' }, american)).toEqual({ value: -40, unit: '°F' });
});

test('all else, and everything for who has not chosen, stays as it is', () => {
  for (const unit of ['%RH', 'V', undefined])
    expect(inUnits({ value: 3, unit }, american)).toEqual({ value: 3, unit });
  expect(inUnits({ value: 10, unit: 'kg' }, usualUnits)).toEqual({ value: 10, unit: 'kg' });
});

test('a weight that is written comes back as it was', () => {
  const written = 48.5;
  const kilograms = kilogramsOf(written, 'lb');
  expect(kilograms).toBeCloseTo(21.999, 3);
  expect(inUnits({ value: kilograms, unit: 'kg' }, american).value).toBeCloseTo(written, 9);
  expect(kilogramsOf(written, 'kg')).toBe(written);
});

test.each(['kg', '°C', 'mm', undefined])(
  'a figure of %s that is written with one decimal comes back as it was',
  (unit) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), (tenths) => {
        const stored = asStored({ value: tenths / 10, unit }, american);
        expect(Math.round(stored * 1000) / 1000).toBe(stored);
        expect(inUnits({ value: stored, unit }, american).value.toFixed(1)).toBe((tenths / 10).toFixed(1));
      }),
    );
  },
);
