import fc from 'fast-check';
import { type CountedWay, colonyDevelopment, middleDevelopment } from './colony-development.ts';

const today = '2026-06-30';
const none = { bees: [], brood: [], stores: [] };
const counted = (...counts: [day: string, count: number][]): CountedWay[] => [
  { unit: 'frames', counts: counts.map(([day, count]) => ({ day, count })) },
];

test('a colony that grows, eats, and brings in has a figure of its parts', () => {
  const counts = {
    bees: counted(['2026-06-20', 9], ['2026-05-20', 6]),
    brood: counted(['2026-06-01', 4], ['2026-06-10', 5], ['2026-06-29', 8]),
    stores: counted(['2026-06-01', 4], ['2026-06-29', 3]),
  };
  const gain = { kg: 4.2, fromDay: '2026-06-23', toDay: today };
  const { parts, figure } = colonyDevelopment(counts, gain, today);
  expect(parts.map(({ part, figure: own }) => [part, own])).toEqual([
    ['bees', 33],
    ['brood', 50],
    ['stores', -25],
    ['gain', 42],
  ]);
  expect(parts[0]).toEqual({
    ...{
      part: 'bees',
      unit: 'frames',
      from: 6,
      to: 9,
      fromDay: '2026-05-20',
      toDay: '2026-06-20',
      figure: 33,
    },
  });
  expect(figure).toBe(25);
});

test('of two ways of counting the first that was used twice is taken', () => {
  const bees = [...counted(['2026-06-20', 9]), ...counted(['2026-06-01', 4], ['2026-06-20', 8])];
  expect(colonyDevelopment({ ...none, bees }, undefined, today).figure).toBe(50);
});

test.each([
  ['nothing', none],
  ['one count', { ...none, bees: counted(['2026-06-20', 9]) }],
  ['two counts of one week', { ...none, bees: counted(['2026-06-20', 9], ['2026-06-26', 4]) }],
  ['a count of last autumn', { ...none, bees: counted(['2025-10-01', 9], ['2026-06-26', 4]) }],
])('of %s there is no figure', (_what, counts) => {
  expect(colonyDevelopment(counts, undefined, today)).toEqual({ parts: [], figure: undefined });
});

test('a figure stays between all gone and out of nothing, and is the opposite the other way round', () => {
  const count = fc.integer({ min: 0, max: 60_000 });
  fc.assert(
    fc.property(count, count, fc.double({ min: -90, max: 90, noNaN: true }), (from, to, kg) => {
      const of = (one: number, other: number) =>
        colonyDevelopment(
          { ...none, bees: counted(['2026-06-01', one], ['2026-06-20', other]) },
          undefined,
          today,
        ).figure ?? 0;
      const gain = colonyDevelopment(none, { kg, fromDay: today, toDay: today }, today).figure ?? 0;
      expect(Math.abs(of(from, to) + of(to, from))).toBeLessThanOrEqual(1);
      expect(Math.max(Math.abs(of(from, to)), Math.abs(gain))).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  [[], undefined],
  [[20, undefined], undefined],
  [[20, 10], 15],
  [[-30, undefined, 10, 50], 10],
  [[-30, 0, 11, 50], 6],
])('the middle of %j is %s', (figures, middle) => {
  expect(middleDevelopment(figures)).toBe(middle);
});
