import 'highcharts/es-modules/masters/modules/heatmap.src.js';
import { memo } from 'react';
import { Drawing } from './Drawing.tsx';
import { type HeatPlot, heatChart } from './heat-options.ts';

export const DrawnHeat = memo((plot: HeatPlot) => <Drawing plot={plot} kind={heatChart} />);
