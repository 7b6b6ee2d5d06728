/** Whole numbers of seven bits a byte, the lowest first; a negative one by its zigzag, so that small ones stay short. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  byte(value: number): void {
    this.#grow(1);
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  /** @param value from 0 to 2^53 - 1. */
  whole(value: number): void {
    let left = value;
    while (left >= 0x80) {
      this.byte((left % 0x80) + 0x80);
      left = Math.floor(left / 0x80);
    }
    this.byte(left);
  }

  /** @param value from -2^52 to 2^52 - 1. */
  signed(value: number): void {
    this.whole(value < 0 ? -2 * value - 1 : 2 * value);
  }

  bytes(values: Uint8Array): void {
    this.#grow(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.whole(bytes.length);
    this.bytes(bytes);
  }

  written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(by: number): void {
    if (this.#length + by <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#length + by));
    larger.set(this.written());
    this.#bytes = larger;
  }
}

/** Reads what `ByteWriter` has written, in the same order. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @throws RangeError where nothing is left: a block that was cut off. */
  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new RangeError('A block of measurements ends too early.');
    this.#at += 1;
    return value;
  }

  whole(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 0x80) {
      const byte = this.byte();
      value += (byte % 0x80) * factor;
      if (byte < 0x80) return value;
    }
  }

  signed(): number {
    const value = this.whole();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  bytes(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('A block of measurements ends too early.');
    const found = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return found;
  }

  text(): string {
    return new TextDecoder().decode(this.bytes(this.whole()));
  }
}
