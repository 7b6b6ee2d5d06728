/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { fileOfAllTexts, fileOfTexts, textsOfRemote } from '../text-files.ts';
import { wholeKilobytes } from './size.ts';

/** What nothing can make smaller. */
const kilobytes = (count: number) => randomBytes(count * 1024);

test('a person loads one language: of all, the heaviest counts', () => {
  const files = [
    ['remote.1.js', kilobytes(10)],
    ['texts-de.1.js', kilobytes(3)],
    ['texts-more-de.1.js', kilobytes(2)],
    ['texts-el.1.js', kilobytes(4)],
  ] as const;
  expect(Math.round(wholeKilobytes(files))).toBe(15);
  expect(Math.round(wholeKilobytes(files.slice(0, 1)))).toBe(10);
  expect(wholeKilobytes([])).toBe(0);
});

test.each([
  ['/work/mf-hives/locales/de.json', 'texts-de'],
  ['/work/shell/locales/everywhere/de.json', 'texts-de'],
  ['/work/mf-hives/locales/colony-history/el.json', 'texts-more-el'],
  ['/work/mf-measurements/locales/charts/de.json', 'texts-more-de'],
  ['C:\\locales\\mf-hives\\locales\\nl.json', 'texts-nl'],
])('texts of %s stand in %s', (path, name) => {
  expect(textsOfRemote.test(path)).toBe(true);
  expect(fileOfTexts(path)).toBe(name);
  expect(fileOfAllTexts(path)).toBe(name.replace('-more', ''));
});
