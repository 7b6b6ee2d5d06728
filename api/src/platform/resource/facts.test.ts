import * as v from 'valibot';
import { answerOfForm } from './facts.ts';

const form = {
  name: v.pipe(v.string(), v.trim(), v.maxLength(5)),
  note: v.optional(v.pipe(v.string(), v.maxLength(5))),
  count: v.pipe(v.number(), v.maxValue(9)),
  unit: v.optional(v.picklist(['kilograms', 'litres'])),
  place: v.optional(v.object({ isSunny: v.boolean(), height: v.pipe(v.number(), v.maxValue(2)) })),
};
const answer = v.object(answerOfForm(form));

test('an answer may say what the rules of a form no longer allow', () => {
  const old = { name: '  A long name ', count: 12, place: { isSunny: true, height: 3 } };
  expect(v.is(v.object(form), old)).toBe(false);
  expect(v.parse(answer, old)).toEqual(old);
});

test('an answer has the types of its form, and only what the form lets out may be absent', () => {
  const shown = { name: 'A', note: 'B', count: 1, unit: 'litres' };
  expect(v.is(answer, shown)).toBe(true);
  expect(v.is(answer, { ...shown, unit: 'pints' })).toBe(false);
  expect(v.is(answer, { ...shown, count: '1' })).toBe(false);
  expect(v.is(answer, { ...shown, place: { isSunny: 'yes', height: 1 } })).toBe(false);
  expect(v.is(answer, { ...shown, name: undefined })).toBe(false);
});
