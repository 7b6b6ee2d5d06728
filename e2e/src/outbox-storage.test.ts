import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { arrivedInTheField, mark, notes, openForm, save, waitForCachedHives } from './in-the-field.ts';
import { signIn } from './people.ts';
import { rest } from './rest.ts';

const { url, visitor } = browsing();

async function arrivedWithTwoHives() {
  const arrived = await arrivedInTheField(visitor, url());
  await waitForCachedHives(arrived.page);
  return arrived;
}

/** As browsers answer it where the disk is full; what they remember of its room would outlast a test that fills it. */
async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    Object.assign(window, { emptyDisk: () => Object.assign(IDBObjectStore.prototype, { add }) });
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
}

const emptyDisk = (page: Page) => page.evaluate('window.emptyDisk()');

/** As a browser does that runs short of room. */
async function throwAway(page: Page): Promise<void> {
  await page.goto('about:blank');
  const tools = await page.context().newCDPSession(page);
  const { origin } = new URL(url());
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

const storedNotes = async (page: Page) =>
  ((await rest(page, 'GET', 'inspections')) as { notes: string }[]).map((one) => one.notes);

test('a full disk is told in words, the form keeps what was typed, and it is saved when there is room', async () => {
  const { page, context, hiveId } = await arrivedWithTwoHives();
  await openForm(page, url(), hiveId);
  await context.setOffline(true);
  await fillDisk(page);
  await notes(page).fill('No room for this');
  await save(page);
  await page
    .getByText(/this device has no room left for this\./)
    .first()
    .waitFor();
  await expect(notes(page).inputValue()).resolves.toBe('No room for this');
  expect(await page.getByRole('link', { name: /not sent yet$/ }).count()).toBe(0);
  await emptyDisk(page);
  await save(page);
  await page.getByText('Saved on this device.').waitFor();
  await context.setOffline(false);
  await mark(page).waitFor({ state: 'detached' });
  expect(await storedNotes(page)).toEqual(['No room for this']);
});

test('a browser that keeps nothing, as in a private window, says so, and the form stays until there is a network', async () => {
  const { page, context, hiveId } = await arrivedWithTwoHives();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in a private window.', 'InvalidStateError');
    };
  });
  await openForm(page, url(), hiveId);
  await context.setOffline(true);
  await notes(page).fill('In a private window');
  await save(page);
  await page
    .getByText(/this browser does not let Skep keep entries for later/)
    .first()
    .waitFor();
  await expect(notes(page).inputValue()).resolves.toBe('In a private window');
  await context.setOffline(false);
  await save(page);
  await page.getByText(/^Inspection of .* saved/).waitFor();
  expect(await storedNotes(page)).toEqual(['In a private window']);
});

test('entries that the browser has thrown away are told to be gone', async () => {
  const { page, context, hiveId } = await arrivedWithTwoHives();
  await openForm(page, url(), hiveId);
  await context.setOffline(true);
  await notes(page).fill('Thrown away');
  await save(page);
  await mark(page).waitFor();
  await throwAway(page);
  await context.setOffline(false);
  await page.goto(url());
  await page.getByText(/^1 entry that was waiting on this device is lost/).waitFor();
  await mark(page).waitFor({ state: 'detached' });
});

test('who is deleted elsewhere while their work waits here is told that it waits, and nobody else sees it', async () => {
  const { page, context, hiveId, newcomer } = await arrivedWithTwoHives();
  await openForm(page, url(), hiveId);
  await context.setOffline(true);
  await notes(page).fill('Hers alone');
  await save(page);
  await mark(page).waitFor();
  const { page: elsewhere } = await visitor();
  await signIn(elsewhere, url(), newcomer);
  await elsewhere.getByText('Orchard 1').first().waitFor();
  await rest(elsewhere, 'DELETE', 'user', { password: newcomer.password });
  await context.setOffline(false);
  // It leads there by itself, as soon as it has tried to send.
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.getByText(/^1 entry on this device has not been sent yet\./).waitFor();
  expect(await page.getByText('Hers alone').count()).toBe(0);
});
