import type { Page } from 'playwright-core';
import { turnOf, withSeed } from '../../api/src/testing/turns.ts';
import { browsing } from './browsing.ts';
import { type FieldNetwork, fieldNetwork, type Signal } from './field-network.ts';
import { arrivedInTheField, mark, notes, save, waitForCachedHives } from './in-the-field.ts';
import { rest } from './rest.ts';

const { url, visitor } = browsing();

// Half a minute, again and again: in one signal that the seed chooses, and in all of them in `npm run test:long`.

const signalsOfRun: readonly Signal[] = turnOf(['lost', 'late', 'narrow', 'portal'], 'weak signal');

const testIn = (signal: Signal) => (promise: string, work: () => Promise<void>) =>
  (signalsOfRun.includes(signal) ? test : test.skip)(promise, () => withSeed(work));

let network: FieldNetwork;

beforeEach(async () => {
  network = await fieldNetwork(url());
});

afterEach(() => network.close());

/** Says that what is shown is not of now, and from when it is. */
const bar = (page: Page) =>
  page.getByText(/^Skep cannot be reached right now\. You see what was loaded on \d/);
const diary = (page: Page) => page.getByRole('heading', { name: 'Diary', level: 1 });

async function arrivedWithTwoHives() {
  const arrived = await arrivedInTheField(visitor, network.url);
  await waitForCachedHives(arrived.page);
  return arrived;
}

/** From the icon: home, then the diary, each as it was known the last time. */
async function opensFromCache(page: Page): Promise<void> {
  await page.goto(network.url);
  await page.getByText('Orchard 1').first().waitFor();
  await bar(page).waitFor();
  await page.getByRole('link', { name: 'Inspections', exact: true }).click();
  await diary(page).waitFor();
  await page.getByRole('heading', { name: 'No inspections yet' }).waitFor();
}

async function inspects(page: Page, hiveId: number, text: string): Promise<void> {
  await page.goto(`${network.url}/inspect?hiveId=${hiveId}`);
  await notes(page).fill(text);
  await save(page);
}

const json = expect.stringMatching('^application/json');

/** Types of what the browser has of the registry and of the list of what opens without a network, however old. */
const storedByBrowser = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      ['/registry.json', '/offline.json'].map(async (path) =>
        (await fetch(path, { cache: 'force-cache' })).headers.get('content-type'),
      ),
    ),
  );

async function isThereOnce(page: Page, text: string): Promise<void> {
  await page.goto(`${network.url}/waiting`);
  await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor({ timeout: 60_000 });
  const inspections: { notes: string }[] = await rest(page, 'GET', 'inspections');
  expect(inspections.map((one) => one.notes)).toEqual([text]);
}

testIn('lost')(
  'where all is lost on the way, what is kept is shown, what is saved waits, and no page waits without end',
  async () => {
    const { page, hiveId } = await arrivedWithTwoHives();
    network.set('lost');
    await opensFromCache(page);
    await inspects(page, hiveId, 'Nothing got through');
    await page.getByText('Saved on this device.').waitFor();
    await mark(page).waitFor();
    // Never opened here, nor fetched ahead: its files are waited for, and what has loaded without them is no matter.
    await page.goto(`${network.url}/groups`, { waitUntil: 'commit' });
    await page.getByText('Are you still connected to the Internet?').waitFor({ timeout: 60_000 });
    await page.goto(`${network.url}/hives/${hiveId}/inspections`);
    await page
      .getByText('Skep cannot be reached. Check your connection and try again.')
      .waitFor({ timeout: 90_000 });
    network.set('clear');
    await isThereOnce(page, 'Nothing got through');
  },
);

testIn('late')(
  'where answers come half a minute late, what is kept is shown until they do, and what is saved is there once',
  async () => {
    const { page, hiveId } = await arrivedWithTwoHives();
    network.set('late');
    await page.goto(network.url);
    await page.getByText('Orchard 1').first().waitFor();
    await bar(page).waitFor();
    await bar(page).waitFor({ state: 'detached', timeout: 60_000 });
    await page.getByText('Orchard 1').first().waitFor();
    await inspects(page, hiveId, 'Half a minute late');
    await page.getByText('Saved on this device.').waitFor();
    await mark(page).waitFor({ state: 'detached', timeout: 90_000 });
    network.set('clear');
    await isThereOnce(page, 'Half a minute late');
  },
);

testIn('narrow')(
  'through a fiftieth of the bandwidth, what is kept is shown until all has come, and what is saved is there once',
  async () => {
    const { page, hiveId } = await arrivedWithTwoHives();
    network.set('narrow');
    await page.goto(network.url);
    await page.getByText('Orchard 1').first().waitFor();
    await inspects(page, hiveId, 'Through a straw');
    await page.getByText(/^(Saved on this device|Inspection of .* saved)/).waitFor();
    await mark(page).waitFor({ state: 'detached', timeout: 90_000 });
    await page.goto(network.url);
    await page.getByText('Through a straw').first().waitFor();
    await bar(page).waitFor({ state: 'detached', timeout: 60_000 });
    network.set('clear');
    await isThereOnce(page, 'Through a straw');
  },
);

testIn('portal')(
  'a network that answers everything with its own page is no network, and nothing of it is believed afterwards',
  async () => {
    const { page, hiveId } = await arrivedWithTwoHives();
    network.set('portal');
    await opensFromCache(page);
    await inspects(page, hiveId, 'Behind a portal');
    await page.getByText('Saved on this device.').waitFor();
    // Its files were never here: they, the registry that is asked for them, and the list of what opens offline are the portal's.
    await page.goto(`${network.url}/groups`);
    await page.getByText('This part of Skep did not load').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByText('This part of Skep did not load').waitFor({ timeout: 60_000 });
    await page.evaluate(() => fetch('/offline.json', { cache: 'no-cache' }));
    expect(await storedByBrowser(page)).toEqual(['text/html', 'text/html']);

    network.set('clear');
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await page.getByRole('heading', { name: 'Groups', level: 1 }).waitFor();
    await page.goto(`${network.url}/status`);
    const card = page.locator('section').filter({ hasText: 'Without a connection' });
    await card.getByText(/^(\d+) of \1 \(\d+ kB\)$/).waitFor({ timeout: 60_000 });
    expect(await storedByBrowser(page)).toEqual([json, json]);
    await isThereOnce(page, 'Behind a portal');
  },
);

test('what was pressed is done, though the page is closed before it has left the phone', async () => {
  const { page, context, hiveId } = await arrivedWithTwoHives();
  const isFavourite = async (of: Page) => (await rest(of, 'GET', `hives/${hiveId}`)).hives[0].favourite;
  expect(await isFavourite(page)).toBe(false);
  network.set('slow');
  const isPressed = page.waitForRequest((request) => (request.postData() ?? '').includes('"FavouriteHive"'));
  await page.getByRole('button', { name: 'Actions for the hive Orchard 1' }).click();
  await page.getByRole('menuitem', { name: 'Mark as favourite' }).click();
  await isPressed;
  await page.close();
  const next = await context.newPage();
  await next.goto(network.url);
  while (!(await isFavourite(next)));
});
