import { curveChart } from './curve-options.ts';

const plotOf = (mean: readonly (number | null)[]): Parameters<typeof curveChart.figures>[0] => ({
  ...{ title: 'Mites', form: 'lines', times: mean.map((_, index) => index), leastRange: 4, bands: [] },
  curves: [{ key: 'mites', name: 'Mites', color: '#2f6db0', mean, dash: 'Solid' }],
  ...{ period: { start: 0, end: 1 }, timeZone: 'UTC', marks: [], nights: [] },
  ...{ figureText: String, momentText: String },
  ...{ onZoom: () => undefined, onMoment: () => undefined, onArea: () => undefined },
});

const floorOf = (mean: readonly (number | null)[]) =>
  [curveChart.figures(plotOf(mean), String).yAxis].flat()[0]?.floor;

test('the scale of what was never less than nothing ends there, and frost is drawn', () => {
  expect([floorOf([0.2, null, 2.5]), floorOf([-3, 4]), floorOf([null])]).toEqual([0, undefined, 0]);
});
