import fc from 'fast-check';
import { csvOf } from './csv.ts';
import { extentOf, placesOf } from './curve.ts';
import { coarser, heatExtent, heatShare } from './heat.ts';

const figures = fc.array(fc.option(fc.double({ min: -50, max: 5000, noNaN: true })), { maxLength: 1000 });

test('the extent reaches over the band, and nothing has none', () => {
  const range = { min: [null, 1, 2], max: [null, 5, 9] };
  expect(extentOf({ mean: [null, 3, 4], range })).toEqual({ least: 1, greatest: 9, last: 4 });
  expect(extentOf({ mean: [null, null] })).toBeUndefined();
  expect(extentOf({ mean: [] })).toBeUndefined();
  expect(extentOf({ mean: [0] })).toEqual({ least: 0, greatest: 0, last: 0 });
});

test('a line breaks once at each gap, and not where a device sends less often than bins are wide', () => {
  expect(placesOf([1, 2, 3, null, null, null, 7, 8])).toEqual([0, 1, 2, 3, 6, 7]);
  expect(placesOf([1, 2, null, 4, 5, null, 7, 8, null, null, null, 12])).toEqual([0, 1, 3, 4, 6, 7, 8, 11]);
  expect([placesOf([]), placesOf([null]), placesOf([null, 1, null])]).toEqual([[], [], [1]]);
});

test('a line goes through every value', () => {
  fc.assert(
    fc.property(figures, (line) => {
      const measured = line.flatMap((value, index) => (value === null ? [] : [index]));
      expect(placesOf(line).filter((place) => line[place] !== null)).toEqual(measured);
    }),
  );
});

test('a table for others has every figure, times of GMT, and quotes', () => {
  const times = [Date.UTC(2026, 5, 3, 12), Date.UTC(2026, 5, 3, 13), Date.UTC(2026, 5, 3, 14)];
  const range = { min: [1, null, 3], max: [2, null, 4] };
  expect(csvOf({ times, curves: [{ key: 'a,b', name: 'A', mean: [1.5, null, 3.5], range }] })).toBe(
    'time,"a,b","a,b_min","a,b_max"\r\n2026-06-03T12:00:00Z,1.5,1,2\r\n2026-06-03T14:00:00Z,3.5,3,4\r\n',
  );
});

test('a table of days has the days of the zone, its unit in the titles and the decimal sign of the language', () => {
  const times = [Date.parse('2026-04-30T22:00Z'), Date.parse('2026-05-01T22:00Z')];
  const curves = [{ key: 'weight_kg', name: 'Gewicht', mean: [61.927, 62] }];
  expect(csvOf({ times, curves, unit: 'lb', timeZone: 'Europe/Amsterdam' }, 'de')).toBe(
    'time;Gewicht (lb)\r\n2026-05-01;61,927\r\n2026-05-02;62\r\n',
  );
});

test('a coarser map has no more columns than requested, and no figure beyond the finer one', () => {
  fc.assert(
    fc.property(figures, fc.integer({ min: 1, max: 50 }), (column, columns) => {
      const map = {
        times: column.map((_, index) => index),
        rows: [{ key: 'a', name: 'a', figures: column }],
      };
      const coarse = coarser(map, columns);
      expect(coarse.times.length).toBeLessThanOrEqual(columns);
      expect(coarse.rows[0]?.figures).toHaveLength(coarse.times.length);
      const [fine, rough] = [heatExtent(map.rows), heatExtent(coarse.rows)];
      expect(rough === undefined).toBe(fine === undefined);
      const tolerance = 1e-6;
      if (fine && rough) expect(rough.greatest).toBeLessThanOrEqual(fine.greatest + tolerance);
    }),
  );
});

test('every loudness has a colour of the scale, also below one, nothing at all and all the same', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -10, max: 1e6, noNaN: true }),
      fc.double({ min: -10, max: 1e6, noNaN: true }),
      (value, greatest) => {
        const share = heatShare(value, greatest);
        expect(share >= 0 && share <= 1).toBe(true);
      },
    ),
  );
  expect([heatShare(0, 0), heatShare(0.5, 500) > 0, heatShare(500, 500)]).toEqual([0, true, 1]);
});
