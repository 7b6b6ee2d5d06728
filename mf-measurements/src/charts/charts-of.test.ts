import { usualUnits } from '@skep/domain';
import { quantities } from '../testing/builders.ts';
import { chartsOf, heatRowsOf } from './charts-of.ts';

const series = (quantity: string, unit = '-', mean: (number | null)[] = [null, 1, 3], spread = 0) => ({
  quantity,
  unit,
  mean,
  min: mean.map((value) => value && value - spread),
  max: mean.map((value) => value && value + spread),
});
const charts = (keys: string[], units = usualUnits) =>
  chartsOf(
    keys.map((key) => series(key)),
    quantities,
    units,
  );

test('what shares a scale shares a chart; weight comes first, batteries and unknown keys last', () => {
  const found = charts([
    'bv',
    'x_new',
    'h',
    't_i',
    't_0',
    'bc_i',
    's_bin_201_402',
    's_bin_0_201',
    'weight_kg',
  ]);
  expect(found.map(({ group, key, curves }) => [group ?? key, curves.length])).toEqual([
    ['weight', 1],
    ['temperature', 2],
    ['h', 1],
    ['soundSpectrum', 2],
    ['bees', 1],
    ['bv', 1],
    ['x_new', 1],
  ]);
  expect(found.map(({ isTechnical }) => isTechnical)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(found.find(({ key }) => key === 'x_new')).toMatchObject({ name: 'x_new', unit: undefined });
});

test.each([
  [[0.0004, 0.0005], 6, 0.000_01],
  [[12, 14], 1, 1],
  [[4_000_000, null], 0, 100_000],
  [[0, 0], 0, 1],
])('the figures %j of an unknown key tell how exactly it is read', (mean, decimals, leastRange) => {
  const [chart] = chartsOf([series('x_new', '-', mean)], quantities, usualUnits);
  expect(chart).toMatchObject({ decimals });
  expect(chart?.leastRange).toBeCloseTo(leastRange, 8);
});

test('what was measured at the end of the period alone has its chart, as has what was nothing all the time', () => {
  const late = [null, null, null, 34.5];
  const all = [series('t_i', '°C', late), series('bc_i', '#', [0, 0, 0, 0]), series('h', '%RH', late)];
  const found = chartsOf(all, quantities, usualUnits);
  expect(found.map(({ key, curves }) => [key, curves[0]?.mean])).toEqual([
    ['t_i', late],
    ['h', late],
    ['bc_i', [0, 0, 0, 0]],
  ]);
});

test('rows of sound go from deep to high, by their frequencies', () => {
  const [sound] = charts(['s_bin_201_402', 's_bin098_146Hz', 's_bin_0_201']);
  expect(sound && heatRowsOf(sound).map(({ name }) => name)).toEqual(['0–201 Hz', '98–146 Hz', '201–402 Hz']);
});

test('figures are in the units of the person, and a band is there only where values differ', () => {
  const units = { weight: 'lb', temperature: 'fahrenheit' } as const;
  const [weight, temperature] = chartsOf(
    [series('weight_kg', 'kg', [10, null]), series('t_i', '°C', [35, null], 1)],
    quantities,
    units,
  );
  expect(weight).toMatchObject({ unit: 'lb', curves: [{ color: '#ae781d', range: undefined }] });
  expect(weight?.curves[0]?.mean[0]).toBeCloseTo(22.05, 2);
  expect(temperature).toMatchObject({
    unit: '°F',
    curves: [{ mean: [95, null], range: { max: [96.8, null] } }],
  });
});
