import type { GreyPicture } from '../picture/grey-picture.ts';
import { readPage } from '../reading/read-page.ts';
import { codeArea } from '../sheet.ts';
import { tableOf } from '../testing/photo.ts';
import { testCode, testPage } from '../testing/test-page.ts';
import { aPhoto, chanceFrom, cornersOf, photoSize } from '../testing/test-photos.ts';
import { findPage } from './find-page.ts';
import { straightPlacedPage } from './placed-page.ts';

const [attention] = testPage.fields;

/** A page whose code is dirty, on which somebody says that nothing needs attention. */
const dirty = (options: Parameters<typeof aPhoto>[0]) =>
  aPhoto(options, (page) => {
    page.fill({ ...codeArea, height: codeArea.height * 0.6 }, 70);
    page.cross(attention.boxes[1].area);
  });

function readPlaced(photo: GreyPicture) {
  const straight = straightPlacedPage(photo, testPage);
  return straight && readPage(straight, testPage, testCode);
}

test.each([
  ['upright', {}],
  ['upside down', { corners: cornersOf({ turn: 178 }) }],
  ['from the side', { corners: cornersOf({ lean: 0.12, turn: 6 }), bendMm: 0.8 }],
  ['sideways', { width: 1500, height: 1125, corners: cornersOf({ turn: 90, middle: { x: 750, y: 562 } }) }],
])('a page with a dirty code is read %s, once it is said which one it is', async (_name, options) => {
  const photo = dirty(options);
  expect((await findPage(photo)).kind).not.toBe('page');
  expect(readPlaced(photo)?.[0]).toMatchObject({ item: 'attention', value: '0', isUnsure: false });
});

test('where no page is, none is placed', () => {
  expect(readPlaced(tableOf({ ...photoSize, corners: cornersOf() }, chanceFrom(1)))).toBeUndefined();
  const otherPage = aPhoto({}, (page) => page.fill({ x: 15, y: 15, width: 180, height: 255 }, 250));
  expect(readPlaced(otherPage)).toBeUndefined();
});
