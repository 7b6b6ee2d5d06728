import { straightPlacedPage } from '../finding/placed-page.ts';
import type { SheetPage } from '../sheet.ts';
import { DrawnPage } from '../testing/drawn-page.ts';
import { photoOf } from '../testing/photo.ts';
import { chanceFrom, cornersOf, photoSize } from '../testing/test-photos.ts';
import { readPage } from './read-page.ts';

const area = { x: 105, y: 100, width: 25, height: 8 };
const page: SheetPage = {
  marks: [],
  fields: [
    { kind: 'writing', item: 'frames', label: 'Frames', area, hasNumber: true },
    ...[20, 180].flatMap((x) =>
      [30, 150, 250].map((y) => ({
        ...{ kind: 'writing' as const, item: `${x}-${y}`, label: '' },
        area: { x, y, width: 12, height: 8 },
      })),
    ),
  ],
};

/** Strokes of a plain hand, from the upper left corner of each digit. */
const strokes: Record<string, readonly (readonly [number, number])[]> = {
  '1': [
    [0.6, 1.4],
    [1.6, 0.2],
    [1.6, 4.8],
  ],
  '7': [
    [0, 0.3],
    [3, 0.3],
    [1.2, 4.8],
  ],
  '.': [
    [0.3, 4.6],
    [0.5, 4.8],
  ],
};

function read(text: string) {
  const drawn = new DrawnPage(page, undefined);
  for (const [at, sign] of [...text].entries())
    drawn.write(
      (strokes[sign] ?? []).map(([x, y]) => ({ x: area.x + 3 + at * 4.4 + x, y: area.y + 1.5 + y })),
    );
  const photo = photoOf(drawn.picture, { ...photoSize, corners: cornersOf() }, chanceFrom(7));
  const straight = straightPlacedPage(photo, page);
  if (straight === undefined) throw new Error('The page is not found.');
  return readPage(straight, page, { printId: 1, page: 1, pages: 1, hiveId: 0 })[0];
}

test.each([
  ['17', 17],
  ['7.1', 7.1],
])('a number that is written without cells is read: %s', (text, value) => {
  expect(read(text)).toMatchObject({ kind: 'writing', hasInk: true, number: value });
});

test('an empty field has no number', () => {
  expect(read('')).toMatchObject({ hasInk: false, number: undefined });
});
