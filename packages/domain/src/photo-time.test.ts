import fc from 'fast-check';
import { photoTakenAt } from './photo-time.ts';

interface Overrides {
  taken?: string;
  offset?: string;
  isLittle?: boolean;
}

/** A block as a camera writes it: a directory that points to another one, which has the time. */
function exif({ taken = '2026:05:03 14:05:00', offset, isLittle = false }: Overrides = {}): Uint8Array {
  const block = new DataView(new ArrayBuffer(200));
  const text = (at: number, words: string) => {
    for (const [index, letter] of [...words].entries()) block.setUint8(at + index, letter.charCodeAt(0));
  };
  const entry = (at: number, tag: number, kind: number, [count, value]: readonly [number, number]) => {
    block.setUint16(at, tag, isLittle);
    block.setUint16(at + 2, kind, isLittle);
    block.setUint32(at + 4, count, isLittle);
    block.setUint32(at + 8, value, isLittle);
  };
  text(0, isLittle ? 'II' : 'MM');
  block.setUint16(2, 42, isLittle);
  block.setUint32(4, 8, isLittle);
  block.setUint16(8, 1, isLittle);
  entry(10, 0x8769, 4, [1, 40]);
  block.setUint16(40, offset === undefined ? 1 : 2, isLittle);
  entry(42, 0x9003, 2, [taken.length + 1, 100]);
  text(100, taken);
  if (offset !== undefined) {
    entry(54, 0x9011, 2, [offset.length + 1, 150]);
    text(150, offset);
  }
  return new Uint8Array(block.buffer);
}

const file = (block: Uint8Array) =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe1,
    0,
    0x45,
    ...[...'Exif\0\0'].map((letter) => letter.charCodeAt(0)),
    ...block,
  ]);

test.each([true, false])(
  'a camera’s clock is read in the zone of who took the photo (little end first: %s)',
  (isLittle) => {
    const block = exif({ isLittle });
    expect(photoTakenAt(block, 'Europe/Amsterdam')?.toISOString()).toBe('2026-05-03T12:05:00.000Z');
    expect(photoTakenAt(file(block), 'Europe/Amsterdam')?.toISOString()).toBe('2026-05-03T12:05:00.000Z');
  },
);

test('a camera that says how far it was from UTC is believed', () => {
  const block = exif({ offset: '-03:00' });
  expect(photoTakenAt(block, 'Europe/Amsterdam')?.toISOString()).toBe('2026-05-03T17:05:00.000Z');
});

test.each(['0000:00:00 00:00:00', '    :  :     :  :  ', '2026:13:45 14:05:00', '2026', 'x'.repeat(90)])(
  'a clock that was never set says nothing: %s',
  (taken) => expect(photoTakenAt(exif({ taken }), 'UTC')).toBeUndefined(),
);

test('a block that is cut off or full of nonsense says nothing', () => {
  const whole = exif();
  for (let end = 0; end < 120; end += 1) photoTakenAt(whole.slice(0, end), 'UTC');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
      photoTakenAt(new Uint8Array([0x49, 0x49, 0x2a, 0, ...noise]), 'UTC');
    }),
  );
});
