import type { PauseReading } from './reading-pause.ts';

/** Each packet begins with its number, of four digits. */
const counterDigits = 4;
/** Memory that was never written. */
const unwritten = 'FEFEFEFE';
const charactersAtOnce = 100_000;

export interface LogBytes {
  /** Packets that were sent, those without content too. */
  lineCount: number;
  bytes: Uint8Array;
  /** A digit at the end that is half a byte. */
  isCut: boolean;
}

/** The memory of a device as an app on a phone hands it over: lines of hex digits, each a packet with its number. */
export async function bytesOfLogText(text: string, pause: PauseReading): Promise<LogBytes> {
  const log = text.trim();
  const bytes = new Uint8Array(log.length >> 1);
  let lineCount = 1;
  let digitsOfLine = 0;
  let digitCount = 0;
  let pauseAt = charactersAtOnce;
  for (let index = 0; index < log.length; ) {
    if (index >= pauseAt) {
      pauseAt += charactersAtOnce;
      await pause({ byteCount: digitCount >> 1, recordCount: 0 });
    }
    const gap = gapBetweenPackets(log, index);
    if (gap > 0) {
      lineCount += 1;
      digitsOfLine = 0;
      index += gap;
      continue;
    }
    const code = log.charCodeAt(index);
    index += 1;
    if (!isDigit(code)) continue;
    digitsOfLine += 1;
    if (digitsOfLine <= counterDigits) continue;
    const place = digitCount >> 1;
    bytes[place] = (bytes[place] ?? 0) * 16 + valueOfDigit(code);
    digitCount += 1;
  }
  const isCut = digitCount % 2 === 1;
  return { lineCount, bytes: bytes.subarray(0, digitCount >> 1), isCut };
}

/** Length of the text between two packets: the end of a line, what apps put there, or unwritten memory; 0: nothing. */
function gapBetweenPackets(log: string, index: number): number {
  switch (log[index]) {
    case '\r':
      return log[index + 1] === '\n' ? 2 : 1;
    case '\n':
      return 1;
    case ')':
      return log[index + 1] === '(' ? 2 : 0;
    case 'F':
    case 'f':
      return log.slice(index, index + unwritten.length).toUpperCase() === unwritten ? unwritten.length : 0;
    default:
      return 0;
  }
}

/** Of hex digits, two for each byte; a last one alone is left out. */
export function bytesOfDigits(digits: string): Uint8Array {
  const bytes = new Uint8Array(digits.length >> 1);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] =
      valueOfDigit(digits.charCodeAt(2 * index)) * 16 + valueOfDigit(digits.charCodeAt(2 * index + 1));
  return bytes;
}

/** 0-9, A-F or a-f. */
function isDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}

function valueOfDigit(code: number): number {
  return code <= 57 ? code - 48 : (code & 0x0f) + 9;
}
