import fc from 'fast-check';
import { numberOfText, stepped } from './number-text.ts';

test('a number is read with a comma or with a dot', () => {
  expect(numberOfText('12,5')).toBe(12.5);
  expect(numberOfText('12.5')).toBe(12.5);
  expect(numberOfText(' −3 ')).toBe(-3);
});

test('nothing typed is no answer, while 0 is one', () => {
  expect(numberOfText('')).toBeUndefined();
  expect(numberOfText('  ')).toBeUndefined();
  expect(numberOfText('0')).toBe(0);
});

test('what is no number stays visible as one that cannot be saved', () => {
  for (const text of ['a', '1.000,5', '1e5', '--2', ',']) expect(numberOfText(text)).toBeNaN();
});

test('every number with three decimals survives being written with a comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
      const value = thousandths / 1000;
      expect(numberOfText(String(value).replace('.', ','))).toBe(value);
    }),
  );
});

test('from "not answered", minus says none and plus says one', () => {
  expect(stepped(undefined, -1, {}, 0)).toBe(0);
  expect(stepped(undefined, 1, {}, 0)).toBe(1);
  expect(stepped(undefined, 1, { min: 5 }, 0)).toBe(5);
});

test('steps add up without binary dust and stop at the ends of the range', () => {
  expect(stepped(0.2, 0.1, {}, 1)).toBe(0.3);
  expect(stepped(9, 1, { max: 9 }, 0)).toBe(9);
  expect(stepped(-4, -1, { min: -4 }, 0)).toBe(-4);
});
