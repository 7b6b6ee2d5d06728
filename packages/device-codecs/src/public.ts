export { type DecodeOptions, decodePayload } from './decode-payload.ts';
export {
  type FlashLog,
  type LogBlock,
  type LogRecord,
  readFlashLog,
  recordValues,
} from './flash-log/flash-log.ts';
export {
  type Anchor,
  agrees,
  BlockIndex,
  comparable,
  matchesMin,
  type StoredMoment,
  steadyPace,
  timesByAnchors,
} from './flash-log/matching.ts';
export type { ReadingProgress } from './flash-log/reading-pause.ts';
export type {
  Decoded,
  Message,
  NoteCode,
  OtherTime,
  PayloadFormat,
  Quantities,
  ReasonCode,
  Uplink,
} from './message.ts';
export { readNamedValues } from './named-values.ts';
export { type EnvelopeHints, parseEnvelope } from './parse-envelope.ts';
export { hexOf } from './payloads/big-endian.ts';
export { valuesOf } from './values-of.ts';
