import { atOneTemperature, temperatureDrift, type WarmWeighing } from './temperature-drift.ts';

const hourMs = 60 * 60_000;
const start = Date.UTC(2026, 3, 1);
const isNight = (time: number) => new Date(time).getUTCHours() < 5;

/** A hive in spring that gains 150 g a day and dries by night, on a scale that follows the temperature. */
function spring({
  kgPerCelsius,
  lagHours = 0,
  days = 60,
}: {
  kgPerCelsius: number;
  lagHours?: number;
  days?: number;
}): WarmWeighing[] {
  let scale = 10;
  return Array.from({ length: days * 24 }, (_, index) => {
    const [day, hour] = [Math.floor(index / 24), index % 24];
    // Clouds come and go on other hours of each night.
    const clouds = 2 * Math.sin(index / 2.3) + 3 * Math.sin(day);
    const celsius = 12 + clouds + 5 * Math.sin(((hour - 9) / 12) * Math.PI);
    scale += lagHours === 0 ? celsius - scale : (celsius - scale) * (1 - Math.exp(-1 / lagHours));
    const colony = 30 + 0.15 * day - 0.01 * hour + (hour > 8 && hour < 20 ? 0.2 : 0);
    // The last digit of a scale that shows 10 g.
    const kg = Math.round((colony + kgPerCelsius * (scale - 12)) * 100) / 100;
    return { time: start + index * hourMs, kg, celsius };
  });
}

test.each([
  [0.02, 0],
  [-0.015, 0],
  [0.05, 2],
])('a scale that shows %d kg more for each degree, %d hours late, is found out', (kgPerCelsius, lagHours) => {
  const drift = temperatureDrift(spring({ kgPerCelsius, lagHours }), isNight);
  expect(drift).toMatchObject({ isWorthwhile: true, lagHours, nightCount: 60 });
  expect(Math.abs((drift?.kgPerCelsius ?? 0) - kgPerCelsius)).toBeLessThan(0.003);
});

test('a scale that does not follow the temperature is left alone', () => {
  expect(temperatureDrift(spring({ kgPerCelsius: 0 }), isNight)).toMatchObject({ isWorthwhile: false });
});

test('a few nights, or none, tell nothing', () => {
  expect(temperatureDrift(spring({ kgPerCelsius: 0.02, days: 13 }), isNight)).toBeUndefined();
  expect(temperatureDrift([], isNight)).toBeUndefined();
  expect(temperatureDrift(spring({ kgPerCelsius: 0.02 }), () => false)).toBeUndefined();
});

test('nights in which a super was taken off do not count', () => {
  const hours = spring({ kgPerCelsius: 0.02 }).map((hour) => ({
    ...hour,
    kg: hour.kg - (hour.time > start + 20 * 24 * hourMs + 2 * hourMs ? 12 : 0),
  }));
  expect(temperatureDrift(hours, isNight)).toMatchObject({ isWorthwhile: true, nightCount: 59 });
});

test('corrected weights no longer follow the temperature', () => {
  const hours = spring({ kgPerCelsius: 0.05, lagHours: 2 });
  const drift = temperatureDrift(hours, isNight);
  if (drift === undefined) throw new Error('No drift was found.');
  const kgs = atOneTemperature(hours, drift);
  const corrected = hours.map((hour, index) => ({ ...hour, kg: kgs[index] ?? 0 }));
  expect(temperatureDrift(corrected, isNight)).toMatchObject({ isWorthwhile: false });
});
