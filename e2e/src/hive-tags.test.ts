import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { goToStep } from './apiaries.ts';
import { checkWhenStill, phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { cameraFilm } from './camera-film.ts';
import { choose } from './choose.ts';
import { measuredBy, ownDevices } from './own-devices.ts';
import { arriveHome, type signIn } from './people.ts';

const film = cameraFilm();
const { url, visitor } = browsing(undefined, { moreFlags: film.flags });

/** Prints a tag and reads, as a camera would, what stands on it. */
async function printTag(page: Page, number: string): Promise<string> {
  await page.goto(`${url()}/hivetags/print?numbers=${number}`);
  const button = page.getByRole('button', { name: 'Make the PDF with 1 tag' });
  const codes = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/graphql') && (await response.text()).includes('"hiveTagCodes"'),
  );
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const pdf = readFileSync(await download.path());
  expect([download.suggestedFilename(), pdf.subarray(0, 8).toString()]).toEqual([
    'hive-tags.pdf',
    '%PDF-1.7',
  ]);
  return (await (await codes).json()).data.hiveTagCodes.codes[0].url;
}

async function newApiary(page: Page) {
  await page.getByRole('link', { name: 'New apiary' }).first().click();
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Orchard');
  await goToStep(page, 4);
  await page.getByRole('spinbutton', { name: 'Number of hives' }).fill('2');
  await page.getByRole('button', { name: 'Create apiary' }).click();
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
}

test('on a phone: a tag is printed, scanned, given a hive, opened by its link, changed, and free again', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  const newcomer = await arriveHome(page, url());
  await newApiary(page);
  const link = await printTag(page, '07');
  expect(link).toMatch(/\/hive-tags\/[0-9A-Z]{16}$/);

  film.hold(link);
  await page.goto(`${url()}/hivetags/scan`);
  await page.waitForURL('**/hivetags/07/create');
  await page.getByRole('combobox', { name: 'Hive' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Tag 07 saved for/).waitFor();

  await page.goto(link);
  await page.waitForURL('**/inspect?hiveId=*');

  await page.goto(`${url()}/hivetags/07/edit`);
  await checkWhenStill(page.getByRole('radio', { name: 'View inspections' }));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Tag 07 saved for/).waitFor();
  await page.goto(`${url()}/?hive_index=7`);
  await page.waitForURL('**/hives/*/inspections');

  const stranger = await visitor({ viewport: phone });
  await arriveHome(stranger.page, url());
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { name: 'This is not one of your tags' }).waitFor();

  const another = await visitor();
  await another.page.goto(link);
  await another.page.getByLabel('E-mail address').waitFor();
  await signInHere(another.page, newcomer);
  await another.page.waitForURL('**/hives/*/inspections');

  await page.goto(`${url()}/hivetags`);
  await page.getByRole('button', { name: 'Actions for tag 07' }).click();
  await page.getByRole('menuitem', { name: 'Delete tag' }).click();
  await page.getByRole('button', { name: 'Delete tag' }).click();
  await page.getByRole('heading', { name: 'No hive tags yet' }).waitFor();
  await page.goto(link);
  await page.waitForURL('**/hivetags/07/create');
  expect(problems).toEqual([]);
});

test('a tag for measurements opens the device that the hive has now, and the hive once it has none', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  await newApiary(page);
  const devices = await ownDevices(page, url());
  const [[hiveName, hiveId] = ['', 0]] = await devices.hives();
  const measurements = page.getByRole('radio', { name: 'View measurements' });

  await page.goto(`${url()}/hivetags/09/create`);
  await choose(page.getByRole('combobox', { name: 'Hive' }), hiveName);
  await page.getByRole('radio', { name: 'View inspections' }).waitFor({ state: 'attached' });
  expect(await measurements.count()).toBe(0);

  const first = await devices.add('First scale', `tag-1-${Date.now()}`, hiveId);
  await page.reload();
  await choose(page.getByRole('combobox', { name: 'Hive' }), hiveName);
  // As a finger: the bar of the form may lie over a pill until the page is moved.
  await page.getByText('View measurements', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Tag 09 saved for/).waitFor();
  await page.goto(`${url()}/?hive_index=9`);
  await page.waitForURL(`**/measurements/${first}`);
  await measuredBy(page, 'First scale').waitFor({ state: 'attached' });

  const second = await devices.add('Second scale', `tag-2-${Date.now()}`, hiveId);
  await page.goto(`${url()}/?hive_index=9`);
  await page.waitForURL(`**/measurements/${second}`);
  await measuredBy(page, 'Second scale').waitFor({ state: 'attached' });

  for (const id of [first, second]) await devices.remove(id);
  await page.goto(`${url()}/?hive_index=9`);
  await page.getByText('This hive has no device at present, so here is the hive.').waitFor();
  await page.getByRole('heading', { level: 3, name: hiveName }).waitFor();
  expect(problems).toEqual([]);
});

/** Signs in on the page that a link led to, which leads on afterwards. */
async function signInHere(page: Page, { email, password }: Parameters<typeof signIn>[2]) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/^Password\b(?!, )/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
