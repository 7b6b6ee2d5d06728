import { importedNumber, isNothing } from './import-numbers.ts';
import { importedTime } from './import-times.ts';
import { importedValue, importUnits, likelyUnit, unitCalibration } from './import-units.ts';

const inAmsterdam = { order: 'dmy', timeZone: 'Europe/Amsterdam' } as const;
const iso = (written: string, clock?: string, times: Parameters<typeof importedTime>[2] = inAmsterdam) =>
  importedTime(written, clock, times)?.toISOString();

test.each([
  ['2021-02-01T00:01:10Z', '2021-02-01T00:01:10.000Z'],
  ['2021-06-19 00:04:58+00:00', '2021-06-19T00:04:58.000Z'],
  ['2021-06-19 02:04:58.123 +02', '2021-06-19T00:04:58.000Z'],
  ['3.6.2026 14:05', '2026-06-03T12:05:00.000Z'],
  ['03/06/26 2:05 PM', '2026-06-03T12:05:00.000Z'],
  ['03-06-2026 12:05 am', '2026-06-02T22:05:00.000Z'],
  ['2026/06/03', '2026-06-02T22:00:00.000Z'],
  ['3.6.2026, 14:05:59 UTC', '2026-06-03T14:05:59.000Z'],
  ['Mi 3.6.2026 14:05', '2026-06-03T12:05:00.000Z'],
  ['Mittwoch, 03.06.2026 14:05', '2026-06-03T12:05:00.000Z'],
  ['2026-W23-3 14:05', '2026-06-03T12:05:00.000Z'],
  ['2026W23', '2026-05-31T22:00:00.000Z'],
  ['2026-W01', '2025-12-28T23:00:00.000Z'],
  ['2020-W53-7', '2021-01-02T23:00:00.000Z'],
])('%s is %s', (written, instant) => {
  expect(iso(written)).toBe(instant);
});

test.each([
  '',
  'yesterday',
  '0000-01-01',
  '31.2.2026',
  '2026-13-01',
  '1.1.2026 25:00',
  '123-1-1',
  'Hive 3.6.2026',
  '2026-W54',
  '1780000000',
])('%j is no time', (written) => {
  expect(iso(written)).toBeUndefined();
});

test('the time of day may stand apart, months may come first, and clocks count from 1970', () => {
  expect(iso('3.6.2026', '14:05')).toBe('2026-06-03T12:05:00.000Z');
  expect(iso('6/3/2026 14:05', undefined, { order: 'mdy', timeZone: 'UTC' })).toBe(
    '2026-06-03T14:05:00.000Z',
  );
  const excel = { order: 'excel', timeZone: 'UTC' } as const;
  expect(iso('46176', '0.5868055556', excel)).toBe('2026-06-03T14:05:00.000Z');
  expect(iso('46176', '14:05', excel)).toBe('2026-06-03T14:05:00.000Z');
  expect(iso('46176.5868055556', undefined, excel)).toBe('2026-06-03T14:05:00.000Z');
  const unix = { order: 'unix', timeZone: 'UTC' } as const;
  expect(iso('1780000000', undefined, unix)).toBe('2026-05-28T20:26:40.000Z');
  expect(iso('1780000000000', undefined, unix)).toBe('2026-05-28T20:26:40.000Z');
});

test('the hour that an autumn night has twice goes on, and the one that a spring night skips is after it', () => {
  const rows = ['02:30', '02:45', '02:00', '02:15', '02:45', '03:00'];
  let earlier: Date | undefined;
  const read = rows.map((clock) => {
    earlier = importedTime('25.10.2026', clock, inAmsterdam, earlier);
    return earlier?.toISOString().slice(11, 16);
  });
  expect(read).toEqual(['00:30', '00:45', '01:00', '01:15', '01:45', '02:00']);
  expect(iso('29.3.2026', '02:30')).toBe('2026-03-29T01:30:00.000Z');
});

test('numbers have one mark before their decimals, and all their digits', () => {
  expect(importedNumber('27.268856439199', false)).toBe(27.268856439199);
  expect(importedNumber(' -0,6 ', true)).toBe(-0.6);
  expect(importedNumber('1.5E-3', false)).toBe(0.0015);
  for (const [cell, hasDecimalComma] of [
    ['1,5', false],
    ['1.5', true],
    ['1e999', false],
    ['=1+1', false],
    ['0x1F', false],
  ] as const)
    expect(importedNumber(cell, hasDecimalComma)).toBeUndefined();
  expect(['', ' NaN ', 'null', '-', 'N/A'].every(isNothing)).toBe(true);
  expect(isNothing('0')).toBe(false);
});

test('pounds and degrees Fahrenheit are stored as kilograms and degrees Celsius', () => {
  expect(importUnits('kg')).toEqual(['kg', 'lb', 'oz', 'g']);
  expect(importUnits('%RH')).toEqual(['%RH']);
  expect(importedValue(100, 'kg', 'lb')).toBeCloseTo(45.359237, 6);
  expect(importedValue(32, '°C', '°F')).toBe(0);
  expect(importedValue(32, '°C', '°C')).toBe(32);
  expect(importedValue(0, 'kg', undefined)).toBe(0);
});

test.each([
  ['°C', '°F'],
  ['kg', 'oz'],
  ['kg', 'lb'],
  ['V', 'mV'],
  ['hPa', 'inHg'],
  ['kg', undefined],
  ['%RH', '%RH'],
])('a definition reads as much from %s sent in %s as an import of the same file', (stored, written) => {
  const { offset, multiplier } = unitCalibration(stored, written);
  for (const value of [-40, 0, 98.6, 21_500])
    expect((value - offset) * multiplier).toBeCloseTo(importedValue(value, stored, written), 6);
});

test('what no hive weighs and no brood bears is in another unit', () => {
  expect(['kg', '°C', 'V'].map((unit) => likelyUnit(unit, 21_500))).toEqual(['g', '°F', 'mV']);
  expect(likelyUnit('kg', 40)).toBeUndefined();
});
