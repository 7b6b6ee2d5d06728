import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { aJpeg } from './a-jpeg.ts';
import { anApiary } from './apiaries.ts';
import { desktop, phone, resize } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

const inPhotos = (page: Page) => page.getByRole('group', { name: 'Photos', exact: true });

/** @param as what its name says that it is */
async function add(page: Page, buffer: Buffer, as = 'image/jpeg') {
  await inPhotos(page)
    .locator('input[type=file]')
    .setInputFiles({ name: `frame.${as.split('/')[1]}`, mimeType: as, buffer });
}

async function openForm(page: Page) {
  await page.goto(`${url()}/inspect`);
  await page.getByRole('main').getByRole('link', { name: 'Orchard 1' }).click();
  await inPhotos(page).waitFor();
}

async function aBeekeeper() {
  const visited = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(visited.page, url());
  await anApiary(visited.page, url(), 'Orchard', 1);
  await openForm(visited.page);
  return visited;
}

test('on a phone: a photo from a file goes up, is saved, shown large, enlarged, captioned and deleted', async () => {
  const { page, problems } = await aBeekeeper();
  await add(page, await aJpeg(page));
  await inPhotos(page).getByRole('button', { name: 'Photo 1', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/(?:inspect|inspections)$/);
  await page.goto(`${url()}/diary`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Orchard 1/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Photo 1', exact: true }).click();

  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: 'Photo 1', exact: true });
  await picture.waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth === 2000,
  );
  expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(phone.width);
  await dialog.getByRole('button', { name: 'Enlarge' }).click();
  expect((await picture.boundingBox())?.width).toBe(2000);
  await dialog.getByRole('button', { name: 'Fit the screen' }).click();
  await dialog.getByRole('button', { name: 'Caption' }).click();
  await dialog.getByRole('textbox', { name: 'Caption' }).fill('Capped brood');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Capped brood' }).waitFor();
  await page.keyboard.press('Escape');
  await resize(page, desktop);
  await page.getByRole('button', { name: 'Capped brood' }).waitFor();

  // The page of the inspection shows it as the hive's cards and table do.
  await page.locator('#skep-main a[href*="/inspections/"]').first().click();
  await page.waitForURL(/\/inspections\/\d+$/);
  await page.getByRole('button', { name: 'Capped brood' }).waitFor();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await inPhotos(page).getByRole('button', { name: 'Remove photo 1' }).click();
  await inPhotos(page).getByRole('button', { name: 'Capped brood' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/(?:diary|inspections\/\d+|inspections)$/);
  await page.reload();
  expect(await page.getByRole('button', { name: 'Capped brood' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

/** A PNG whose head promises more pixels than any photo has. */
function anEndlessPng(): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  return png;
}

test('what is no photo, or too much of one, is refused in words beside it, and the form says so when it is saved', async () => {
  const { page } = await aBeekeeper();
  const photo = await aJpeg(page, 60, 40);
  const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
  const hostile = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    [anEndlessPng(), 'image/png'],
    [Buffer.from('GIF89a<script>alert(1)</script>'), 'image/jpeg'],
  ] as const;
  for (const [buffer, as] of hostile) {
    await add(page, buffer, as);
    await inPhotos(page)
      .getByText(/cannot be read as a picture|million pixels/)
      .waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByText(/has not been sent yet|not been sent/)
      .first()
      .waitFor();
    await inPhotos(page)
      .getByRole('button', { name: /^Remove photo/ })
      .click();
  }
  // What stands behind a photo's end is not drawn; who sends it past the form is refused.
  await add(page, polyglot);
  const shown = inPhotos(page).getByRole('button', { name: 'Photo 1', exact: true }).locator('img');
  await shown.waitFor();
  const stored = await page.context().request.get(`${url()}${await shown.getAttribute('src')}`);
  expect((await stored.body()).includes('<script>')).toBe(false);
  const token = await page.evaluate(() => localStorage.getItem('skep.session') ?? '');
  const sent = await page.context().request.post(`${url()}/api/images`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    multipart: { file: { name: 'frame.jpeg', mimeType: 'image/jpeg', buffer: polyglot } },
  });
  expect(sent.status()).toBe(422);
});

test('the address of a photo opens for nobody but those whom it was given to', async () => {
  const { page } = await aBeekeeper();
  await add(page, await aJpeg(page, 60, 40));
  const shown = inPhotos(page).getByRole('button', { name: 'Photo 1', exact: true }).locator('img');
  await shown.waitFor();
  const address = new URL((await shown.getAttribute('src')) ?? '', url());
  const stranger = await visitor();
  const status = async (query: string) =>
    (await stranger.context.request.get(`${address.origin}${address.pathname}${query}`)).status();
  expect(await status(address.search)).toBe(200);
  expect(await status('')).toBe(404);
  expect(await status(address.search.replace(/for=\d+/, 'for=1'))).toBe(404);
  expect(await status(address.search.replace(/signature=[^&]*/, 'signature=x'))).toBe(404);
});
