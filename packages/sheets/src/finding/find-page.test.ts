import type { GreyPicture } from '../picture/grey-picture.ts';
import { project } from '../picture/perspective.ts';
import { paper, type SquareName, squareArea } from '../sheet.ts';
import { DrawnPage } from '../testing/drawn-page.ts';
import { photoOf, photoOfTwo, tableOf } from '../testing/photo.ts';
import { testCode, testPage } from '../testing/test-page.ts';
import { aPhoto, chanceFrom, cornersOf, photoSize, testScale } from '../testing/test-photos.ts';
import { findPage } from './find-page.ts';

/** By how much of the page the corners are found elsewhere, at most, in millimetres. */
async function cornersOff(photo: GreyPicture, corners: ReturnType<typeof cornersOf>): Promise<number> {
  const found = await findPage(photo);
  if (found.kind !== 'page') throw new Error(`It says ${JSON.stringify(found)}.`);
  expect(found.code).toEqual(testCode);
  const { width, height } = paper;
  const onPage = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return Math.max(
    ...onPage.map((corner, at) => {
      const there = project(found.toPhoto, corner);
      const expected = corners[at] ?? there;
      return Math.hypot(there.x - expected.x, there.y - expected.y) / testScale;
    }),
  );
}

test.each([
  ['upright', {}],
  ['upside down', { turn: 180 }],
  ['a little turned', { turn: 9 }],
  ['seen from below', { lean: 0.14 }],
  ['seen from above, upside down', { lean: -0.1, turn: 176 }],
  ['small', { scale: 4.1 }],
])('a page is found %s, to half a millimetre', async (_name, options) => {
  const corners = cornersOf(options);
  expect(await cornersOff(aPhoto({ corners }), corners)).toBeLessThan(0.5);
});

test.each([90, 270])('a page that lies sideways by %d degrees is found', async (turn) => {
  const corners = cornersOf({ turn, middle: { x: 750, y: 562 } });
  expect(await cornersOff(aPhoto({ width: 1500, height: 1125, corners }), corners)).toBeLessThan(0.5);
});

test('shadow, haze and noise do not hide a page', async () => {
  const corners = cornersOf({ turn: 4 });
  const light = (across: number, down: number) => (across + 0.4 * down < 0.6 ? 0.35 : 0.9) * (1 - 0.3 * down);
  expect(await cornersOff(aPhoto({ corners, light, haze: 0.25, noise: 6 }), corners)).toBeLessThan(0.5);
});

test.each<SquareName>(['topLeft', 'topRight', 'bottomLeft', 'bottomRight'])(
  'a thumb on the square %s is said to be in the way',
  async (name) => {
    const { x, y, width } = squareArea(name);
    const covers = [{ x: x + width / 2, y: y + width / 2, radius: 14, brightness: 150 }];
    expect(await findPage(aPhoto({ covers }))).toEqual({
      kind: 'squares_unseen',
      code: testCode,
      unseen: [name],
    });
  },
);

test('a corner that is folded over, its white back up, is said to be unseen', async () => {
  const photo = aPhoto({}, (page) => page.fill({ x: 180, y: 0, width: 30, height: 25 }, 250));
  expect(await findPage(photo)).toMatchObject({ kind: 'squares_unseen', unseen: ['topRight'] });
});

test('a page that reaches out of the photo says which squares are missing', async () => {
  const photo = aPhoto({ corners: cornersOf({ middle: { x: 562, y: 625 }, scale: 5 }) });
  expect(await findPage(photo)).toMatchObject({ kind: 'squares_unseen', unseen: ['topLeft', 'topRight'] });
});

test('two sheets in a photo are said to be two', async () => {
  const [one, other] = [new DrawnPage(testPage, testCode), new DrawnPage(testPage, { ...testCode, page: 2 })];
  const options = { width: 1800, height: 1350 };
  const photo = photoOfTwo(
    [one.picture, other.picture],
    [
      { ...options, corners: cornersOf({ scale: 4, middle: { x: 450, y: 675 } }) },
      { ...options, corners: cornersOf({ scale: 4, middle: { x: 1350, y: 675 }, turn: 3 }) },
    ],
    chanceFrom(3),
  );
  const found = await findPage(photo);
  expect(found.kind).toBe('several_sheets');
  expect(found.kind === 'several_sheets' && found.codes.map(({ page }) => page).toSorted()).toEqual([1, 2]);
});

test('a photo of a table, or of a page of somebody else, has no code', async () => {
  const table = tableOf({ ...photoSize, corners: cornersOf() }, chanceFrom(1));
  for (const [at, pixel] of table.pixels.entries()) table.pixels[at] = at % 97 < 20 ? 250 : pixel;
  expect(await findPage(table)).toEqual({ kind: 'no_code' });
  const others = new DrawnPage(testPage, undefined);
  const photo = photoOf(others.picture, { ...photoSize, corners: cornersOf() }, chanceFrom(2));
  expect(await findPage(photo)).toEqual({ kind: 'no_code' });
});

test('a photo that was moved is blurred, one without light too dark', async () => {
  expect(await findPage(aPhoto({ blur: { across: 5, down: 4 } }))).toEqual({ kind: 'blurred' });
  expect(await findPage(aPhoto({ light: () => 0.12, noise: 8, blur: { across: 1, down: 1 } }))).toEqual({
    kind: 'too_dark',
  });
});

test('a page whose code is seen in a photo that is too dark for a pencil is not read', async () => {
  const photo = aPhoto({ light: () => 0.12, noise: 2, blur: { across: 0.5, down: 0.5 } });
  expect(await findPage(photo)).toEqual({ kind: 'too_dark' });
});

test('a picture of nothing, or of a single pixel, is no page and no fault', async () => {
  for (const [width, height] of [
    [0, 0],
    [1, 1],
    [3000, 1],
    [40, 40],
  ] as const) {
    const photo = { width, height, pixels: new Uint8Array(width * height).fill(200) };
    expect(['no_code', 'blurred', 'too_dark']).toContain((await findPage(photo)).kind);
  }
});
