/** Of every drawing: what is on its way has its place. */
export const chartHeightPx = 260;
