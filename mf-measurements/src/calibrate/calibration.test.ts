import { calibrationOf, checkOf, driftSince, type Readings, scalesOf } from './calibration.ts';

const none = { input: 'w_v', emptyRaw: undefined, loadedRaw: undefined, knownKg: undefined };
const read: Readings = {
  input: 'w_v',
  emptyRaw: 1000,
  loadedRaw: 2000,
  knownKg: 10,
  checkRaw: undefined,
  checkKg: undefined,
};
const definition = {
  input: 'w_v',
  output: 'weight_kg',
  offset: 1000,
  multiplier: 0.0116,
  validFrom: '2026-05-03T12:05:00+00:00',
};

test('two readings and a known weight make a calibration; less, or the same twice, makes none', () => {
  expect(calibrationOf(read)).toEqual({ offset: 1000, multiplier: 0.01 });
  expect(calibrationOf({ ...read, ...none })).toBeUndefined();
  expect(calibrationOf({ ...read, loadedRaw: 1000 })).toBeUndefined();
  expect(calibrationOf({ ...read, knownKg: Number.NaN })).toBeUndefined();
});

test('a second weight tells whether the scale is right', () => {
  expect(checkOf(read)).toBeUndefined();
  expect(checkOf({ ...read, checkRaw: 3000, checkKg: 20 })).toMatchObject({ shownKg: 20, isTooMuch: false });
  expect(checkOf({ ...read, checkRaw: 3000, checkKg: 18 })).toMatchObject({ offByKg: 2, isTooMuch: true });
});

test('a scale that has drifted since its last calibration is reported; one that is still right is not', () => {
  expect(driftSince([definition], read)).toEqual({
    offByKg: expect.closeTo(1.6),
    since: '2026-05-03T12:05:00+00:00',
  });
  const later = { ...definition, multiplier: 0.01, validFrom: '2026-06-01T00:00:00+00:00' };
  expect(driftSince([later, definition], read)).toBeUndefined();
  expect(driftSince([{ ...definition, input: 'w_fl' }], read)).toBeUndefined();
});

test('a device is calibrated by what it sends', () => {
  expect(
    scalesOf([
      { name: 'w_fr', value: 1 },
      { name: 't_i', value: 1 },
    ]),
  ).toEqual(['w_fr']);
  expect(scalesOf([])).toContain('w_v');
});
