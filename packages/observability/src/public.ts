export { eventChannel } from './event-channel.ts';
export type { GaugeValue, PolledGauge } from './gauges-of.ts';
export { type Measure, openWatchPort, type Watched, type WatchPort } from './metrics-port.ts';
export { beginSpan, inSpan, recordSpan, type Span, startTracing, traceparent } from './tracing.ts';
