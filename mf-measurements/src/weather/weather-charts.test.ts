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
  const charts = weatherCharts(quantities, [0, 3.2], celsius, nameOf);
  expect(
    charts.map(({ id, form, unit, curves }) => [id, form, unit, curves.map(({ name }) => name)]),
  ).toEqual([
    ['temperature', 'lines', '°C', ['temperature', 'dewPoint']],
    ['precipitation', 'bars', 'mm', ['precipitation']],
  ]);
});

test('temperatures are in the unit of the person', () => {
  const fahrenheit = { weight: 'lb', temperature: 'fahrenheit' } as const;
  const [chart] = weatherCharts([figures('temperature', [10, null])], [], fahrenheit, nameOf);
  expect([chart?.unit, chart?.curves[0]?.mean]).toEqual(['°F', [50, null]]);
});
