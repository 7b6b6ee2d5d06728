import { hexOf } from '../payloads/big-endian.ts';
import { bytesOfLogText } from './log-text.ts';

const read = async (text: string) => {
  const { lineCount, bytes, isCut } = await bytesOfLogText(text, async () => undefined);
  return [lineCount, hexOf(bytes).toUpperCase(), isCut];
};

test.each([
  ['lines', '0000AB\n0001CD', [2, 'ABCD', false]],
  ['lines of Windows', '0000AB\r\n0001cd\r\n', [2, 'ABCD', false]],
  ['brackets', '(0000AB)(0001CD)', [2, 'ABCD', false]],
  ['unwritten memory', '0000ABFEFEFEFE0001CDfefefefe', [3, 'ABCD', false]],
  ['a byte across two packets', '0000ABC\n0001D', [2, 'ABCD', false]],
  ['spaces and what is no digit', '00 00 AB xyz\n0001 CD', [2, 'ABCD', false]],
  ['half a byte at the end', '0000ABC', [1, 'AB', true]],
  ['nothing', ' ', [1, '', false]],
])('packets between %s are read without their numbers', async (_, text, expected) => {
  expect(await read(text)).toEqual(expected);
});
