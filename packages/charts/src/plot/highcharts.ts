import Highcharts from 'highcharts/es-modules/masters/highcharts.src.js';
import 'highcharts/es-modules/masters/modules/accessibility.src.js';
import 'highcharts/es-modules/masters/modules/heatmap.src.js';
// Of highcharts-more it is the one series that we draw; the rest weighs 28 KB.
import 'highcharts/es-modules/Series/AreaRange/AreaRangeSeries.js';
import { forgetGonePoints } from './gone-points.ts';

forgetGonePoints(Highcharts);

/** With what is added to it above: of a mere re-export a build would take the library alone. */
export const highcharts = Highcharts;
