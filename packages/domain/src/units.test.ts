import fc from 'fast-check';
import { asStored, fromPaperUnit, inUnits, kilogramsOf, type Units, usualUnits } from './units.ts';

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

test('what is written in another unit is stored in ours', () => {
  expect([
    fromPaperUnit(10, 'lb'),
    fromPaperUnit(16, 'oz'),
    fromPaperUnit(2, 'gal'),
    fromPaperUnit(212, '°F'),
  ]).toEqual([4.536, 453.592, 7.571, 100]);
});

test('a weight that is written comes back as it was', () => {
  const written = 48.5;
  const kilograms = kilogramsOf(written, 'lb');
  expect(kilograms).toBeCloseTo(21.999, 3);
  expect(inUnits({ value: kilograms, unit: 'kg' }, american).value).toBeCloseTo(written, 9);
  expect(kilogramsOf(written, 'kg')).toBe(written);
});

test('who reads pounds reads ounces and gallons as well', () => {
  expect(inUnits({ value: 500, unit: 'g' }, american)).toEqual({
    value: expect.closeTo(17.637, 3),
    unit: 'oz',
  });
  expect(asStored({ value: 2, unit: 'l' }, american)).toBe(7.571);
  expect(inUnits({ value: 500, unit: 'g' }, usualUnits)).toEqual({ value: 500, unit: 'g' });
});

test.each(['kg', 'g', 'l', '°C', 'mm', undefined])(
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
