export { happening } from './event-channel.ts';
export type { AskedFigure, AskedValue } from './gauges-of.ts';
export { type Measure, openWatchPort, type Watched, type WatchPort } from './metrics-port.ts';
export { beginSpan, inSpan, type Span, startTracing, toldSpan, traceparent } from './tracing.ts';
