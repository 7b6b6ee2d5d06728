export * from './ChartGroup.tsx';
export * from './CurveChart.tsx';
export { csvText } from './csv.ts';
export type { ChartBand, Curve } from './curve.ts';
export { download, fileName } from './download.ts';
export * from './Gauge.tsx';
export * from './HeatMapChart.tsx';
export type { HeatRow } from './heat.ts';
export type { ChartMark } from './mark.ts';
