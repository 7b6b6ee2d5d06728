// By their paths: by its name, tests that draw nothing get a stand-in.
import Highcharts from '../../node_modules/highcharts/highcharts.js';
import '../../node_modules/highcharts/modules/accessibility.js';
import { forgetGonePoints } from './gone-points.ts';

/** A chart with new data, whose point of before was chosen by keys. */
function withAGonePoint() {
  const chart = Highcharts.chart(document.body.appendChild(document.createElement('div')), {});
  const gone = chart.renderer.circle(1, 1, 1).add();
  Object.assign(chart, { focusElement: gone });
  gone.destroy();
  chart.update({ series: [{ type: 'line', data: [5, 6] }] }, true, true, false);
  return chart;
}

test('a point that keys had chosen goes with its data, and the chart takes another size after it', () => {
  const isFocusBorderDrawn = () =>
    'renderFocusBorder' in chart &&
    typeof chart.renderFocusBorder === 'function' &&
    chart.renderFocusBorder();
  let chart = withAGonePoint();
  expect(isFocusBorderDrawn).toThrow(/cache/);
  forgetGonePoints(Highcharts);
  chart = withAGonePoint();
  expect(isFocusBorderDrawn).not.toThrow();
});
