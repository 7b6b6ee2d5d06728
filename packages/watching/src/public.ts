export type { AskedFigure, AskedValue } from './figures.ts';
export { happening } from './happening.ts';
export { beginSpan, inSpan, type Span, startTracing, toldSpan, traceparent } from './tracing.ts';
export { type Measure, openWatchPort, type Watched, type WatchPort } from './watch-port.ts';
