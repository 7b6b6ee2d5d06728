/** @jest-environment node */
import jsQR from 'jsqr';
import { placesOnCard } from './card-places.ts';
import type { Area } from './pdf.ts';
import { qrAreas } from './qr-areas.ts';
import { dealToSheets, placesOnSheet, sheetFormats, sheetLayouts, sheetSize } from './sheets.ts';
import { makeTagPdf } from './tag-pdf.ts';

const url = 'https://skep.example/hive-tags/7K3M9Q2XV4TBHNPR';
const right = ({ xMm, widthMm }: Area) => xMm + widthMm;
const bottom = ({ yMm, heightMm }: Area) => yMm + heightMm;

test('a code says its address to whoever scans it', () => {
  const size = 300;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const area of qrAreas(url, { xMm: 50, yMm: 50, widthMm: 200, heightMm: 200 })) {
    for (let y = Math.round(area.yMm); y < Math.round(bottom(area)); y += 1) {
      for (let x = Math.round(area.xMm); x < Math.round(right(area)); x += 1)
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  expect(jsQR(pixels, size, size)?.data).toBe(url);
});

test.each(sheetFormats)('cards of %s lie on the sheet and not on one another', (format) => {
  const places = placesOnSheet(format);
  for (const place of places) {
    expect(right(place)).toBeLessThanOrEqual(sheetSize.widthMm);
    expect(bottom(place)).toBeLessThanOrEqual(sheetSize.heightMm);
  }
  const { columns } = sheetLayouts[format];
  expect(right(places[0] ?? never)).toBeLessThanOrEqual(places[1]?.xMm ?? 0);
  expect(bottom(places[0] ?? never)).toBeLessThanOrEqual((places[columns]?.yMm ?? 0) + 0.001);
});

test.each(sheetFormats)('the content of a card of %s has white around it', (format) => {
  const card = placesOnSheet(format)[0] ?? never;
  const { code, digits, sentence } = placesOnCard(card);
  // A phone wants four modules of white; a code of this length has 41.
  const quietMm = (code.widthMm / 41) * 4;
  for (const edge of [code.xMm - card.xMm, code.yMm - card.yMm, bottom(card) - bottom(code)])
    expect(edge).toBeGreaterThanOrEqual(quietMm);
  for (const area of [digits, sentence]) {
    expect(right(area)).toBeLessThanOrEqual(right(card));
    expect(bottom(area)).toBeLessThanOrEqual(bottom(card));
    expect(area.yMm >= bottom(code) + quietMm || area.xMm >= right(code) + quietMm).toBe(true);
  }
});

test('tags go to sheet after sheet, from the first free label on', () => {
  const numbers = Array.from({ length: 23 }, (_, index) => index + 1);
  const sheets = dealToSheets(numbers, 'large', 20);
  expect(sheets.map((cards) => cards.map(({ thing }) => thing))).toEqual([
    numbers.slice(0, 5),
    numbers.slice(5),
  ]);
  expect(sheets[0]?.[0]?.place).toEqual(placesOnSheet('large')[19]);
  expect(dealToSheets(numbers, 'a6', 1)).toHaveLength(6);
});

test('forty tags make a document of ten pages, and its words are drawn once', async () => {
  const painted: string[] = [];
  const tags = Array.from({ length: 40 }, (_, index) => ({ number: `${index + 10}`, url: `${url}${index}` }));
  const pdf = await makeTagPdf({ tags, format: 'a6', firstPlace: 1, words: 'Scan me' }, (text, size) => {
    painted.push(text);
    return { width: 1, height: 1, pixels: new Uint8Array([size.width % 256]) };
  });
  expect(await pdf.text()).toContain('/Count 10');
  expect([painted.length, painted.filter((text) => text === 'Scan me').length]).toEqual([41, 1]);
});

const never: Area = { xMm: Number.NaN, yMm: Number.NaN, widthMm: Number.NaN, heightMm: Number.NaN };
