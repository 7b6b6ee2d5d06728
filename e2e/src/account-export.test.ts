import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { openPromise } from 'yauzl';
import { anApiary } from './apiaries.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { ownDevices } from './own-devices.ts';
import { arriveHome, newestMail, signIn } from './people.ts';

const { url, visitor } = browsing();

/** Text of each file of a zip. */
async function unzipped(download: Download): Promise<Record<string, string>> {
  const zip = await openPromise(await download.path(), { lazyEntries: true });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const content: Readable = await zip.openReadStreamPromise(entry);
    files[entry.fileName] = await text(content);
  }
  return files;
}

async function save(page: Page): Promise<Download> {
  const button = page.getByRole('button', { name: 'Download', exact: true });
  await button.waitFor({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download;
}

test('everything of mine: gathered, told by mail, downloaded, unzipped; nobody else gets it', async () => {
  const { page, problems } = await visitor();
  const ada = await arriveHome(page, url());
  // The address of before leads to the one page for all that goes out.
  await page.goto(`${url()}/account-export`);
  await page.waitForURL('**/export');
  await page.getByRole('button', { name: 'Prepare my download' }).click();
  const download = await save(page);
  expect(download.suggestedFilename()).toMatch(/^skep-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzipped(download);
  expect(JSON.parse(files['everything.json'] ?? '').account).toMatchObject([{ email: ada.email }]);
  expect(files['tables/account.csv']).toContain(ada.email);
  expect(files['README.txt']).toContain('Everything you have in Skep');
  expect(Object.keys(files)).toContain('images/');

  const mail = await newestMail(page, url(), ada.email);
  const link = /https?:\S+\/export/.exec(mail)?.[0] ?? '';
  expect(new URL(link).search).toBe('');

  // Whoever finds the link has to sign in, and then finds what is their own: nothing.
  const { page: other } = await visitor();
  await arriveHome(other, url());
  await other.goto(link);
  await other.getByRole('button', { name: 'Prepare my download' }).waitFor();
  const token = await other.evaluate(() => localStorage.getItem('skep.session'));
  const answer = await fetch(`${url()}/api/user/export/1/file`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(404);
  const { page: stranger } = await visitor();
  await stranger.goto(link);
  await stranger.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await signIn(stranger, url(), ada);
  await stranger.waitForURL('**/');
  await stranger.goto(link);
  expect(Object.keys(await unzipped(await save(stranger)))).toContain('everything.json');
  expect(problems).toEqual([]);
});

test('on a phone: what was taken along comes back into another account, counted first, and once', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  await anApiary(page, url(), 'Orchard', 3);
  await page.goto(`${url()}/export`);
  await page.getByRole('button', { name: 'Prepare my download' }).click();
  const archive = await (await save(page)).path();

  const { page: other } = await visitor({ viewport: phone });
  await arriveHome(other, url());
  await other.goto(`${url()}/export`);
  await other.getByLabel('Choose a backup').setInputFiles(archive);
  await other.getByText('This is what the backup contains.').waitFor({ timeout: 30_000 });
  await other.getByText('3 new, 0 here already').waitFor();
  // Nobody has to stay beside it.
  await other.getByRole('button', { name: 'Restore' }).click();
  await other.goto(`${url()}/`);
  await other.goto(`${url()}/export`);
  await other.getByText('Everything that can be restored has been restored.').waitFor({ timeout: 30_000 });
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await other.evaluate(sideways)).toBe(0);
  await other.goto(`${url()}/`);
  await other.getByRole('heading', { name: 'Orchard', exact: true }).waitFor();

  await other.goto(`${url()}/export`);
  await other.getByLabel('Choose another backup').setInputFiles(archive);
  await other.getByText('Everything in this backup is here already.').waitFor({ timeout: 30_000 });
  expect(problems).toEqual([]);
});

test('on a phone: a table that is too much is not begun, and says what to choose instead', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const devices = await ownDevices(page, url());
  const key = `e2e-table-${Date.now()}`;
  await devices.add('Scale', key);
  await devices.send(key, { weight_kg: 42 });
  // Half a gigabyte of one table is more than a test can send: the count alone is made so large.
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() ?? {};
    const answer = await route.fetch();
    const body = await answer.json();
    const table = body.data?.measuredTable;
    if (table && variables.resolution === 'MESSAGE')
      Object.assign(table, { rows: 41_000_000, bytes: 612_000_000, isTooMuch: true });
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`${url()}/export`);
  await page.getByText(/^41,000,000 rows/).waitFor();
  await page.getByText(/Choose a shorter period, fewer measurements, or averages\.$/).waitFor();
  const saving = page.getByRole('button', { name: 'Download', exact: true });
  expect(await saving.isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'every hour' }).focus();
  await page.keyboard.press('Space');
  await page.getByText(/^1 row/).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), saving.click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  expect(problems).toEqual([]);
});

test('the terms open beside sign-up, and every page to read is open to a visitor', async () => {
  const { page, context, problems } = await visitor();
  await page.goto(`${url()}/sign-up`);
  await page.getByLabel('Name').fill('Ada');
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Read the terms of use (opens in a new tab)' }).click(),
  ]);
  await terms.getByRole('heading', { name: 'Your data' }).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Ada');

  await page.goto(`${url()}/help`);
  await page.getByRole('link', { name: 'Frequently asked questions' }).click();
  await page.getByText('Who can see what I record?').click();
  await page.getByText(/^Only you, until you share something/).waitFor();
  await page.goto(`${url()}/support`);
  await page.getByRole('link', { name: 'Write to help@skep.example' }).waitFor();
  expect(problems).toEqual([]);
});
