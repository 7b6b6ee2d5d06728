/** What stands between two packets: ends of lines, what apps put there, and memory that was never written. */
const betweenPackets = /\r\n|[\r\n]|\)\(|FEFEFEFE/i;
/** Each packet begins with its number, of four digits. */
const counterDigits = 4;

export interface LogBytes {
  /** Packets that were sent, those without content too. */
  lineCount: number;
  bytes: Uint8Array;
  /** A digit at the end that is half a byte. */
  isCut: boolean;
}

/** The memory of a device as an app on a phone hands it over: lines of hex digits, each a packet with its number. */
export function bytesOfLogText(text: string): LogBytes {
  const lines = text.trim().split(betweenPackets);
  const digits = lines.map((line) => line.replaceAll(/[^\da-f]+/gi, '').slice(counterDigits)).join('');
  return { lineCount: lines.length, bytes: bytesOfDigits(digits), isCut: digits.length % 2 === 1 };
}

/** Of hex digits, two for each byte; a last one alone is left out. */
export function bytesOfDigits(digits: string): Uint8Array {
  const bytes = new Uint8Array(digits.length >> 1);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = digitAt(digits, 2 * index) * 16 + digitAt(digits, 2 * index + 1);
  return bytes;
}

/** Of 0-9, A-F or a-f, by its code. */
function digitAt(digits: string, index: number): number {
  const code = digits.charCodeAt(index);
  return code <= 57 ? code - 48 : (code & 0x0f) + 9;
}
