// By its path: by its name, tests that draw nothing get a stand-in.
import Highcharts from '../../node_modules/highcharts/highcharts.js';
import { joinDrawnCharts } from './late-accessibility.ts';

Highcharts.setOptions({ accessibility: { enabled: false } });

const draw = () =>
  Highcharts.chart(document.body.appendChild(document.createElement('div')), {
    lang: { accessibility: { svgContainerLabel: 'Weight of Borage' } },
    accessibility: { landmarkVerbosity: 'disabled' },
    series: [{ type: 'line', data: [5, 6] }],
  });
const labelOf = ({ container }: Highcharts.Chart) =>
  container.querySelector('svg')?.getAttribute('aria-label');

test('a chart that was drawn before is led through by keys and named as one that is drawn after', async () => {
  const before = draw();
  expect(labelOf(before)).not.toBe('Weight of Borage');
  await import('../../node_modules/highcharts/modules/accessibility.js');
  joinDrawnCharts(Highcharts);
  const after = draw();
  for (const chart of [before, after]) {
    expect(labelOf(chart)).toBe('Weight of Borage');
    expect(
      chart.container.parentElement?.querySelectorAll('.highcharts-a11y-proxy-container-before'),
    ).toHaveLength(1);
    expect(chart.container.querySelectorAll('[tabindex]').length).toBeGreaterThan(0);
  }
  expect(accessibleTextOf(before)).toEqual(accessibleTextOf(after));
});

/** What each of its elements says to who does not see it, in their order. */
function accessibleTextOf({ container }: Highcharts.Chart) {
  const elements = [...(container.parentElement?.querySelectorAll('*') ?? [])];
  const names = ['role', 'tabindex', 'aria-label', 'aria-hidden'];
  return elements
    .map((element) => names.map((name) => element.getAttribute(name)))
    .filter((each) => each.some((value) => value !== null));
}
