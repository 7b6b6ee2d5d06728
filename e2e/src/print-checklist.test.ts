import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsQR from 'jsqr';
import { type PrintedPage, printedPage } from '../../scripts/poppler.ts';
import { desktop } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

const dotsPerInch = 300;
const pixelsPerMm = dotsPerInch / 25.4;

/** The middle of what is black within so many millimetres of a place, and how wide it is, in millimetres. */
function blackNear({ width, pixels }: PrintedPage, xMm: number, yMm: number, radiusMm: number) {
  let [count, sumX, sumY] = [0, 0, 0];
  const px = (mm: number) => Math.round(mm * pixelsPerMm);
  for (let y = px(yMm - radiusMm); y < px(yMm + radiusMm); y += 1) {
    for (let x = px(xMm - radiusMm); x < px(xMm + radiusMm); x += 1) {
      if ((pixels[y * width + x] ?? 255) > 127) continue;
      count += 1;
      sumX += x + 0.5;
      sumY += y + 0.5;
    }
  }
  return {
    x: sumX / count / pixelsPerMm,
    y: sumY / count / pixelsPerMm,
    side: Math.sqrt(count) / pixelsPerMm,
  };
}

function codeOf({ width, height, pixels }: PrintedPage): string | undefined {
  const colours = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) colours.fill(pixels[at] ?? 255, at * 4, at * 4 + 3);
  return jsQR(colours, width, height)?.data;
}

/** The four squares, in the middle of where each should be and as large, within what a reader of photos needs. */
function expectSquares(printed: PrintedPage) {
  for (const [x, y] of [
    [10, 10],
    [200, 10],
    [10, 287],
    [200, 287],
  ] as const) {
    const square = blackNear(printed, x, y, 3.8);
    for (const [measured, should] of [
      [square.x, x],
      [square.y, y],
      [square.side, 6],
    ] as const)
      expect(Math.abs(measured - should)).toBeLessThan(0.3);
  }
}

async function fileOf(pdf: Buffer): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'skep-paper-')), 'sheet.pdf');
  writeFileSync(file, pdf);
  return file;
}

test('a checklist is printed in German: its squares stand where they should, and each page says what it is', async () => {
  const { page, problems } = await visitor({ viewport: desktop });
  await arriveHome(page, url());
  const token = await page.evaluate(() => localStorage.getItem('skep.session'));
  const headers = { authorization: `Bearer ${token}` };
  await page.request.patch(`${url()}/api/userlocale`, { headers, data: { locale: 'de' } });
  await page.evaluate(() => localStorage.setItem('skep.language', 'de'));
  await page.goto(`${url()}/checklists`);
  await page
    .getByRole('button', { name: /^Aktionen für/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Drucken' }).click();
  await page.waitForURL('**/checklist/*/print');
  await page.getByRole('button', { name: 'PDF erstellen' }).click();
  const link = page.getByRole('link', { name: 'PDF öffnen' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const file = await fileOf(await answer.body());

  const pages = await page.getByRole('img', { name: /^Seite \d+ von \d+$/ }).count();
  expect(pages).toBeGreaterThan(1);
  for (let number = 1; number <= pages; number += 1) {
    const printed = printedPage(file, number, dotsPerInch);
    expectSquares(printed);
    expect(codeOf(printed)).toMatch(new RegExp(`^SKEP1:\\d+:${number}:${pages}:0$`));
  }
  expect(problems).toEqual([]);
});

test('the browser’s own print is as exact: a page of the sheet on each of its pages, and nothing of the app', async () => {
  const { page, problems } = await visitor({ viewport: desktop });
  // The dialog of the browser stays closed: what it would print is drawn below.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
  await arriveHome(page, url());
  await page.goto(`${url()}/checklists`);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Print here' }).click();
  await page.locator('[data-asked-to-print]').waitFor({ state: 'attached' });
  const pages = await page.getByRole('img', { name: /^Page \d+ of \d+$/ }).count();
  const file = await fileOf(await page.pdf({ preferCSSPageSize: true }));

  expect(pages).toBeGreaterThan(1);
  // No page more, blank or of the app: there is none to be drawn.
  expect(() => printedPage(file, pages + 1, 20)).toThrow();
  for (let number = 1; number <= pages; number += 1) {
    const printed = printedPage(file, number, dotsPerInch);
    expectSquares(printed);
    expect(codeOf(printed)).toMatch(new RegExp(`^SKEP1:\\d+:${number}:${pages}:0$`));
  }
  expect(problems).toEqual([]);
});
