import { type CodecFailure, deviceCodecLimits } from '@skep/domain';

/** One radio message, as a codec is given it. */
export interface CodecInput {
  bytes: Uint8Array;
  port: number;
  /** When the network received it: the only time that the codec can know. */
  receivedAt: Date;
}

export type CodecAnswer =
  | { kind: 'decoded'; data: Record<string, unknown>; warnings: string[] }
  | { kind: 'failed'; failure: CodecFailure; message: string };

export const failed = (failure: CodecFailure, message = ''): CodecAnswer => ({
  kind: 'failed',
  failure,
  message: plainText(message),
});

/** Words of a codec as they are stored and shown: one line of them, and not too much. */
export const plainText = (text: string) =>
  text.slice(0, codecLimits.messageLength).replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ');

/** What one run of a codec may use. */
export const codecLimits = {
  /** Characters. */
  textLength: deviceCodecLimits.textLength,
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
  inputBytes: deviceCodecLimits.payloadBytes,
  messageLength: 300,
  warnings: 10,
} as const;
