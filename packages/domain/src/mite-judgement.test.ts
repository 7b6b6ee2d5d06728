import fc from 'fast-check';
import { dayAfter } from './day-after.ts';
import { countsAround, efficacyOf } from './mite-efficacy.ts';
import { forecastErrorOf, forecastOf, redFrom } from './mite-growth.ts';
import type { Estimate } from './mite-level.ts';
import type { DatedCount } from './mite-season.ts';
import { miteBandOf, miteThresholdSets, thresholdOn } from './mite-thresholds.ts';

const wash = (day: string, mites: number, overrides: Partial<DatedCount> = {}): DatedCount => ({
  ...{ day, mites, bees: 300, method: 'wash', isBroodless: false, ...overrides },
});
const rounded = (estimate: Estimate | undefined) =>
  estimate && [estimate.value, estimate.low, estimate.high].map((each) => Number(each.toFixed(1)));

describe('thresholds', () => {
  const { sample } = miteThresholdSets.seasons;

  test.each([
    ['2026-02-28', 2],
    ['2026-03-01', 3],
    ['2026-08-31', 3],
    ['2026-09-01', 2.5],
    ['2026-12-31', 2],
    ['2027-01-01', 2],
  ])('those of %s are red from %s %%', (day, red) => {
    expect(thresholdOn(sample, day)?.red).toBe(red);
  });

  test('a band is never milder for more mites', () => {
    const level = fc.double({ min: 0, max: 100, noNaN: true });
    const order = ['green', 'amber', 'red'];
    fc.assert(
      fc.property(level, level, fc.constantFrom(...sample), (one, other, line) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(order.indexOf(miteBandOf(more, line))).toBeGreaterThanOrEqual(
          order.indexOf(miteBandOf(less, line)),
        );
      }),
    );
  });
});

describe('efficacy', () => {
  const treatment = { day: '2026-07-20', lastDay: '2026-07-30' };

  test('a treatment that leaves one mite of ten took ninety per cent, with an interval', () => {
    const pairs = [{ before: wash('2026-07-19', 30), after: wash('2026-08-13', 3) }];
    expect(rounded(efficacyOf(pairs))).toEqual([90, 67.6, 96.9]);
  });

  test('hives are added up, which says it more narrowly', () => {
    const pair = { before: wash('2026-07-19', 30), after: wash('2026-08-13', 3) };
    const [one, twelve] = [efficacyOf([pair]), efficacyOf(Array.from({ length: 12 }, () => pair))];
    expect(twelve?.value).toBeCloseTo(90, 9);
    expect(twelve && one && twelve.low > one.low && twelve.high < one.high).toBe(true);
  });

  test('it lies within its interval, never above a hundred, and is below zero when mites have grown', () => {
    const mites = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(mites, mites, (before, after) => {
        const found = efficacyOf([{ before: wash('2026-07-19', before), after: wash('2026-08-13', after) }]);
        if (before === 0) return expect(found).toBeUndefined();
        expect(found && found.low <= found.value && found.value <= found.high && found.high <= 100).toBe(
          true,
        );
        return expect(Math.sign(found?.value ?? 0)).toBe(Math.sign(before - after));
      }),
      { examples: [[295, 295]] },
    );
  });

  test('it is judged by the last count before and the first one from a week after', () => {
    const counts = [
      wash('2026-06-21', 50),
      wash('2026-06-22', 40),
      wash('2026-07-20', 30),
      wash('2026-08-05', 9),
      wash('2026-08-06', 3),
      wash('2026-08-20', 1),
    ];
    const pair = countsAround(treatment, counts, []);
    expect([pair?.before.mites, pair?.after.mites]).toEqual([30, 3]);
    expect(countsAround(treatment, counts.slice(0, 1), [])).toBeUndefined();
    expect(countsAround(treatment, [wash('2026-07-20', 30), wash('2026-09-11', 3)], [])).toBeUndefined();
  });

  test('another treatment between the counts, or another way to count, judges nothing', () => {
    const counts = [wash('2026-07-10', 30), wash('2026-08-20', 3)];
    expect(countsAround(treatment, counts, [])).toBeDefined();
    expect(countsAround(treatment, counts, [{ day: '2026-08-07', lastDay: '2026-08-07' }])).toBeUndefined();
    const [before] = counts;
    const board = wash('2026-08-20', 3, { method: 'natural_drop', days: 7 });
    expect(before && countsAround(treatment, [before, board], [])).toBeUndefined();
  });
});

describe('growth', () => {
  test('mites double in thirty days with brood, and stay as many without', () => {
    expect(forecastOf(wash('2026-06-01', 6), 30)?.value).toBeCloseTo(4, 9);
    expect(forecastOf(wash('2026-06-01', 6, { isBroodless: true }), 30)?.value).toBeCloseTo(2, 9);
  });

  test('no forecast is above a hundred per cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 400 }), (mites, days) => {
        expect(forecastOf(wash('2026-06-01', mites), days)?.high).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('the day on which a level becomes red is predicted, by the thresholds of that day', () => {
    const { sample } = miteThresholdSets.seasons;
    // 2 % reach 3 % after 30 × log2(1.5) = 17.5 days; in September 2.5 % are red.
    expect(redFrom(wash('2026-06-01', 6), sample)).toBe('2026-06-19');
    expect(redFrom(wash('2026-08-20', 6), sample)).toBe('2026-09-01');
    expect(redFrom(wash('2026-06-01', 1), sample)).toBeUndefined();
  });

  test('a hive whose mites grow as the model says has forecasts without an error', () => {
    const counts = [6, 12, 24].map((mites, index) => wash(dayAfter('2026-05-01', index * 30), mites));
    expect(forecastErrorOf(counts, [], 'percent')).toEqual({
      unit: 'percent',
      count: 2,
      off: expect.closeTo(0, 9),
      within: 2,
    });
  });

  test('forecasts that a treatment came between are not counted as errors', () => {
    const counts = [wash('2026-06-01', 30), wash('2026-07-01', 3), wash('2026-07-31', 3)];
    const treatments = [{ day: '2026-06-02', lastDay: '2026-06-20' }];
    const error = forecastErrorOf(counts, treatments, 'percent');
    expect(error).toMatchObject({ count: 1, within: 1 });
    expect(error?.off).toBeCloseTo(1, 9);
  });
});
