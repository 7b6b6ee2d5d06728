import { codeArea } from '@skep/sheets';
import sharp from 'sharp';
import { anApiToken } from '#account/api-tokens/test-tokens.ts';
import { aPrintedSheet, type PrintedSheet, photoOf } from '#inspections/paper-recognition/test-sheets.ts';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anOldSheet } from './test-old-sheet.ts';

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
  const { program } = await anApiToken(api, anna, { isReadOnly: true });
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

test('an old app that sends one token for all its people has a sheet read that it drew itself', async () => {
  const shared = 'a-constant-of-every-app';
  const old = await startTestApi({ database: api.database, environment: { SCAN_TOKEN: shared } });
  const { svg, sheet } = anOldSheet();
  const { body: stored } = await old.request('POST', '/api/checklist-svg', {
    as: anna,
    body: { checklist_id: printed.checklistId, svg, pages: 1, name: 'Spring', app_version: '4.0.28' },
  });
  const photo = await photoOf(
    { sheet, printId: 1, checklistId: 1 },
    { ticks: { impression: '2', '21': '1' }, written: ['notes'], covered: codeArea },
  );
  const send = (token: string) =>
    old.request('POST', '/api/scan', {
      headers: { token },
      body: {
        svg,
        images: [{ page: 1, image: asDataUrl(photo) }],
        settings: { return_blob: ['checkbox'] },
        'data-user-locale': ['nl'],
        ocr_engine: 'aws',
      },
    });
  expect((await send('another-constant-of-an-app')).status).toBe(401);
  const { status, body } = await send(shared);
  expect(status).toBe(200);
  expect(body.scans).toMatchObject([{ page: 1 }]);
  const [{ scan }] = body.scans;
  const of = (item: string) =>
    scan.find(({ parent_category_id }: { parent_category_id: string }) => parent_category_id === item);
  expect(of('svgid').value).toContain(String(stored.id));
  expect(of('pagenr')).toMatchObject({ type: 'number', category_id: '1', value: ['1'] });
  expect(of('impression')).toMatchObject({ type: 'checkbox', category_id: 'smile', value: [0, 0, 1] });
  expect(of('21')).toMatchObject({ type: 'checkbox', category_id: '212', value: [0, 1, 0] });
  expect(of('21').image).toHaveLength(3);
  expect(of('notes')).toMatchObject({ type: 'text', value: [''], image: [] });
  expect(of('30')).toMatchObject({ type: 'number', value: [''] });
  await old.close();
});

test('a page number that is none is as good as not sent', async () => {
  const image = asDataUrl(await aPicture({ width: 90, height: 120 }));
  const body = { images: [{ page: { toString: 'x' }, image }] };
  const answer = await api.request('POST', '/api/scan', { as: anna, body });
  expect([answer.status, answer.body]).toEqual([200, { scans: [] }]);
});

test('what is no picture is refused', async () => {
  expect((await scanAs(anna.token, [Buffer.from('no picture')])).status).toBe(422);
});
