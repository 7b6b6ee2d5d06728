import type { Page } from 'playwright-core';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { areAnswersCached } from './cached-answers.ts';
import { allSent, arrivedInTheField, mark } from './in-the-field.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

interface Pen {
  /** A page as the service draws it, and whose fields are told in the picture of the whole print. */
  page: string;
  ticks: readonly { item: string; value: string }[];
  whole: string;
}

/** A photo of the first page on a dark table, ticked with a pen: drawn by the browser, as a JPEG. */
function photoOf(page: Page, pen: Pen): Promise<string> {
  return page.evaluate(async ({ page: svg, ticks, whole }) => {
    const perMm = 8;
    const table = 60;
    const canvas = document.createElement('canvas');
    canvas.width = 210 * perMm + 2 * table;
    canvas.height = 297 * perMm + 2 * table;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    pen.fillStyle = '#6b5a48';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    const picture = new Image();
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await picture.decode();
    pen.drawImage(picture, table, table, 210 * perMm, 297 * perMm);
    pen.strokeStyle = '#1b2f6b';
    pen.lineWidth = 4;
    const drawn = new DOMParser().parseFromString(whole, 'image/svg+xml');
    for (const { item, value } of ticks) {
      const box = drawn.querySelector(`[data-parent-category-id="${item}"][data-category-id="${value}"]`);
      const [x = 0, y = 0, side = 0] = ['x', 'y', 'width'].map(
        (name) => Number(box?.getAttribute(name)) * perMm,
      );
      pen.beginPath();
      pen.moveTo(table + x + 3, table + y + 4);
      pen.lineTo(table + x + side - 3, table + y + side - 2);
      pen.moveTo(table + x + side - 2, table + y + 3);
      pen.lineTo(table + x + 4, table + y + side - 3);
      pen.stroke();
    }
    return canvas.toDataURL('image/jpeg', 0.85);
  }, pen);
}

/** Prints the first checklist for a hive and photographs its first page, on which the pen ticks what is told. */
async function photographed(page: Page, hiveId: number, ticks: Pen['ticks']): Promise<Buffer> {
  const [checklist] = await rest(page, 'GET', 'checklists');
  await page.goto(`${url()}/checklist/${checklist.id}/print?hiveIds=${hiveId}`);
  await page.getByRole('button', { name: /^(PDF erstellen|Make a PDF)$/ }).click();
  await page.getByRole('link', { name: /^(PDF öffnen|Open the PDF)$/ }).waitFor();
  const [print] = await rest(page, 'GET', 'checklist-svg');
  const { svg: whole } = await rest(page, 'GET', `checklist-svg/${print.id}`);
  const { pages } = await rest(page, 'GET', `v1/prints/${print.id}/pages?hiveIds=${hiveId}`);
  const photo = await photoOf(page, { page: pages[0], whole, ticks });
  return Buffer.from(photo.split(',')[1] ?? '', 'base64');
}

/** Sends a photo and opens what was read of it. */
async function read(page: Page, buffer: Buffer, check: string): Promise<void> {
  await page.goto(`${url()}/inspect/paper`);
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'seite.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('link', { name: check }).click({ timeout: 60_000 });
  await page.waitForURL('**/inspect/paper/*?*');
}

test('in German, on a phone: a printed checklist is ticked with a pen, photographed, checked, saved and seen in the diary', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const [hiveId = 0] = await hivesOf(page, 1);
  await rest(page, 'PATCH', 'userlocale', { locale: 'de' });
  await page.evaluate(() => localStorage.setItem('skep.language', 'de'));
  const photo = await photographed(page, hiveId, [
    { item: 'impression', value: '3' },
    { item: 'attention', value: '1' },
  ]);
  await read(page, photo, 'Prüfen und speichern');

  const attention = page.getByRole('group', { name: 'Braucht Aufmerksamkeit' });
  await attention.getByRole('img', { name: /^Auf dem Papier/ }).waitFor();
  expect(await attention.getByRole('radio', { name: 'Ja' }).isChecked()).toBe(true);
  const day = page.getByRole('textbox', { name: /Wann|Datum/ }).first();
  await day.fill('03.05.2026 14:30');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.waitForURL(`**/hives/${hiveId}/inspections`);

  await page.goto(`${url()}/diary`);
  await page.getByText('Orchard').first().waitFor();
  const { inspections } = await rest(page, 'GET', `inspections/hive/${hiveId}`);
  expect(inspections.data[0]).toMatchObject({ impression: 3, attention: 1 });
  expect(await rest(page, 'GET', 'v1/sheet-readings')).toEqual([]);
  expect(problems).toEqual([]);
});

test('what was read is checked and saved without a network, which photos and prints wait for; it is sent once when there is one', async () => {
  const { page, context, hiveId } = await arrivedInTheField(visitor, url());
  const photo = await photographed(page, hiveId, [{ item: 'impression', value: '2' }]);
  await read(page, photo, 'Check and save');
  const impression = page.getByRole('group', { name: 'Overall impression' });
  await impression.getByRole('img', { name: /^On paper/ }).waitFor();
  await areAnswersCached(page, { of: 'CheckSheet' });
  const sheet = page.url();
  await page.goto(`${url()}/inspect/paper`);
  await page.getByRole('link', { name: /1 photo$/ }).waitFor();
  await areAnswersCached(page, { of: 'FromPaper' });

  await context.setOffline(true);
  await page.reload();
  await page.getByText(/^You are offline\. Photos are read by the server/).waitFor();
  await page.goto(sheet);
  await impression.waitFor();
  await page.getByLabel(/^When/).fill('2026-05-03T14:30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await mark(page, 2).waitFor();
  await page.goto(`${url()}/inspect/paper`);
  await page.getByText(/^You are offline/).waitFor();
  expect(await page.getByRole('link', { name: /1 photo$/ }).count()).toBe(0);

  await context.setOffline(false);
  await allSent(page);
  const { inspections } = await rest(page, 'GET', `inspections/hive/${hiveId}`);
  expect(inspections.data).toHaveLength(1);
  expect(inspections.data[0]).toMatchObject({ impression: 2 });
  expect(await rest(page, 'GET', 'v1/sheet-readings')).toEqual([]);
});
