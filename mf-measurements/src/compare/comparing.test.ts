import { usualUnits } from '@skep/domain';
import fc from 'fast-check';
import { quantities } from '../testing/builders.ts';
import { againstMean, comparedOf } from './compared.ts';
import { addressOf, comparisonOf, gainColumns, hiveIdsOf, views, yearCounts } from './comparison.ts';
import { meanOf } from './figures-together.ts';
import { sortedByGain, sortPressed } from './gains.ts';
import { rangeOfYears, yearsOf } from './years.ts';

const names = new Map([
  ['1', 'Linden'],
  ['2', 'Willow'],
  ['3', 'Hazel'],
]);
const dayMs = 86_400_000;
const first = Date.UTC(2026, 4, 1);

function answer(weights: Record<string, (number | null)[]>, stepMs = dayMs) {
  const length = Math.max(...Object.values(weights).map((mean) => mean.length));
  return {
    times: Array.from({ length }, (_, index) => new Date(first + index * stepMs).toISOString()),
    hives: Object.entries(weights).map(([hiveId, mean]) => ({
      hiveId,
      quantities: [
        { quantity: 'weight_kg', unit: 'kg', mean, min: mean, max: mean },
        { quantity: 'weight_kg_raw', unit: '-', mean, min: mean, max: mean },
      ],
    })),
  };
}

const compared = (weights: Record<string, (number | null)[]>, units = usualUnits) =>
  comparedOf(answer(weights), { quantity: 'weight_kg', names, quantities, units });

test('what the address says is what was written into it', () => {
  const shown = fc.record({
    view: fc.constantFrom(...views),
    quantity: fc.constantFrom('weight_kg', 't_i', 's_bin_0_201'),
    ownId: fc.option(fc.nat().map(String), { nil: undefined }),
    years: fc.constantFrom(...yearCounts),
    sort: fc.record({ by: fc.constantFrom(...gainColumns), isRising: fc.boolean() }),
  });
  const ids = fc.uniqueArray(fc.nat().map(String), { maxLength: 200 });
  fc.assert(
    fc.property(shown, ids, (comparison, hiveIds) => {
      const path = addressOf('/x', { kind: 'recent', interval: 'week', back: 0 }, comparison, hiveIds);
      const search = new URLSearchParams(path.slice(path.indexOf('?')));
      expect(comparisonOf(search)).toEqual(comparison);
      expect(hiveIdsOf(search)).toEqual(hiveIds);
    }),
  );
});

test('anything odd in the address is left aside', () => {
  const search = new URLSearchParams(
    `view=x&quantity=a b&own=-1&years=99&sort=y&hives=1,,x,1,2,${'3,'.repeat(9)}`,
  );
  expect(comparisonOf(search)).toEqual(comparisonOf(new URLSearchParams()));
  expect(hiveIdsOf(search)).toEqual(['1', '2', '3']);
  expect(
    hiveIdsOf(new URLSearchParams({ hives: Array.from({ length: 500 }, (_, id) => id).join() })),
  ).toHaveLength(200);
});

test('each hive is a line under its name, those without the quantity are none, and units are the person’s', () => {
  const units = { weight: 'lb', temperature: 'celsius' } as const;
  const found = compared({ 1: [10, null], 2: [] }, units);
  expect(found).toMatchObject({
    name: 'Weight',
    unit: 'lb',
    curves: [{ key: '1', name: 'Linden' }, { key: '2' }],
  });
  expect(found?.curves[0]?.mean[0]).toBeCloseTo(22.05, 2);
  expect(
    comparedOf({ times: [], hives: [] }, { quantity: 'weight_kg', names, quantities, units }),
  ).toBeUndefined();
});

test('the mean is that of the others, with the deviation of a sample; a gap of one hive is no gap of the mean', () => {
  const all = compared({ 1: [10, 10, 10], 2: [20, 20, null], 3: [30, null, null] });
  expect(all && againstMean(all, '1', 'Mean').curves).toMatchObject([
    { name: 'Linden', mean: [10, 10, 10] },
    {
      key: 'mean',
      name: 'Mean',
      mean: [25, 20, null],
      range: { min: [expect.closeTo(25 - 7.07, 2), 20, null], max: [expect.closeTo(25 + 7.07, 2), 20, null] },
    },
  ]);
  expect(all && againstMean(all, 'gone', 'Mean').curves[0]?.name).toBe('Linden');
});

test('a mean lies between the least and the greatest, and its deviation is never below nothing', () => {
  const line = fc.array(fc.option(fc.double({ min: -50, max: 150, noNaN: true })), {
    minLength: 5,
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (figures) => {
      const { mean, range } = meanOf(figures, 5);
      for (const [index, value] of mean.entries()) {
        const there = figures.flatMap((each) => each[index] ?? []);
        expect(value === null).toBe(there.length === 0);
        if (value === null) continue;
        expect(value).toBeGreaterThanOrEqual(Math.min(...there) - 1e-9);
        expect(value).toBeLessThanOrEqual(Math.max(...there) + 1e-9);
        expect(range?.min[index]).toBeLessThanOrEqual(value);
      }
    }),
  );
});

test('years lie over each other by the day, without the day that only leap years have', () => {
  const shownRange = { start: new Date('2024-02-27T00:00Z'), end: new Date('2024-03-03T00:00Z') };
  expect(rangeOfYears(shownRange, 3).start.toISOString().slice(0, 10)).toBe('2022-02-27');
  const days = [
    '2022-02-27',
    '2022-02-28',
    '2022-03-01',
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
    '2024-03-02',
  ];
  const daily = {
    ...{ name: 'Weight', unit: 'kg', decimals: 2, leastRange: 1 },
    times: days.map((day) => Date.parse(`${day}T00:00Z`)),
    curves: [{ key: '1', name: 'Linden', color: '#000000', mean: [1, 2, 3, 4, 5, 6, 7] }],
  };
  const years = yearsOf(daily, shownRange, 3);
  expect(years.curves.map(({ name, mean }) => [name, mean])).toEqual([
    ['2024', [null, 4, 6, 7]],
    ['2022', [1, 2, 3, null]],
  ]);
  expect(years.times).toHaveLength(4);
});

test('a winter has the name of both of its years', () => {
  const shownRange = { start: new Date('2025-10-01T00:00Z'), end: new Date('2026-03-01T00:00Z') };
  const daily = {
    ...{ name: 'Weight', unit: 'kg', decimals: 2, leastRange: 1 },
    times: [Date.UTC(2024, 11, 24), Date.UTC(2025, 11, 24)],
    curves: [{ key: '1', name: 'Linden', color: '#000000', mean: [30, 35] }],
  };
  expect(yearsOf(daily, shownRange, 2).curves.map(({ name }) => name)).toEqual(['2025–2026', '2024–2025']);
});

const gain = (id: string, day: number | undefined) => ({
  id,
  name: id,
  gains: { day, week: undefined, period: undefined, season: undefined },
});
const gains = [gain('b', -1), gain('c', undefined), gain('a', undefined), gain('d', 2)];
test.each([
  ['day', false, 'dbac'],
  ['day', true, 'bdac'],
  ['week', true, 'abcd'],
  ['name', true, 'abcd'],
  ['name', false, 'dcba'],
] as const)('sorted by %s, rising %s: who has no figure comes last', (by, isRising, order) => {
  expect(
    sortedByGain(gains, { by, isRising })
      .map(({ id }) => id)
      .join(''),
  ).toBe(order);
});

test('a gain of nothing is a gain, between what was lost and what was won', () => {
  const all = [gain('none', undefined), gain('zero', 0), gain('less', -1), gain('more', 1)];
  expect(sortedByGain(all, { by: 'day', isRising: false }).map(({ id }) => id)).toEqual([
    ...['more', 'zero', 'less', 'none'],
  ]);
});

test('a heading sorts from the greatest, names from A, and pressed again the other way', () => {
  const week = sortPressed('week', { by: 'day', isRising: true });
  expect([week, sortPressed('week', week)]).toEqual([
    { by: 'week', isRising: false },
    { by: 'week', isRising: true },
  ]);
  expect(sortPressed('name', week)).toEqual({ by: 'name', isRising: true });
});
