import fc from 'fast-check';
import * as v from 'valibot';
import { fieldProblemsOf } from './field-problems.ts';
import { miteLevelOf, wilson } from './mite-level.ts';
import { miteCountForm } from './mite-rules.ts';

const sample = fc
  .record({ bees: fc.integer({ min: 1, max: 5000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ bees, share }) => ({ bees, mites: Math.round(bees * share) }));

test('six mites in three hundred bees are two per cent, of 0.9 to 4.3', () => {
  const { value, low, high } = wilson(6, 300);
  expect([value, low, high].map((each) => Number(each.toFixed(1)))).toEqual([2, 0.9, 4.3]);
});

test('the interval holds the value, stays within 0 and 100, and is never empty', () => {
  fc.assert(
    fc.property(sample, ({ mites, bees }) => {
      const { value, low, high } = wilson(mites, bees);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(value);
      expect(value).toBeLessThanOrEqual(high);
      expect(high).toBeLessThanOrEqual(100);
      expect(low).toBeLessThan(high);
    }),
  );
});

test('a larger sample with the same share says it more narrowly', () => {
  fc.assert(
    fc.property(sample, fc.integer({ min: 2, max: 10 }), ({ mites, bees }, times) => {
      const [once, more] = [wilson(mites, bees), wilson(mites * times, bees * times)];
      expect(more.high - more.low).toBeLessThan(once.high - once.low);
    }),
  );
});

test('more mites in the same sample never say less', () => {
  fc.assert(
    fc.property(sample, ({ mites, bees }) => {
      fc.pre(mites < bees);
      const [fewer, more] = [wilson(mites, bees), wilson(mites + 1, bees)];
      expect([more.low >= fewer.low, more.high >= fewer.high]).toEqual([true, true]);
    }),
  );
});

test('a share of bees and its mirror image have mirrored intervals', () => {
  fc.assert(
    fc.property(sample, ({ mites, bees }) => {
      const [with_, without] = [wilson(mites, bees), wilson(bees - mites, bees)];
      expect(with_.low + without.high).toBeCloseTo(100, 6);
    }),
  );
});

test('a board says mites for each day, whose interval grows with the square root', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 60 }), (mites, days) => {
      const level = miteLevelOf({ method: 'natural_drop', mites, days });
      expect(level?.unit).toBe('per_day');
      expect(level?.value).toBeCloseTo(mites / days, 9);
      expect(level && level.low <= level.value && level.value < level.high).toBe(true);
    }),
  );
  // Mean 100 by chance: 82.2 to 121.6, as Barker's score interval says.
  const level = miteLevelOf({ method: 'sticky_board', mites: 100, days: 1 });
  expect([level?.low.toFixed(1), level?.high.toFixed(1)]).toEqual(['82.2', '121.6']);
});

test('a sample without bees and a board without days say nothing', () => {
  expect(miteLevelOf({ method: 'wash', mites: 3 })).toBeUndefined();
  expect(miteLevelOf({ method: 'natural_drop', mites: 3 })).toBeUndefined();
});

const problems = (overrides: Record<string, unknown>) => {
  const plain = {
    ...{ hiveIds: ['1'], day: '2026-07-01', method: 'wash' },
    counts: { 1: { mites: 6, bees: 300, isBroodless: false } },
  };
  const read = v.safeParse(miteCountForm, { ...plain, ...overrides });
  return read.success ? [] : fieldProblemsOf(read.issues).map(({ path, code }) => `${path} ${code}`);
};

test('more mites than bees are refused at the number of mites, as many are not', () => {
  const counted = (mites: number, bees: number) => ({ 1: { mites, bees, isBroodless: false } });
  expect(problems({ counts: counted(300, 300) })).toEqual([]);
  expect(problems({ counts: counted(301, 300) })).toEqual(['counts.1.mites more_mites_than_bees']);
});

test('no count that the form takes is above a hundred per cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 5000 }), (mites, bees) => {
      fc.pre(problems({ counts: { 1: { mites, bees, isBroodless: false } } }).length === 0);
      expect((mites / bees) * 100).toBeLessThanOrEqual(100);
    }),
  );
});

test('what was typed of a hive that is not counted does not matter', () => {
  const left = { bees: 0, isBroodless: false };
  const counts = { 1: { mites: 6, bees: 300, isBroodless: false }, 2: left };
  expect(problems({ counts })).toEqual([]);
  expect(problems({ counts, hiveIds: ['1', '2'] })).toEqual([
    'counts.2.mites required',
    'counts.2.bees too_small',
  ]);
});

test('a sample needs bees, a board needs days, and each hive needs a count', () => {
  const count = { 1: { mites: 6, isBroodless: true } };
  expect(problems({ counts: count })).toEqual(['counts.1.bees required']);
  expect(problems({ counts: count, method: 'natural_drop' })).toEqual(['days required']);
  expect(problems({ counts: count, method: 'natural_drop', days: 7 })).toEqual([]);
  expect(problems({ hiveIds: ['1', '2'] })).toEqual(['counts.2.mites required']);
});

test('the next count lies after this one', () => {
  expect(problems({ recountDay: '2026-07-01' })).toEqual(['recountDay date_too_early']);
  expect(problems({ recountDay: '2026-07-02' })).toEqual([]);
});
