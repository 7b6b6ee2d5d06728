export type { AskedFigure, AskedValue } from './figures.ts';
export { type Happening, happening } from './happening.ts';
export {
  type Attributes,
  beginSpan,
  inSpan,
  type Span,
  startTracing,
  toldSpan,
  traceparent,
} from './tracing.ts';
export { type Measure, openWatchPort, type Watched, type WatchPort, watchSettings } from './watch-port.ts';
