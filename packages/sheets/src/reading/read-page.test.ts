import { findPage } from '../finding/find-page.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import type { SheetPage } from '../sheet.ts';
import { straighten } from '../straighten.ts';
import type { DrawnPage } from '../testing/drawn-page.ts';
import type { PhotoOptions } from '../testing/photo.ts';
import { testCode, testPage } from '../testing/test-page.ts';
import { aPhoto, cornersOf } from '../testing/test-photos.ts';
import { readPage } from './read-page.ts';

async function read(photo: GreyPicture, code = testCode) {
  const found = await findPage(photo);
  if (found.kind !== 'page') throw new Error(`It says ${JSON.stringify(found)}.`);
  return readPage(straighten(photo, found), testPage, code);
}

const [attention, grade, seen, frames, date, notes] = testPage.fields;

async function fieldOf(item: string, photo: GreyPicture) {
  const field = (await read(photo)).find((one) => one.item === item);
  if (field === undefined) throw new Error(`${item} is not read.`);
  return field;
}

/** A seven and a one as they are printed by a plain hand. */
function seven(page: DrawnPage, { x, y }: { x: number; y: number }) {
  page.write([
    { x: x + 1, y: y + 1.3 },
    { x: x + 4, y: y + 1.3 },
    { x: x + 2.2, y: y + 5.8 },
  ]);
}

function one(page: DrawnPage, { x, y }: { x: number; y: number }) {
  page.write([
    { x: x + 1.4, y: y + 2.6 },
    { x: x + 2.6, y: y + 1.2 },
    { x: x + 2.6, y: y + 5.8 },
  ]);
}

function zero(page: DrawnPage, { x, y }: { x: number; y: number }) {
  page.write(
    Array.from({ length: 25 }, (_, at) => ({
      x: x + 2.5 + 1.3 * Math.sin((at * Math.PI) / 12),
      y: y + 3.5 - 2.3 * Math.cos((at * Math.PI) / 12),
    })),
  );
}

function two(page: DrawnPage, { x, y }: { x: number; y: number }) {
  const bow = Array.from({ length: 10 }, (_, at) => ({
    x: x + 2.5 - 1.3 * Math.cos((at * Math.PI) / 9),
    y: y + 2.6 - 1.4 * Math.sin((at * Math.PI) / 9),
  }));
  page.write([...bow, { x: x + 1.1, y: y + 5.8 }, { x: x + 4, y: y + 5.8 }]);
}

test('a blank page is empty, and needs no check', async () => {
  for (const field of await read(aPhoto())) {
    expect(field).toMatchObject({ isUnsure: false });
    if (field.kind === 'writing') expect(field.hasInk).toBe(false);
    else if (field.kind === 'several') expect(field.values).toEqual([]);
    else expect(field.value).toBeUndefined();
  }
});

const views: Record<string, Partial<PhotoOptions>> = {
  upright: {},
  'upside down': { corners: cornersOf({ turn: 183 }) },
  'from the side, in a shadow': {
    corners: cornersOf({ lean: 0.12, turn: 5 }),
    light: (across) => (across < 0.5 ? 0.4 : 0.85),
  },
  'bent and folded': { bendMm: 1, fold: { atMm: 150, offMm: 0.8 } },
  'by a shaking hand': { blur: { across: 1.6, down: 0.6 }, noise: 6 },
};

test.each(Object.entries(views))('ticks are read from a photo %s', async (_name, options) => {
  const fields = await read(
    aPhoto(options, (page) => {
      page.cross(attention.boxes[1].area);
      page.cross(grade.boxes[6]?.area ?? attention.boxes[1].area, { penMm: 0.3, brightness: 110 });
      page.cross(seen.boxes[0]?.area ?? attention.boxes[1].area);
      page.cross(seen.boxes[3]?.area ?? attention.boxes[1].area);
      page.write([
        { x: notes.area.x + 5, y: notes.area.y + 8 },
        { x: notes.area.x + 20, y: notes.area.y + 12 },
      ]);
    }),
  );
  expect(fields.slice(0, 3)).toMatchObject([
    { kind: 'one', value: '0', isUnsure: false },
    { kind: 'one', value: '7', isUnsure: false },
    { kind: 'several', values: ['seen-0', 'seen-3'], isUnsure: false },
  ]);
  expect(fields[5]).toMatchObject({ kind: 'writing', hasInk: true, isUnsure: false });
  expect(fields[6]).toMatchObject({ kind: 'writing', hasInk: false });
});

test('the frame of an empty field is no writing, however the paper bends', async () => {
  for (const bendMm of [-1.4, 1.4]) {
    const photo = aPhoto({ bendMm, fold: { atMm: 230, offMm: 0.8 } });
    expect(await fieldOf('notes', photo)).toMatchObject({ kind: 'writing', hasInk: false, isUnsure: false });
  }
});

test('two ticks where one is allowed are unsure', async () => {
  const photo = aPhoto({}, (page) => {
    page.cross(attention.boxes[0].area);
    page.cross(attention.boxes[1].area);
  });
  expect(await fieldOf('attention', photo)).toMatchObject({ isUnsure: true });
});

test('a tick that was struck out and made again is unsure, and offers the new one', async () => {
  const photo = aPhoto({}, (page) => {
    const { x, y, width, height } = attention.boxes[0].area;
    page.fill({ x: x + 0.2, y: y + 0.2, width: width - 0.4, height: height - 0.4 }, 40);
    page.cross(attention.boxes[1].area);
  });
  expect(await fieldOf('attention', photo)).toMatchObject({ value: '0', isUnsure: true });
});

test('a filled box alone is a tick, and the tail of a tick in the next box is none', async () => {
  const photo = aPhoto({}, (page) => {
    const { x, y, width, height } = attention.boxes[0].area;
    page.fill({ x, y, width, height }, 30);
    const box = grade.boxes[3]?.area ?? attention.boxes[0].area;
    page.write([
      { x: box.x + 0.5, y: box.y + 1.8 },
      { x: box.x + 1.4, y: box.y + 3.2 },
      { x: box.x + 5, y: box.y - 1 },
    ]);
  });
  expect(await fieldOf('attention', photo)).toMatchObject({ value: '1', isUnsure: false });
  expect(await fieldOf('grade', photo)).toMatchObject({ value: '4' });
});

test('a number is read with its decimals and its sign, wherever in its cells it begins', async () => {
  const photo = aPhoto({}, (page) => {
    const [, second, third, fourth] = frames.cells;
    if (second) one(page, second);
    if (third) two(page, third);
    if (fourth) seven(page, fourth);
    page.cross(frames.minus);
  });
  expect(await fieldOf('frames', photo)).toMatchObject({ kind: 'number', digits: ' 127', value: -12.7 });
});

test('a date is read', async () => {
  const photo = aPhoto({}, (page) => {
    const writers = [two, one, zero, seven, two, zero, two, seven];
    for (const [at, write] of writers.entries())
      write(page, date.cells[at] ?? date.cells[0] ?? { x: 0, y: 0 });
  });
  expect(await fieldOf('date', photo)).toMatchObject({
    kind: 'date',
    digits: '21072027',
    value: { year: 2027, month: 7, day: 21, time: undefined },
  });
});

test('the name of the hive that is printed on its sheet is no ink', async () => {
  const photo = aPhoto({}, (page) =>
    page.write([
      { x: 108, y: 64 },
      { x: 125, y: 65 },
    ]),
  );
  const hive = async (hiveId: number) =>
    (await read(photo, { ...testCode, hiveId })).find(({ item }) => item === 'hive');
  expect(await hive(0)).toMatchObject({ hasInk: true });
  expect(await hive(9)).toMatchObject({ hasInk: false });
});

test('each field says where on the page it is, with the words next to its boxes', async () => {
  const page: SheetPage = testPage;
  for (const [at, { area, item }] of (await read(aPhoto())).entries()) {
    const field = page.fields[at];
    expect(field?.item).toBe(item);
    expect(area.x).toBeGreaterThanOrEqual(0);
    expect(area.x + area.width).toBeLessThanOrEqual(210);
  }
});
