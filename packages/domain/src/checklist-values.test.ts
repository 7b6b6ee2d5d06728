import fc from 'fast-check';
import { checklistInputKinds, numberRangeOf } from './checklist-inputs.ts';
import { chosenIds, itemValueProblem, parseItemValue } from './checklist-values.ts';
import { gradeOfMood, gradeRangeOfMood, moodOfGrade, moods } from './impression.ts';

const stored = (kind: Parameters<typeof parseItemValue>[0], raw: unknown) => {
  const parsed = parseItemValue(kind, raw);
  return parsed.kind === 'answered' ? parsed.value : parsed.kind;
};

test.each([
  ['number_percentage', -1, { code: 'too_small', params: { min: 0 } }],
  ['number_percentage', 101, { code: 'too_large', params: { max: 100 } }],
  ['grade', 0, { code: 'too_small', params: { min: 1 } }],
  ['grade', 11, { code: 'too_large', params: { max: 10 } }],
  ['grade', 7.5, { code: 'not_whole' }],
  ['number_degrees', -181, { code: 'too_small', params: { min: -180 } }],
  ['number_degrees', 181, { code: 'too_large', params: { max: 180 } }],
  ['number_negative', 0, { code: 'too_large', params: { max: 0 } }],
  ['number_positive', -1, { code: 'too_small', params: { min: 0 } }],
  ['number_1_decimals', '1.25', { code: 'invalid' }],
  ['number', 'many', { code: 'not_a_number' }],
  ['number', '1e5', { code: 'not_a_number' }],
  ['boolean', 2, { code: 'unknown_choice' }],
  ['select', '12,13', { code: 'too_many', params: { max: 1 } }],
  ['list', '12,abc', { code: 'unknown_choice' }],
  ['date', '2026-02-30', { code: 'not_a_date' }],
  ['text', 'a\u0000b', { code: 'unsupported_characters' }],
  ['text', 'x'.repeat(2501), { code: 'too_long', params: { max: 2500 } }],
  ['label', 'anything', { code: 'invalid' }],
  ['list', [['12']], { code: 'invalid' }],
  ['text', { a: 1 }, { code: 'invalid' }],
] as const)('%s refuses %j', (kind, value, expected) => {
  expect(itemValueProblem(kind, value)).toEqual(expected);
});

test.each([
  ['number_percentage', 0, '0'],
  ['number_degrees', '-180', '-180'],
  ['number_negative', '-0,5', '-0.5'],
  ['number_1_decimals', '12,5', '12.5'],
  ['number_positive', 3.5, '3.5'],
  ['boolean', true, '1'],
  ['boolean_yes_red', '0', '0'],
  ['list', ['486', 855, '486'], '486,855'],
  ['list', ',486', '486'],
  ['options', 392, '392'],
  ['date', '2026-06-03 14:05', '2026-06-03 14:05:00'],
  ['text', ' brood\r\nand food ', 'brood\nand food'],
] as const)('%s keeps %j', (kind, value, expected) => {
  expect(stored(kind, value)).toBe(expected);
});

test.each([null, undefined, '', '  ', []])('%j is no answer to any kind of item', (value) => {
  for (const kind of checklistInputKinds) expect(stored(kind, value)).toBe('unanswered');
});

test('zero is an answer and not the lack of one', () => {
  expect(stored('number_positive', 0)).toBe('0');
  expect(stored('slider', '0')).toBe('0');
});

test('whatever is sent, an accepted answer is stored as it would be accepted again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...checklistInputKinds),
      fc.oneof(fc.anything(), fc.double(), fc.integer(), fc.string({ unit: 'binary' })),
      (kind, raw) => {
        const parsed = parseItemValue(kind, raw);
        if (parsed.kind !== 'answered') return;
        expect(parseItemValue(kind, parsed.value)).toEqual(parsed);
      },
    ),
    { numRuns: 1000 },
  );
});

test('numbers are stored exactly between their bounds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...checklistInputKinds.filter((kind) => numberRangeOf(kind))),
      fc.integer({ min: -300, max: 300 }),
      (kind, value) => {
        const range = numberRangeOf(kind);
        const isInside = range !== undefined && value >= range.min && value <= range.max;
        expect(stored(kind, value)).toBe(isInside ? String(value) : 'problem');
      },
    ),
  );
});

test('chosen ids come back as numbers', () => {
  expect(chosenIds('486,855')).toEqual([486, 855]);
  expect(chosenIds('')).toEqual([]);
});

test('a mood means a grade of its own range, and the ranges leave no gap', () => {
  for (const mood of moods) expect(moodOfGrade(gradeOfMood(mood))).toBe(mood);
  for (let grade = 1; grade <= 10; grade++) {
    const { min, max } = gradeRangeOfMood(moodOfGrade(grade));
    expect(grade >= min && grade <= max).toBe(true);
  }
});

test('values stored in kilograms or Celsius show again what was written in pounds or Fahrenheit', () => {
  expect(parseItemValue('number_1_decimals', '5.67', 'kg')).toEqual({ kind: 'answered', value: '5.67' });
  expect(parseItemValue('number_1_decimals', '5.67', 'ml')).toMatchObject({ kind: 'problem' });
  expect(parseItemValue('number_1_decimals', '5.6789', 'kg')).toMatchObject({ kind: 'problem' });
});
