import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAppError } from '@skep/domain';
import sharp from 'sharp';
import { secureRandom, systemClock } from '#platform/context/random.ts';
import { folderFileStore } from '#platform/files/folder-file-store.ts';
import { greyPictureOf, partsOfPicture } from './grey-picture.ts';
import { readPicture } from './picture.ts';
import { forgetOthers, forgetPictures, keepPicture, storedPicture } from './stored-pictures.ts';
import { aPhoneJpeg, aPicture, aPngThatSays } from './test-pictures.ts';

async function fault(sent: Promise<Buffer> | Buffer) {
  const error: unknown = await readPicture(await sent).then(
    () => undefined,
    (thrown) => thrown,
  );
  return isAppError(error) ? error.details.fields?.[0] : error;
}

test('a phone’s photo is stored upright, fitted, and without where it was taken', async () => {
  const sent = await aPhoneJpeg({ width: 3000, height: 1500 });
  expect((await sharp(sent).metadata()).exif?.includes('PhoneMaker')).toBe(true);
  const { whole, thumb, extension, widthPx, heightPx, exif } = await readPicture(sent);
  expect([extension, widthPx, heightPx]).toEqual(['jpg', 1000, 2000]);
  expect(exif?.includes('2026:05:03')).toBe(true);
  for (const [picture, height] of [
    [whole, 2000],
    [thumb, 200],
  ] as const) {
    const shownMetadata = await sharp(picture).metadata();
    expect([
      shownMetadata.format,
      shownMetadata.height,
      shownMetadata.exif,
      shownMetadata.xmp,
      shownMetadata.icc,
      shownMetadata.orientation,
    ]).toEqual(['jpeg', height, undefined, undefined, undefined, undefined]);
    expect(picture.includes('PhoneMaker')).toBe(false);
  }
});

test.each(['jpeg', 'png', 'webp'] as const)('a small %s stays as small as it is', async (kind) => {
  const { widthPx, heightPx, extension } = await readPicture(await aPicture({ kind }));
  expect([widthPx, heightPx, extension]).toEqual([60, 40, 'jpg']);
});

test('what one sees through stays so, as a logo', async () => {
  const logo = await sharp({ create: { width: 30, height: 30, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const { whole, extension } = await readPicture(logo);
  expect([extension, (await sharp(whole).metadata()).hasAlpha]).toEqual(['webp', true]);
});

test('of an animation its first picture is stored', async () => {
  const frames = [await aPicture({ background: '#f00' }), await aPicture({ background: '#00f' })];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const { whole, heightPx } = await readPicture(moving);
  expect(heightPx).toBe(40);
  expect((await sharp(whole).stats()).dominant).toMatchObject({ b: 8 });
});

test('data after a picture’s end is not stored, such as the film of a moment', async () => {
  const film = Buffer.concat([await aPicture(), Buffer.from('\0\0\0\x18ftypmp42 a film')]);
  expect((await readPicture(film)).whole.includes('ftyp')).toBe(false);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('a photo')],
  ['an SVG', () => Buffer.from(svg)],
  ['a page in the name of a JPEG', () => Buffer.from('\xff\xd8\xff<html>', 'latin1')],
  ['a GIF', () => aPicture({ kind: 'gif' })],
  ['a TIFF', () => aPicture({ kind: 'tiff' })],
  ['an AVIF, as HEIC a film of one picture', () => aPicture({ kind: 'avif' })],
  ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
  ['a JPEG that is a script as well', async () => Buffer.concat([await aPicture(), Buffer.from(svg)])],
  ['a JPEG that is an archive as well', async () => Buffer.concat([await aPicture(), zip])],
  [
    'a JPEG that ends in its middle',
    async () => (await aPicture({ width: 900, height: 900 })).subarray(0, 700),
  ],
  ['a head alone', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
])('%s is no picture', async (_what, sent) => {
  expect(await fault(sent())).toEqual({ path: 'file', code: 'not_a_picture' });
});

test('a PDF that begins as a JPEG is no picture', async () => {
  const picture = await aPicture();
  const both = Buffer.concat([
    picture.subarray(0, 2),
    Buffer.from('\xff\xfe\0\x0a%PDF-1.7', 'latin1'),
    picture.subarray(2),
  ]);
  expect(await fault(both)).toEqual({ path: 'file', code: 'not_a_picture' });
});

test('20,000 × 20,000 pixels and 16 MB are refused before they are read', async () => {
  expect(await fault(aPngThatSays(20_000, 20_000))).toEqual({
    path: 'file',
    code: 'too_many_pixels',
    params: { max: 40 },
  });
  expect(await fault(Buffer.alloc(15_000_001))).toEqual({
    path: 'file',
    code: 'file_too_large',
    params: { max: 15 },
  });
});

test('one that promises pixels and has none is no picture', async () => {
  expect(await fault(aPngThatSays(6000, 6000))).toEqual({ path: 'file', code: 'not_a_picture' });
});

test('many at once all come to their turn', async () => {
  const sent = await aPicture();
  const read = await Promise.all(Array.from({ length: 12 }, () => readPicture(sent)));
  expect(read.map(({ widthPx }) => widthPx)).toEqual(Array(12).fill(60));
});

test('files that no row names go after a day, those of other domains stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skep-pictures-'));
  const pictures = folderFileStore(folder);
  const made = { pictures, random: secureRandom, clock: systemClock };
  const picture = await readPicture(await aPicture());
  const pictureKey = await keepPicture(made, 'photo', picture);
  const orphan = await keepPicture(made, 'photo', picture);
  const logo = await keepPicture(made, 'logo', picture);
  const find = (key: string) => storedPicture({ pictures }, { key, extension: 'jpg' }, 'thumb');
  const wanted = async () => new Set([pictureKey]);
  await forgetOthers(made, 'photo', wanted);
  expect(await pictures.names()).toHaveLength(6);
  const tomorrow = { ...systemClock, now: () => new Date(Date.now() + 25 * 3_600_000) };
  await forgetOthers({ ...made, clock: tomorrow }, 'photo', wanted);
  expect(await pictures.names()).toHaveLength(4);
  expect([await find(pictureKey), await find(orphan), await find(logo)].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
  await forgetPictures({ pictures }, [{ key: pictureKey, extension: 'jpg' }]);
  expect(await find(pictureKey)).toBeUndefined();
  await rm(folder, { recursive: true });
});

test('what is transparent is white on paper', async () => {
  const create = { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const { whole } = await readPicture(await sharp({ create }).png().toBuffer());
  const { width, height, pixels } = await greyPictureOf(whole);
  expect([width * height, pixels.length, Math.min(...pixels)]).toEqual([2400, 2400, 255]);
  const [part] = await partsOfPicture(whole, [{ left: 0, top: 0, width: 10, height: 10 }]);
  const { dominant } = await sharp(part).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});
