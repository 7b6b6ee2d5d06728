import { paper } from '@skep/sheets';
import sharp from 'sharp';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aReading, read } from './test-readings.ts';
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

const ticks = { impression: '2', attention: '0' };

async function readAlone(photo: Buffer) {
  const shown = await read(api, anna, await aReading(api, anna), [photo]);
  return { page: shown.pages[0], sheet: shown.sheets[0] };
}

interface ShownField {
  itemId: string;
  row: number | null;
  value: string;
  isSure: boolean;
}

const answerTo = (sheet: { fields: ShownField[] }, item: string) =>
  sheet.fields.find(({ itemId }) => itemId === item)?.value;

/** As large as the service takes a photo. */
async function fortyMegapixels(): Promise<Buffer> {
  const width = Math.floor(Math.sqrt((40_000_000 * (paper.width + 20)) / (paper.height + 20)));
  return sharp(await photoOf(printed, { ticks }))
    .resize(width)
    .jpeg({ quality: 80 })
    .toBuffer();
}

test('a page that lies upside down is read as any', async () => {
  const photo = await sharp(await photoOf(printed, { ticks }))
    .rotate(180)
    .toBuffer();
  const { page, sheet } = await readAlone(photo);
  expect(page).toMatchObject({ state: 'read', pageNumber: 1 });
  expect([answerTo(sheet, 'impression'), answerTo(sheet, 'attention')]).toEqual(['2', '0']);
});

test('a photo of 40 megapixels is read, and one after the other needs no more memory', async () => {
  const photo = await fortyMegapixels();
  const { width, height } = await sharp(photo).metadata();
  expect(width * height).toBeGreaterThan(39_000_000);
  const used: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { sheet } = await readAlone(photo);
    expect(answerTo(sheet, 'impression')).toBe('2');
    used.push(process.memoryUsage().rss);
  }
  const added = used.slice(1).map((bytes, index) => (bytes - (used[index] ?? 0)) / 1e6);
  // A photo that stayed in memory would be 40 MB in grey alone, and its page 4: each would add that. Other work of this
  // process and the pools of threads add something now and then.
  expect(Math.min(...added)).toBeLessThan(30);
});

test('the advice for two sheets in one photo is to photograph them one by one', async () => {
  const pages = [await photoOf(printed), await photoOf(printed, { index: 1 })];
  const [left, right] = await Promise.all(pages.map((page) => sharp(page).resize(1150).toBuffer()));
  const height = Math.round((1150 * (paper.height + 20)) / (paper.width + 20));
  const photo = await sharp({ create: { width: 2300, height, channels: 3, background: '#333' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 1150, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  expect((await readAlone(photo)).page).toMatchObject({ state: 'failed', fault: 'several_sheets' });
});

/** Its face from the front, striped, before a lawn. */
function cat(): Promise<Buffer> {
  const [width, height] = [1600, 1200];
  const pixels = Buffer.alloc(width * height);
  const isIn = (x: number, y: number, wide: number, high: number) => (x / wide) ** 2 + (y / high) ** 2 < 1;
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [(at % width) - 800, Math.floor(at / width) - 650];
    const isEar = y < -150 && y > -520 + Math.abs(Math.abs(x) - 260) * 3;
    const fur = 70 + 45 * Math.sin(x / 9 + y / 31) + ((at * 7919) % 23);
    const face = isIn(x, y, 430, 380) || isEar ? fur : 120 + 12 * Math.sin(x / 3) * Math.sin(y / 17);
    const [eyeX, eyeY] = [Math.abs(x) - 160, y + 80];
    pixels[at] = isIn(eyeX, eyeY, 16, 66) ? 5 : isIn(eyeX, eyeY, 80, 70) ? 220 : face;
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
}

test.each([
  ['of a cat', 'no_sheet', cat],
  [
    'by a shaking hand',
    'blurred',
    async () =>
      sharp(await photoOf(printed))
        .blur(14)
        .toBuffer(),
  ],
  [
    'without light',
    'too_dark',
    async () =>
      sharp(await photoOf(printed))
        .blur(4)
        .linear(0.12)
        .toBuffer(),
  ],
])('a photo %s says %s', async (_what, fault, photo) => {
  expect((await readAlone(await photo())).page).toMatchObject({ state: 'failed', fault });
});

test('a person who chose a sheet of an old app learns that it cannot be read here', async () => {
  const drawn = { checklist_id: printed.checklistId, svg: '<svg/>', pages: 1, name: 'Drawn' };
  const { body } = await api.request('POST', '/api/checklist-svg', { as: anna, body: drawn });
  const shown = await read(api, anna, await aReading(api, anna, { printId: String(body.id) }), [await cat()]);
  expect(shown.pages).toMatchObject([{ state: 'failed', fault: 'not_laid_out' }]);
});

test('of a sheet for many hives each row is read for its hive, and an empty row is empty', async () => {
  const hives = [await aHive(api, anna), await aHive(api, anna), await aHive(api, anna)];
  const table = await aPrintedSheet(api, anna, printed.checklistId, {
    hiveIds: hives.map(({ id }) => String(id)),
    tableItemIds: ['impression', 'attention', 'notes'],
  });
  const photo = await photoOf(table, {
    ticks: { '0.impression': '3', '2.attention': '1', '2.impression': '1' },
    written: ['2.notes'],
  });
  const { sheet } = await readAlone(photo);
  expect(sheet.rows).toMatchObject(hives.map(({ id, name }) => ({ hiveId: String(id), name })));
  const readInRow = (row: number) =>
    sheet.fields
      .filter((field: ShownField) => field.row === row)
      .filter(({ value, isSure }: ShownField) => value !== '' || !isSure)
      .map(({ itemId, value, isSure }: ShownField) => [itemId, value, isSure]);
  expect(readInRow(0)).toEqual([['impression', '3', true]]);
  expect(readInRow(1)).toEqual([]);
  expect(readInRow(2)).toEqual([
    ['impression', '1', true],
    ['attention', '1', true],
    ['notes', '', false],
  ]);
});
