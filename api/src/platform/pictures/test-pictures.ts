import sharp from 'sharp';

interface Overrides {
  width?: number;
  height?: number;
  kind?: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif';
  background?: string;
}

/** A picture of one colour. */
export function aPicture({
  width = 60,
  height = 40,
  kind = 'jpeg',
  background = '#c80',
}: Overrides = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(kind)
    .toBuffer();
}

/** A JPEG as a phone takes it: lying on its side, with where and when it was taken. */
export function aPhoneJpeg({ width = 60, height = 40 }: Overrides = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c80' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'PhoneMaker' },
      IFD2: { DateTimeOriginal: '2026:05:03 14:05:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 22/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '4/1 53/1 0/1',
      },
    })
    .toBuffer();
}

/** A PNG whose head promises more than it has: a few bytes that would become gigabytes. */
export async function aPngThatSays(width: number, height: number): Promise<Buffer> {
  const png = await aPicture({ kind: 'png' });
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
