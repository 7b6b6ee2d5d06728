export * from './ChartGroup.tsx';
export * from './CurveChart.tsx';
export type { ChartBand, ChartPeriod, Curve } from './curve.ts';
export { fetchDrawingAhead } from './drawing.ts';
export * from './Gauge.tsx';
export * from './HeatMapChart.tsx';
export type { HeatRow } from './heat.ts';
export type { ChartMark } from './mark.ts';
export type { MarkedChartProps } from './marked-chart.ts';
