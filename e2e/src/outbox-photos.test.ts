import type { Page } from 'playwright-core';
import { aJpeg } from './a-jpeg.ts';
import { browsing } from './browsing.ts';
import { areAnswersCached } from './cached-answers.ts';
import { arrivedInTheField, mark, notes, openForm, save } from './in-the-field.ts';
import { rest } from './rest.ts';

const { url, visitor } = browsing();

const inPhotos = (page: Page) => page.getByRole('group', { name: 'Photos', exact: true });

async function take(page: Page, count = 1) {
  const buffer = await aJpeg(page);
  for (const index of Array.from({ length: count }).keys()) {
    await inPhotos(page)
      .locator('input[type=file]')
      .setInputFiles({ name: `frame ${index}.jpeg`, mimeType: 'image/jpeg', buffer });
    await inPhotos(page)
      .getByRole('img', { name: `Photo ${index + 1}`, exact: true })
      .waitFor();
  }
}

const photosOf = (page: Page): Promise<{ inspection_id: number | null }[]> => rest(page, 'GET', 'images');

test('photos that are taken without a network wait with their inspection, over a reload, and come after it', async () => {
  const { page, context, hiveId } = await arrivedInTheField(visitor, url());
  await page.goto(`${url()}/hives/${hiveId}/inspections`);
  await areAnswersCached(page, { of: 'HiveInspections' });
  await openForm(page, url(), hiveId);
  await context.setOffline(true);
  await take(page, 2);
  await notes(page).fill('Two combs photographed');
  // What was taken is there after a crash too.
  await page.reload();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await inPhotos(page).locator('img[alt="Photo 2"]').waitFor();
  await save(page);
  await mark(page, 3).waitFor();
  await page.goto(`${url()}/hives/${hiveId}/inspections`);
  await page.getByText('Two combs photographed').first().waitFor();
  await page.locator('img[alt="Photo 2"]').first().waitFor();
  await mark(page, 3).click();
  await page.getByRole('heading', { name: 'Photo: Inspection of Orchard 1' }).nth(1).waitFor();

  const order: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') order.push('photo');
    if (request.postData()?.includes('"CreateInspection"')) order.push('inspection');
  });
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
  expect(order[0]).toBe('inspection');
  const [{ id }] = await rest(page, 'GET', 'inspections');
  expect((await photosOf(page)).map((photo) => photo.inspection_id)).toEqual([id, id]);
  await page.goto(`${url()}/hives/${hiveId}/inspections`);
  await page.getByRole('button', { name: 'Photo 2', exact: true }).first().waitFor();
});

test('a photo whose connection breaks again and again arrives in pieces, once, and each can be discarded', async () => {
  const { page, context, hiveId } = await arrivedInTheField(visitor, url());
  await openForm(page, url(), hiveId);
  await context.setOffline(true);
  await take(page, 2);
  await save(page);
  await mark(page, 3).click();
  const photos = page.getByRole('listitem').filter({ hasText: 'Photo: Inspection of' });
  const download = page.waitForEvent('download');
  await photos.first().getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^skep-.*\.jpg$/);
  await photos.first().getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await mark(page, 2).waitFor();
  let pieces = 0;
  // Every other piece arrives, and its answer is lost.
  await page.route('**/api/images/pieces/**', async (route) => {
    pieces += 1;
    if (pieces % 2 === 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await context.setOffline(false);
  while ((await page.getByRole('heading', { name: 'Nothing is waiting' }).count()) === 0) {
    // Nobody waits for the clock of a back-off.
    const now = page.getByRole('button', { name: 'Send now' });
    await now.click({ timeout: 2000 }).catch(() => undefined);
  }
  expect(pieces).toBeGreaterThan(1);
  expect(await photosOf(page)).toHaveLength(1);
});
