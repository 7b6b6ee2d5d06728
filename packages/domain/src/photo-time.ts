import { instantOfIso, instantOfWireTime } from './date-formats.ts';

/** What the entries of an EXIF block are called. */
const tags = { exif: 0x8769, takenAt: 0x9003, offset: 0x9011 } as const;
const ascii = 2;

/**
 * When a photo was taken, by what its camera wrote into it; undefined where it says nothing of use.
 * @param bytes the beginning of its file, or its EXIF block alone
 * @param timeZone whose clock it is meant by, where the camera does not say how far its own was from UTC
 */
export function photoTakenAt(bytes: Uint8Array, timeZone: string): Date | undefined {
  const start = exifStart(bytes);
  if (start === undefined) return undefined;
  try {
    const block = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start);
    return timeIn(block, timeZone);
  } catch (error) {
    // It points beyond its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Behind the word that every kind of file has before it; a block alone may do without. */
function exifStart(bytes: Uint8Array): number | undefined {
  const isAt = (at: number, text: string) =>
    [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));
  const isBlock = (at: number) => isAt(at, 'II*\0') || isAt(at, 'MM\0*');
  if (isBlock(0)) return 0;
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    if (isAt(at, 'Exif\0\0') && isBlock(at + 6)) return at + 6;
  }
  return undefined;
}

function timeIn(block: DataView, timeZone: string): Date | undefined {
  const isLittle = block.getUint16(0) === 0x4949;
  const first = entriesAt(block, block.getUint32(4, isLittle), isLittle);
  const details = first.get(tags.exif);
  if (details === undefined) return undefined;
  const entries = entriesAt(block, block.getUint32(details + 8, isLittle), isLittle);
  const [taken, offset] = [tags.takenAt, tags.offset].map((tag) => textAt(block, entries.get(tag), isLittle));
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(taken ?? '') ?? [];
  if (year === undefined) return undefined;
  const local = `${year}-${month}-${day} ${time}`;
  return instantOfIso(`${local}${offset ?? ''}`) ?? instantOfWireTime(local, timeZone);
}

/** Where each entry of a directory begins, by its tag. */
function entriesAt(block: DataView, at: number, isLittle: boolean): Map<number, number> {
  const count = block.getUint16(at, isLittle);
  const starts = Array.from({ length: count }, (_, index) => at + 2 + index * 12);
  return new Map(starts.map((start) => [block.getUint16(start, isLittle), start]));
}

function textAt(block: DataView, entry: number | undefined, isLittle: boolean): string | undefined {
  if (entry === undefined || block.getUint16(entry + 2, isLittle) !== ascii) return undefined;
  const length = block.getUint32(entry + 4, isLittle);
  // Longer than any time or offset is neither.
  if (length > 32) return undefined;
  const at = length <= 4 ? entry + 8 : block.getUint32(entry + 8, isLittle);
  const letters = Array.from({ length }, (_, index) => block.getUint8(at + index));
  return String.fromCharCode(...letters)
    .replaceAll('\0', '')
    .trim();
}
