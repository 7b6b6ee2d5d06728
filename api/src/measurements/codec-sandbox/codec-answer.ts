/** One radio message, as a codec is given it. */
export interface CodecInput {
  bytes: Uint8Array;
  port: number;
  /** When the network received it: the only time that the codec can know. */
  receivedAt: Date;
}

/** Why a codec gave no values. */
export type CodecFailure =
  /** Its text is no JavaScript; `message` is the parser's, with the line. */
  | 'not_parsed'
  /** It defines none of the functions that we call. */
  | 'no_function'
  /** It threw an exception. */
  | 'threw'
  /** It says itself that it cannot decode these bytes. */
  | 'refused'
  | 'too_slow'
  | 'too_much_memory'
  | 'too_much_output'
  /** It returned something else than an object. */
  | 'no_object'
  /** The sandbox itself ended, or too many messages waited for it. */
  | 'unavailable';

export type CodecAnswer =
  | { kind: 'decoded'; data: Record<string, unknown>; warnings: string[] }
  | { kind: 'failed'; failure: CodecFailure; message: string };

export const failed = (failure: CodecFailure, message = ''): CodecAnswer => ({
  kind: 'failed',
  failure,
  message: message.slice(0, codecLimits.messageLength),
});

/** What one run of a codec may use. */
export const codecLimits = {
  /** Characters. The largest codecs of public catalogues have some 90,000. */
  textLength: 150_000,
  /** Of processor time, to evaluate the text: 90,000 characters take some 15 ms on a machine of today. */
  loadingMs: 100,
  /** Of processor time, for its function. */
  timeMs: 50,
  memoryBytes: 16 * 1024 * 1024,
  stackBytes: 256 * 1024,
  /** Characters of JSON. */
  outputLength: 64_000,
  outputDepth: 20,
  /** A LoRaWAN message has 242 at most; the rest is room for networks that join several. */
  inputBytes: 1024,
  messageLength: 300,
  warnings: 10,
} as const;
