import { digitChances } from './digit-chances.ts';
import { digitSide } from './digit-picture.ts';
import { weights } from './weights.ts';

test('the network is small enough to be a text in the program', () => {
  expect(weights.length).toBeLessThan(300_000);
});

test('chances sum to one and are the same each time, whatever is seen', () => {
  for (const value of [0, 0.5, 1]) {
    const picture = Float32Array.from({ length: digitSide ** 2 }, (_, at) => (at % 7 === 0 ? value : 0));
    const chances = digitChances(picture);
    expect(chances).toHaveLength(11);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(digitChances(picture)).toEqual(chances);
  }
});
