import { curvePath, extentOf } from './curve-path.ts';

const room = { width: 20, height: 14, leastRange: 1 };

test('the greatest value is at the top, the least at the bottom', () => {
  expect(curvePath([10, 20, 15], room)).toEqual({ line: 'M0 12L10 2L20 7', dots: '' });
});

test('gaps stay gaps, and a value alone is a dot', () => {
  expect(curvePath([10, null, 20, null, 10], room)).toEqual({ line: '', dots: 'M0 12h0M10 2h0M20 12h0' });
});

test('small changes stay small', () => {
  expect(curvePath([10, 10.1], { ...room, leastRange: 1 })).toEqual({ line: 'M0 7.5L20 6.5', dots: '' });
});

test('a value that never changes is a line in the middle; none is nothing', () => {
  expect(curvePath([5, 5], room)).toEqual({ line: 'M0 7L20 7', dots: '' });
  expect(curvePath([null, null], room)).toEqual({ line: '', dots: '' });
  expect(extentOf([])).toBeUndefined();
});

test('the last value that was measured is known', () => {
  expect(extentOf([5, 7, 6, null])).toEqual({ least: 5, greatest: 7, last: 6 });
});
