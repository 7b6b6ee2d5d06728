import { ageInYears, colourOfBirth, markAfterBirth } from './queen-values.ts';

const now = new Date('2026-06-01T12:00:00Z');

test.each([
  ['2021-05-01', '#f4f4f4'],
  ['2022-05-01', '#f8db31'],
  ['2023-05-01', '#d0021b'],
  ['2024-05-01', '#7ed321'],
  ['2025-05-01', '#4a90e2'],
  [undefined, '#f4f4f4'],
  // Typed, and no day.
  ['31.2.2026', '#f4f4f4'],
])('a queen born on %s is marked %s', (birthDate, color) => {
  expect(colourOfBirth(birthDate, now)).toBe(color);
});

test('the mark follows the birth date, but not one that was chosen by hand', () => {
  const ofYear = { birthDate: '2024-05-01', color: '#7ED321' };
  expect(markAfterBirth(ofYear, '2025-05-01', now)).toBe('#4a90e2');
  expect(markAfterBirth({ ...ofYear, color: '#d0021b' }, '2025-05-01', now)).toBe('#d0021b');
  expect(markAfterBirth({ ...ofYear, color: undefined }, '2025-05-01', now)).toBeUndefined();
});

test.each([
  ['2025-06-01', 1],
  ['2024-12-01', 1.5],
  ['2027-01-01', undefined],
  [undefined, undefined],
])('born on %s she is %s years old', (birthDate, age) => {
  expect(ageInYears(birthDate, now)).toBe(age);
});
