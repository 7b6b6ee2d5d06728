import { weatherCharts } from './weather-charts.ts';

const figures = (quantity: string, values: (number | null)[]) => ({
  quantity,
  mean: values,
  min: values,
  max: values,
});
const nameOf = (chart: string, line: string | undefined) => line ?? chart;
const celsius = { weight: 'kg', temperature: 'celsius' } as const;

test('what belongs together is in one chart, and what nobody knows in none', () => {
  const quantities = [
    figures('dewPoint', [8, 9]),
    figures('temperature', [18, null]),
    figures('windGust', [null, null]),
    figures('windBearing', [250, 250]),
  ];
  const charts = weatherCharts(quantities, { mm: [0, 3.2], types: [null, 'RAIN'] }, celsius, nameOf);
  expect(
    charts.map(({ id, form, unit, curves }) => [id, form, unit, curves.map(({ name }) => name)]),
  ).toEqual([
    ['temperature', 'lines', '°C', ['temperature', 'dewPoint']],
    ['precipitation', 'bars', 'mm', ['precipitation']],
  ]);
});

test('temperatures are in the unit of the person', () => {
  const fahrenheit = { weight: 'lb', temperature: 'fahrenheit' } as const;
  const [chart] = weatherCharts(
    [figures('temperature', [10, null])],
    { mm: [], types: [] },
    fahrenheit,
    nameOf,
  );
  expect([chart?.unit, chart?.curves[0]?.mean]).toEqual(['°F', [50, null]]);
});

test('rain and snow are told apart where it is known what fell, and ozone has its chart', () => {
  const fallen = { mm: [0, 3.2, 1.1, 2], types: [null, 'RAIN', 'SNOW', null] } as const;
  const charts = weatherCharts([figures('ozone', [61, 70])], fallen, celsius, nameOf);
  expect(
    charts.map(({ id, unit, curves }) => [id, unit, curves.map(({ name, mean }) => [name, mean])]),
  ).toEqual([
    [
      'precipitation',
      'mm',
      [
        ['RAIN', [0, 3.2, null, 2]],
        ['SNOW', [null, null, 1.1, null]],
      ],
    ],
    ['ozone', 'µg/m³', [['ozone', [61, 70]]]],
  ]);
});
