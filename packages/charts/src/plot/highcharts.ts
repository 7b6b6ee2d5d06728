import Highcharts from 'highcharts/es-modules/masters/highcharts.src.js';
// Of highcharts-more it is the one series that we draw; the rest weighs 28 KB.
import 'highcharts/es-modules/Series/AreaRange/AreaRangeSeries.js';
import { forgetGonePoints } from './gone-points.ts';
import { joinDrawnCharts } from './late-accessibility.ts';

/** With what is added to it above: of a mere re-export a build would take the library alone. */
export const highcharts = Highcharts;

// Until its module is there, which says otherwise.
Highcharts.setOptions({ accessibility: { enabled: false } });

let isRequested = false;

/**
 * Loads what leads through charts by keys and reads them aloud, once there is a chart and nothing else is to be
 * done: it is a quarter of the library (32 of 130 KB), and nobody presses a key before they see what for.
 */
export function makeAccessible(): void {
  if (isRequested) return;
  isRequested = true;
  const fetchIt = async () => {
    try {
      await import('highcharts/es-modules/masters/modules/accessibility.src.js');
      forgetGonePoints(Highcharts);
      joinDrawnCharts(Highcharts);
    } catch {
      // Without a network, for example: the next chart tries again. Its summary and table are shown anyway.
      isRequested = false;
    }
  };
  const wait = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  wait(fetchIt);
}
