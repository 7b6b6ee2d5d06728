import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';
import { aJpeg } from './a-jpeg.ts';
import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

const aPdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF');

const choose = (page: Page, label: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(file);

/** Until the picture is there, and not only its frame. */
async function isDrawn(picture: Locator) {
  await picture.waitFor();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
}

test('a hive gets photos, of which one is its picture, and a document that is saved', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const [hive] = await hivesOf(page, 1, 'Willow');
  await page.goto(`${url()}/hives/${hive}/life`);
  await page.getByText('No photos or documents yet.').waitFor();
  const photo = { name: 'hive.jpg', mimeType: 'image/jpeg' };
  await choose(page, 'Add a photo', { ...photo, buffer: await aJpeg(page, 1200, 600) });
  await isDrawn(page.getByRole('img', { name: 'Picture of Willow 1' }));
  await choose(page, 'Add a photo', { ...photo, buffer: await aJpeg(page, 600, 600) });
  await page.getByRole('button', { name: 'Photo 1' }).waitFor();
  await page.getByRole('button', { name: 'Photo 2' }).waitFor();

  await page.getByRole('button', { name: 'Photo 1' }).click();
  await isDrawn(page.getByRole('dialog').getByRole('img'));
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await page.getByRole('button', { name: 'Use as picture' }).click();
  await page.getByRole('button', { name: 'Stop using as picture' }).waitFor();
  await page.keyboard.press('Escape');

  const document = { name: 'Insurance.pdf', mimeType: 'application/pdf', buffer: aPdf };
  await choose(page, 'Add a document', document);
  await page.getByText('Insurance.pdf').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to this device' }).click();
  expect((await download).suggestedFilename()).toMatch(/^document-\d+\.pdf$/);
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);

  const wrong = { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') };
  await choose(page, 'Add a document', wrong);
  await page.getByText(/^This cannot be read/).waitFor();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Insurance.pdf', { exact: true }).waitFor({ state: 'detached' });
  // That of the wrong file.
  expect(problems).toEqual([expect.stringContaining('422')]);
});

test('the picture of a queen is in the list, and an apiary has its documents', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const [hive] = await hivesOf(page, 1, 'Hazel');
  const { id } = await rest(page, 'POST', 'v1/queens', { name: 'Beatrix', hiveId: String(hive) });
  await page.goto(`${url()}/queens/${id}`);
  const buffer = await aJpeg(page, 800, 600);
  await choose(page, 'Add a photo', { name: 'queen.jpg', mimeType: 'image/jpeg', buffer });
  await isDrawn(page.getByRole('img', { name: 'Picture of Beatrix' }));
  await page.goto(`${url()}/queens`);
  await isDrawn(page.getByRole('link', { name: /Beatrix/ }).locator('img'));

  await page.goto(`${url()}/hives/${hive}/life`);
  await page.getByRole('link', { name: 'Photos and documents of Hazel' }).click();
  const document = { name: 'Lease.pdf', mimeType: 'application/pdf', buffer: aPdf };
  await choose(page, 'Add a document', document);
  await page.getByText('Lease.pdf').waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  expect(problems).toEqual([]);
});
