/**
 * What codecs of public catalogues use of Node's `Buffer`: made of a list, of hex, Base64 or text; the readers; `slice` and
 * `toString`. The expression is evaluated in the sandbox, in which there is no Node.
 */
export const bufferClass = `(() => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const ofBase64 = (text) => {
    const bytes = [];
    let [held, bits] = [0, 0];
    for (const letter of text.replace(/-/g, '+').replace(/_/g, '/')) {
      const six = letters.indexOf(letter);
      if (six < 0) continue;
      held = ((held << 6) | six) & 0xffff;
      bits += 6;
      if (bits >= 8) bytes.push((held >> (bits -= 8)) & 0xff);
    }
    return bytes;
  };
  const ofHex = (text) => Array.from(text.match(/[\\da-f]{2}/gi) || [], (pair) => parseInt(pair, 16));
  const ofText = (text) => Array.from(text, (letter) => letter.charCodeAt(0));

  class Buffer extends Uint8Array {
    static from(value, encoding) {
      if (typeof value !== 'string') return new Buffer(value);
      if (encoding === 'hex') return new Buffer(ofHex(value));
      if (encoding === 'base64' || encoding === 'base64url') return new Buffer(ofBase64(value));
      const isText = encoding === 'ascii' || encoding === 'latin1' || encoding === 'binary';
      return new Buffer(ofText(isText ? value : unescape(encodeURIComponent(value))));
    }
    static alloc(size) { return new Buffer(size); }
    static isBuffer(value) { return value instanceof Buffer; }
    slice(start, end) { return this.subarray(start, end); }
    toString(encoding, start, end) {
      const bytes = Array.from(this.subarray(start, end));
      if (encoding === 'hex') return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
      const text = bytes.map((byte) => String.fromCharCode(byte)).join('');
      return encoding === undefined || /^utf-?8$/i.test(encoding) ? decodeURIComponent(escape(text)) : text;
    }
  }

  const read = (buffer, offset, size, readIn) => {
    if (!(offset >= 0 && offset + size <= buffer.length)) throw new RangeError('The value of "offset" is out of range.');
    return readIn(new DataView(buffer.buffer, buffer.byteOffset, buffer.length));
  };
  const sizes = { Uint8: 1, Int8: 1, Uint16: 2, Int16: 2, Uint32: 4, Int32: 4, BigUint64: 8, BigInt64: 8, Float32: 4, Float64: 8 };
  const names = { Float32: 'Float', Float64: 'Double' };
  for (const [kind, size] of Object.entries(sizes))
    for (const order of size === 1 ? [''] : ['BE', 'LE']) {
      const reader = function (offset = 0) {
        return read(this, offset, size, (view) => view['get' + kind](offset, order === 'LE'));
      };
      const name = 'read' + (names[kind] || kind) + order;
      for (const each of [name, name.replace('Uint', 'UInt')]) Buffer.prototype[each] = reader;
    }
  const ofSize = (order, isSigned) => function (offset, size) {
    return read(this, offset, size, (view) => {
      let value = 0;
      for (let at = 0; at < size; at += 1)
        value = value * 256 + view.getUint8(order === 'BE' ? offset + at : offset + size - 1 - at);
      return isSigned && value >= 2 ** (8 * size - 1) ? value - 2 ** (8 * size) : value;
    });
  };
  for (const order of ['BE', 'LE']) {
    Buffer.prototype['readInt' + order] = ofSize(order, true);
    Buffer.prototype['readUInt' + order] = Buffer.prototype['readUint' + order] = ofSize(order, false);
  }
  return Buffer;
})()`;
