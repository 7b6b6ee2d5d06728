import fc from 'fast-check';
import { scaleCalibrationOf, scaleDrift, weightOfRaw } from './scale-calibration.ts';

const raw = fc.integer({ min: -8_000_000, max: 8_000_000 });
const kg = fc.integer({ min: 1, max: 200 });

test('a calibrated scale shows nothing when it is empty, and the known weight under it', () => {
  fc.assert(
    fc.property(raw, raw, kg, (emptyRaw, loadedRaw, knownKg) => {
      fc.pre(emptyRaw !== loadedRaw);
      const calibration = scaleCalibrationOf({ emptyRaw, loadedRaw, knownKg });
      if (calibration === undefined) throw new Error('None.');
      expect(weightOfRaw(emptyRaw, calibration)).toBeCloseTo(0);
      expect(weightOfRaw(loadedRaw, calibration)).toBeCloseTo(knownKg, 6);
    }),
  );
});

test.each([
  [{ emptyRaw: 100, loadedRaw: 100, knownKg: 10 }],
  [{ emptyRaw: 100, loadedRaw: 200, knownKg: 0 }],
  [{ emptyRaw: Number.NaN, loadedRaw: 200, knownKg: 10 }],
])('%j tells nothing about a scale', (readings) => {
  expect(scaleCalibrationOf(readings)).toBeUndefined();
});

test('a little off is how scales are; more than the fiftieth part is a fault', () => {
  expect(scaleDrift(10.1, 10).isTooMuch).toBe(false);
  expect(scaleDrift(10.3, 10).isTooMuch).toBe(true);
  expect(scaleDrift(50.9, 50).isTooMuch).toBe(false);
  expect(scaleDrift(48.8, 50)).toEqual({ offByKg: expect.closeTo(-1.2), isTooMuch: true });
});
