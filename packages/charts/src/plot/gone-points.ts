import type { Chart, SVGElement } from 'highcharts';

type Library = Pick<typeof import('highcharts'), 'addEvent' | 'Chart'>;

/**
 * A point that keys had chosen goes with the data it belonged to. Highcharts 13.1 keeps it all the same, and fails at the
 * next change of size, when it draws a border around what is no more.
 */
export function forgetGonePoints({ addEvent, Chart }: Library): void {
  addEvent(Chart, 'redraw', function (this: Chart & { focusElement?: SVGElement | undefined }) {
    if (this.focusElement && !this.focusElement.element) this.focusElement = undefined;
  });
}
