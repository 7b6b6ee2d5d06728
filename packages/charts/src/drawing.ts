/** Highcharts with what draws by it: the greater part of a screen with charts, and loaded apart from it. */
export const loadDrawing = () => import('./provided-plot.ts');

/** A screen that will draw says so while its data are on their way, so that both arrive together. */
export function fetchDrawingAhead(): void {
  // A failure is tried again at the next drawing, and reported there.
  loadDrawing().catch(() => undefined);
}
