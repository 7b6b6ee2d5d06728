import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { ByteReader, ByteWriter } from './varints.ts';

/** A measurement as a block keeps it. */
export interface BlockRow {
  /** Microseconds since 1970, as the database has them. */
  measuredAt: number;
  receivedAt: number;
  /** JSON; null: there is none. */
  extra: string | null;
  /** By quantity; what was not measured is left out. */
  values: Readonly<Record<string, number>>;
}

/** The first byte of a block: who reads it knows how it was written. */
const version = 1;

/**
 * The measurements of a device and month as one block: column by column, each value as its difference from the one
 * before, in few bytes where little changes, and zstd around it. About a byte a value (design: 0.74; entropy 0.60).
 * Exact: `decodeBlock` gives what was given, to the last digit.
 * @param rows in the order of time
 */
export function encodeBlock(rows: readonly BlockRow[]): Buffer {
  const writer = new ByteWriter();
  writer.whole(rows.length);
  writeTimes(
    writer,
    rows.map(({ measuredAt }) => measuredAt),
  );
  writeTimes(
    writer,
    rows.map(({ measuredAt, receivedAt }) => receivedAt - measuredAt),
  );
  writeSome(
    writer,
    rows.map(({ extra }) => extra ?? undefined),
    (texts) => {
      for (const text of texts) writer.text(text);
    },
  );
  const names = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))].sort();
  writer.whole(names.length);
  for (const name of names) {
    writer.text(name);
    writeSome(
      writer,
      rows.map(({ values }) => values[name]),
      (values) => writeNumbers(writer, values),
    );
  }
  return Buffer.concat([Buffer.of(version), zstdCompressSync(writer.written())]);
}

/** @throws for bytes that no block of a known version has */
export function decodeBlock(block: Uint8Array): BlockRow[] {
  if (block[0] !== version) throw new Error(`A block of measurements has the unknown version ${block[0]}.`);
  const reader = new ByteReader(zstdDecompressSync(block.subarray(1)));
  const count = reader.whole();
  const measured = readTimes(reader, count);
  const delays = readTimes(reader, count);
  const extras = readSome(reader, count, (some) => Array.from({ length: some }, () => reader.text()));
  const values: Record<string, number>[] = measured.map(() => ({}));
  for (let names = reader.whole(); names > 0; names -= 1) {
    const name = reader.text();
    const column = readSome(reader, count, (some) => readNumbers(reader, some));
    for (const [index, value] of column.entries()) {
      const row = values[index];
      if (value !== undefined && row !== undefined) row[name] = value;
    }
  }
  return measured.map((measuredAt, index) => ({
    measuredAt,
    receivedAt: measuredAt + (delays[index] ?? 0),
    extra: extras[index] ?? null,
    values: values[index] ?? {},
  }));
}

const units = [1_000_000, 1_000, 1];

/** Whole seconds where all are, and the differences of differences: a device that keeps its interval needs a bit each. */
function writeTimes(writer: ByteWriter, times: readonly number[]): void {
  const unit = units.find((size) => times.every((time) => time % size === 0)) ?? 1;
  writer.whole(unit);
  let [before, step] = [0, 0];
  for (const time of times) {
    const now = time / unit;
    writer.signed(now - before - step);
    step = now - before;
    before = now;
  }
}

function readTimes(reader: ByteReader, count: number): number[] {
  const unit = reader.whole();
  let [before, step] = [0, 0];
  return Array.from({ length: count }, () => {
    step += reader.signed();
    before += step;
    return before * unit;
  });
}

/** Which rows have a value, where not all have one, and the values of those. */
function writeSome<Value>(
  writer: ByteWriter,
  column: readonly (Value | undefined)[],
  write: (values: Value[]) => void,
): void {
  const values = column.filter((value) => value !== undefined);
  writer.whole(values.length);
  if (values.length > 0 && values.length < column.length) writer.bytes(bitsOf(column));
  write(values);
}

function readSome<Value>(
  reader: ByteReader,
  count: number,
  read: (some: number) => Value[],
): (Value | undefined)[] {
  const some = reader.whole();
  if (some === 0) return Array.from({ length: count }, () => undefined);
  const bits = some < count ? reader.bytes(Math.ceil(count / 8)) : undefined;
  const values = read(some).values();
  return Array.from({ length: count }, (_, index) => {
    const isThere = bits === undefined || ((bits[index >> 3] ?? 0) >> (index & 7)) % 2 === 1;
    return isThere ? values.next().value : undefined;
  });
}

function bitsOf(column: readonly unknown[]): Uint8Array {
  const bits = new Uint8Array(Math.ceil(column.length / 8));
  for (const [index, value] of column.entries())
    if (value !== undefined) bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
  return bits;
}

/** A number of the database has nine digits at most, and those of places sixteen: more decimals are written as they are. */
const mostDecimals = 9;
/** Differences of whole numbers below it are exact. */
const largestWhole = 2 ** 50;
/** Means the decimals of numbers that are written as they are. */
const asTheyAre = 255;

function writeNumbers(writer: ByteWriter, values: readonly number[]): void {
  const decimals = decimalsOf(values);
  if (decimals === undefined) {
    writer.byte(asTheyAre);
    writer.bytes(new Uint8Array(Float64Array.from(values).buffer));
    return;
  }
  writer.byte(decimals);
  let before = 0;
  for (const value of values) {
    const scaled = Math.round(value * 10 ** decimals);
    writer.signed(scaled - before);
    before = scaled;
  }
}

function readNumbers(reader: ByteReader, count: number): number[] {
  const decimals = reader.byte();
  if (decimals === asTheyAre)
    return [
      ...new Float64Array(Uint8Array.from(reader.bytes(count * Float64Array.BYTES_PER_ELEMENT)).buffer),
    ];
  let before = 0;
  return Array.from({ length: count }, () => {
    before += reader.signed();
    return before / 10 ** decimals;
  });
}

/** How many decimals all of these have at most; undefined: more than whole numbers can stand for. */
function decimalsOf(values: readonly number[]): number | undefined {
  let decimals = 0;
  for (const value of values) {
    while (decimals <= mostDecimals && !hasDecimals(value, decimals)) decimals += 1;
    if (decimals > mostDecimals) return undefined;
  }
  // What few decimals stand for exactly may be too large with more.
  return values.every((value) => hasDecimals(value, decimals)) ? decimals : undefined;
}

function hasDecimals(value: number, decimals: number): boolean {
  const scaled = Math.round(value * 10 ** decimals);
  // A whole number has no sign of zero.
  return Math.abs(scaled) < largestWhole && scaled / 10 ** decimals === value && !Object.is(scaled, -0);
}
