import { hexOfPasted } from './codec-values.ts';

test.each([
  ['01 2C 37', '01 2C 37'],
  ['0x01, 0x2c, 0x37', '0x01, 0x2c, 0x37'],
  ['012c37', '012c37'],
  ['ASw3', '012c37'],
  ['AA==', '00'],
  // Of the alphabet for addresses.
  ['-_8=', 'fbff'],
  // Hex first: whoever pastes these means digits.
  ['abcd', 'abcd'],
  ['nothing of both!', 'nothing of both!'],
  // A digit is missing.
  ['abc', 'abc'],
  ['012c3a7', '012c3a7'],
])('bytes that are pasted as %s', (pasted, hex) => {
  expect(hexOfPasted(pasted)).toBe(hex);
});
