import { heightOfSun, isSunUp } from './sun.ts';

const amsterdam = { latitude: 52.37, longitude: 4.9 };

test.each([
  // Sunrise and sunset of almanacs, each a few minutes before and after.
  ['2026-06-21T03:14:00Z', false],
  ['2026-06-21T03:24:00Z', true],
  ['2026-06-21T20:02:00Z', true],
  ['2026-06-21T20:12:00Z', false],
  ['2026-12-21T07:43:00Z', false],
  ['2026-12-21T07:53:00Z', true],
  ['2026-12-21T15:24:00Z', true],
  ['2026-12-21T15:34:00Z', false],
])('in Amsterdam at %s the sun is up: %s', (time, isUp) => {
  expect(isSunUp(amsterdam, new Date(time))).toBe(isUp);
});

test('at noon of midsummer it is as high as the tilt of the earth brings it', () => {
  const noon = new Date('2026-06-21T11:42:00Z');
  expect(heightOfSun(amsterdam, noon)).toBeCloseTo(90 - 52.37 + 23.44, 1);
});

test('beyond the polar circle it does not set in summer, nor rise in winter', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  for (let hour = 0; hour < 24; hour += 1) {
    expect(isSunUp(tromso, new Date(Date.UTC(2026, 5, 21, hour)))).toBe(true);
    expect(isSunUp(tromso, new Date(Date.UTC(2026, 11, 21, hour)))).toBe(false);
  }
});
