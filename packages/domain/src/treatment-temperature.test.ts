import { isOutsideWindow, temperatureWindow } from './treatment-temperature.ts';

test('a window is of a substance given in a way, and its ends belong to it', () => {
  const trickled = temperatureWindow('oxalic_acid', 'trickling');
  expect(trickled).toEqual({ atMost: 5 });
  expect(temperatureWindow('oxalic_acid', 'strips')).toBeUndefined();
  expect(temperatureWindow(undefined, 'trickling')).toBeUndefined();
  const of = (celsius: number) => ({ least: celsius, greatest: celsius });
  expect([5, 5.1, -20].map((celsius) => isOutsideWindow({ atMost: 5 }, of(celsius)))).toEqual([
    ...[false, true, false],
  ]);
  const evaporated = { atLeast: 10, atMost: 35 };
  expect([9.9, 10, 35, 35.1].map((celsius) => isOutsideWindow(evaporated, of(celsius)))).toEqual([
    ...[true, false, false, true],
  ]);
});

test('a day is outside when no hour of it was inside', () => {
  expect(isOutsideWindow({ atLeast: 10, atMost: 35 }, { least: 4, greatest: 14 })).toBe(false);
  expect(isOutsideWindow({ atLeast: 10, atMost: 35 }, { least: 2, greatest: 9 })).toBe(true);
  expect(isOutsideWindow({ atMost: 5 }, { least: 6, greatest: 14 })).toBe(true);
});
