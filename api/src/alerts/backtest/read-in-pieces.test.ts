import { pausesOf } from './read-in-pieces.ts';

const day = (number: number, messages: number) => ({ begins: Date.UTC(2026, 5, number), messages });
const at = (text: string) => new Date(`2026-06-${text}:00Z`);

test('a device that sends seldom is read at once, one that sends each second some hours at a time', () => {
  expect(pausesOf(Array.from({ length: 200 }, (_, index) => day(index, 96)))).toEqual([]);
  expect(pausesOf([day(1, 9000), day(2, 9000), day(3, 9000)])).toEqual([at('03T00:00')]);
  expect(pausesOf([day(1, 10), day(2, 80_000), day(3, 10)])).toEqual([
    at('02T00:00'),
    at('02T06:00'),
    at('02T12:00'),
    at('02T18:00'),
    at('03T00:00'),
  ]);
});
