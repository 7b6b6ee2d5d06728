import sharp from 'sharp';
import { anApiToken } from '#account/api-tokens/test-tokens.ts';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aPrintedSheet, type PrintedSheet, photoOf } from './test-sheets.ts';

// Each photo is read as any is, which takes seconds.
jest.setTimeout(240_000);

let api: TestApi;
let anna: TestUser;
let printed: PrintedSheet;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
  printed = await aPrintedSheet(api, anna);
});
afterAll(() => api.close());

const asDataUrl = (photo: Buffer) => `data:image/jpeg;base64,${photo.toString('base64')}`;

/** As the old app asks: its token in a header of its own. */
function scanAs(token: string | undefined, photos: readonly Buffer[]) {
  return api.request('POST', '/api/scan', {
    headers: token === undefined ? {} : { token },
    body: {
      svg: '<svg/>',
      images: photos.map((photo, index) => ({ page: index + 1, image: asDataUrl(photo) })),
      settings: { return_blob: ['text', 'number', 'checkbox'] },
      'data-user-locale': ['en'],
      ocr_engine: 'aws',
    },
  });
}

test('an old app has pages read in the form that it knows, and those that cannot be read are left out', async () => {
  const { program } = await anApiToken(api, anna, { read_only: true });
  const ticks = { impression: '3', attention: '0' };
  const { status, body } = await scanAs(program.token, [
    await aPicture({ width: 900, height: 1200 }),
    await photoOf(printed, { ticks, written: ['notes'] }),
  ]);
  expect(status).toBe(200);
  expect(body.scans).toHaveLength(1);
  const [{ page, scan }] = body.scans;
  expect(page).toBe(1);
  const of = (item: string) =>
    scan.find(({ parent_category_id }: { parent_category_id: string }) => parent_category_id === item);
  expect(of('svgid')).toMatchObject({ value: [String(printed.printId)] });
  expect(of('pagenr')).toMatchObject({ category_id: '1', value: ['1'] });
  expect(of('impression')).toMatchObject({ type: 'checkbox', category_id: '3', value: [0, 0, 1] });
  expect(of('attention')).toMatchObject({ type: 'checkbox', value: [0, 1] });
  expect(of('date')).toMatchObject({ type: 'text', category_id: null, value: [''] });
  expect(of('notes')).toMatchObject({ type: 'text', value: [''] });
  expect([of('impression'), of('notes')].map(({ image }) => image.length)).toEqual([3, 1]);
  const cutOut = await sharp(Buffer.from(of('notes').image[0].split(',')[1], 'base64')).metadata();
  expect(cutOut.width).toBeGreaterThan(cutOut.height);
});

test('nobody has another’s pages read, and nobody without a token any', async () => {
  const ben = await aUser(api);
  const photo = await photoOf(printed);
  expect((await scanAs(ben.token, [photo])).body).toEqual({ scans: [] });
  expect((await scanAs(undefined, [photo])).status).toBe(401);
  expect((await scanAs('a-constant-of-every-app', [photo])).status).toBe(401);
});

test('what is no picture is refused', async () => {
  expect((await scanAs(anna.token, [Buffer.from('no picture')])).status).toBe(422);
});
