import { weightsInBins } from './even-weight.ts';

const hour = (number: number) => Date.UTC(2026, 5, 1, number);
const weights = {
  times: [0, 1, 2, 3].map((number) => new Date(hour(number)).toISOString()),
  corrected: [30, 32, null, 36],
};

test('bins of some hours have the mean of those that are known, and others nothing', () => {
  expect(weightsInBins([hour(-2), hour(0), hour(2), hour(4)], weights)).toEqual([null, 31, 36, null]);
});

test('bins that are shorter than an hour have the weight of their hour', () => {
  const quarters = Array.from({ length: 10 }, (_, index) => hour(0) + index * 15 * 60_000);
  expect(weightsInBins(quarters, weights)).toEqual([30, 30, 30, 30, 32, 32, 32, 32, null, null]);
});
