/** Highcharts with what draws by it: the greater part of a screen with charts, and a file of its own. */
export const loadDrawing = () => import('./plot/Plot.tsx');

/** A screen that will draw says so while its data are on their way, so that both arrive together. */
export function fetchDrawingAhead(): void {
  // What failed here is tried again when something is drawn, and told there.
  loadDrawing().catch(() => undefined);
}
