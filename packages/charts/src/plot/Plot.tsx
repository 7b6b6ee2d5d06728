import { memo } from 'react';
import { type CurvePlot, curveChart } from './curve-options.ts';
import { Drawing } from './Drawing.tsx';

// Loaded when the first chart is drawn.

export const DrawnCurves = memo((plot: CurvePlot) => <Drawing plot={plot} kind={curveChart} />);

/** Few devices hear the bees. Loaded from here, so that it brings no Highcharts of its own. */
export const loadHeatPlot = () => import('./HeatPlot.tsx');
