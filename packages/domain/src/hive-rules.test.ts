import fc from 'fast-check';
import * as v from 'valibot';
import { newApiaryForm, numberedHiveName } from './apiary-rules.ts';
import { fieldProblemsOf } from './field-problems.ts';
import { dimensionsOfHiveType } from './hive-dimensions.ts';
import { defaultLayers, hiveLimits } from './hive-limits.ts';
import { hiveForm } from './hive-rules.ts';
import { queenColourOfYear } from './queen-colour.ts';
import { queenForm } from './queen-rules.ts';

const hive = { name: 'Kast 1', apiaryId: '7', layers: [...defaultLayers] };
const apiary = {
  name: 'Boomgaard',
  address: {},
  hives: { amount: 4, prefix: 'Kast', firstNumber: 1, layers: [...defaultLayers] },
};

const problemsOf = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? [] : fieldProblemsOf(result.issues);
};

test('a new hive has one super on two brood boxes with ten frames each', () => {
  expect(v.parse(hiveForm, hive).layers).toEqual([
    { kind: 'honey', frameCount: 10 },
    { kind: 'brood', frameCount: 10 },
    { kind: 'brood', frameCount: 10 },
  ]);
});

test('a name of thirty emoji fits, and one more does not', () => {
  expect(problemsOf(hiveForm, { ...hive, name: '🐝'.repeat(30) })).toEqual([]);
  expect(problemsOf(hiveForm, { ...hive, name: '🐝'.repeat(31) })).toEqual([
    { path: 'name', code: 'too_long', params: { max: 30 } },
  ]);
});

test.each(['', '   ', '\u200b\u200f'])('a name that shows nothing (%j) counts as missing', (name) => {
  expect(problemsOf(hiveForm, { ...hive, name })).toEqual([{ path: 'name', code: 'required' }]);
});

test.each(['a\u0000b', 'a\u001bb', 'a\nb', '\ud800'])('the name %j cannot be stored', (name) => {
  expect(problemsOf(hiveForm, { ...hive, name })).toEqual([{ path: 'name', code: 'unsupported_characters' }]);
});

test.each(["'; drop table hives; --", '<script>alert(1)</script>', 'מכוורת', '蜂箱'])(
  'the name %s is a name',
  (name) => {
    expect(v.parse(hiveForm, { ...hive, name }).name).toBe(name);
  },
);

test('each wrong layer is reported at its own place', () => {
  const layers = [{ kind: 'brood', frameCount: 41 }, { kind: 'roof' }, { kind: 'honey', frameCount: 0 }];
  expect(problemsOf(hiveForm, { ...hive, layers })).toEqual([
    { path: 'layers.0.frameCount', code: 'too_large', params: { max: 40 } },
    { path: 'layers.1.kind', code: 'unknown_choice' },
    { path: 'layers.2.frameCount', code: 'too_small', params: { min: 1 } },
  ]);
});

test('a long hive has up to forty bars', () => {
  const withFrames = (frameCount: number) => ({ ...hive, layers: [{ kind: 'brood', frameCount }] });
  expect([30, 40].flatMap((count) => problemsOf(hiveForm, withFrames(count)))).toEqual([]);
  expect(problemsOf(hiveForm, withFrames(41))).toEqual([
    { path: 'layers.0.frameCount', code: 'too_large', params: { max: 40 } },
  ]);
});

test('a hive has a bounded number of layers', () => {
  const layers = Array.from({ length: hiveLimits.layerCountMax + 1 }, () => ({ kind: 'honey' }));
  expect(problemsOf(hiveForm, { ...hive, layers })).toEqual([
    { path: 'layers', code: 'too_many', params: { max: hiveLimits.layerCountMax } },
  ]);
});

test('sizes keep one decimal and stay within a metre and a half', () => {
  const parsed = v.parse(hiveForm, { ...hive, dimensions: { frameWidthCm: 34.04, broodBoxDepthCm: 0 } });
  expect(parsed.dimensions).toEqual({ frameWidthCm: 34, broodBoxDepthCm: 0 });
  expect(problemsOf(hiveForm, { ...hive, dimensions: { frameWidthCm: 150.1 } })).toEqual([
    { path: 'dimensions.frameWidthCm', code: 'too_large', params: { max: 150 } },
  ]);
});

test('a place needs both its coordinates', () => {
  expect(problemsOf(newApiaryForm, { ...apiary, coordinates: { latitude: 52.1 } })).toEqual([
    { path: 'coordinates.longitude', code: 'required' },
  ]);
  expect(problemsOf(newApiaryForm, { ...apiary, coordinates: { latitude: 90.5, longitude: -181 } })).toEqual([
    { path: 'coordinates.latitude', code: 'too_large', params: { max: 90 } },
    { path: 'coordinates.longitude', code: 'too_small', params: { min: -180 } },
  ]);
  expect(problemsOf(newApiaryForm, { ...apiary, coordinates: {} })).toEqual([]);
});

test('empty address lines are absent', () => {
  const address = { country: 'NL', city: '  ', street: '', number: '12a', postalCode: '' };
  expect(v.parse(newApiaryForm, { ...apiary, address }).address).toEqual({ country: 'nl', number: '12a' });
});

test('at most fifty hives are made at once', () => {
  expect(problemsOf(newApiaryForm, { ...apiary, hives: { ...apiary.hives, amount: 51 } })).toEqual([
    { path: 'hives.amount', code: 'too_large', params: { max: 50 } },
  ]);
});

test('every numbered hive has a name that a hive may have, and ends in its number', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => /\p{L}/u.test(text)),
      fc.nat(99_999),
      (prefix, number) => {
        const name = numberedHiveName(prefix, number);
        expect([...name].length).toBeLessThanOrEqual(hiveLimits.nameLength);
        expect(name.endsWith(` ${number}`)).toBe(true);
      },
    ),
  );
});

test('colours are six hexadecimal digits', () => {
  expect(v.parse(hiveForm, { ...hive, color: '#F8B133' }).color).toBe('#f8b133');
  expect(v.parse(hiveForm, { ...hive, color: '' }).color).toBeUndefined();
  expect(problemsOf(hiveForm, { ...hive, color: 'red' })).toEqual([{ path: 'color', code: 'invalid' }]);
});

test('known sizes are in centimetres, unknown types have none', () => {
  expect(dimensionsOfHiveType('langstroth')).toEqual({
    frameWidthCm: 42.8,
    frameHeightCm: 20.3,
    broodBoxWidthCm: 65,
    broodBoxDepthCm: 50.5,
    broodBoxHeightCm: 24.5,
  });
  expect(dimensionsOfHiveType('zander')).toEqual({ frameWidthCm: 40, frameHeightCm: 19.1 });
  expect(dimensionsOfHiveType('toString')).toBeUndefined();
});

test.each([
  [2025, 'blue'],
  [2026, 'white'],
  [2027, 'yellow'],
  [2028, 'red'],
  [2029, 'green'],
  [2030, 'blue'],
])('queens of %d wear %s', (year, colour) => {
  expect(queenColourOfYear(year)).toBe(colour);
});

test('a birth date must be on the calendar', () => {
  expect(problemsOf(queenForm, { birthDate: '2026-02-30' })).toEqual([
    { path: 'birthDate', code: 'not_a_date' },
  ]);
  expect(v.parse(queenForm, { birthDate: '' }).birthDate).toBeUndefined();
  expect(v.parse(queenForm, { birthDate: '2024-02-29' }).birthDate).toBe('2024-02-29');
});
