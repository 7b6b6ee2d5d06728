import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { areAnswersCached, cachedAnswers } from './cached-answers.ts';
import {
  allSent,
  arrivedInTheField,
  mark,
  notes,
  openForm,
  save,
  waitForCachedHives,
} from './in-the-field.ts';
import { arriveHome, signOut } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

const onThisDevice = (page: Page) => page.getByText('On this device', { exact: true });
const entryOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

const inTheField = () => arrivedInTheField(visitor, url());

const queensOf = (page: Page): Promise<{ id: number; name: string; line: string }[]> =>
  rest(page, 'GET', 'queens').then((body) => body.queens);

/** The wire says of nobody's diary that it is not there. */
const inspections = (page: Page): Promise<{ notes: string }[]> =>
  rest(page, 'GET', 'inspections').catch(() => []);

test('an inspection that is saved without a network is there, over a reload too, and is sent once when there is one', async () => {
  const { page, context, hiveId } = await inTheField();
  await openForm(page, url(), hiveId);
  await context.setOffline(true);
  await notes(page).fill('Seven frames of brood, calm');
  await save(page);
  await page.getByText('Saved on this device.').waitFor();
  await mark(page).waitFor();
  for (const _time of ['as it was saved', 'loaded anew']) {
    await page.goto(`${url()}/diary`);
    const entry = entryOf(page, 'Seven frames of brood, calm');
    await entry.waitFor();
    expect(await onThisDevice(entry.page()).count()).toBe(1);
    await mark(page).waitFor();
  }
  await page.getByRole('link', { name: 'Hives' }).first().click();
  await page.getByText('Seven frames of brood, calm').waitFor();

  await context.setOffline(false);
  await mark(page).waitFor({ state: 'detached' });
  await page.getByText('Seven frames of brood, calm').waitFor();
  await page.goto(`${url()}/diary`);
  await entryOf(page, 'Seven frames of brood, calm').waitFor();
  expect(await onThisDevice(page).count()).toBe(0);
  expect((await inspections(page)).map((one) => one.notes)).toEqual(['Seven frames of brood, calm']);
});

test('an inspection whose answer was lost on the way waits, and is made once', async () => {
  const { page, hiveId } = await inTheField();
  await openForm(page, url(), hiveId);
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    const isCreate = route.request().postData()?.includes('"CreateInspection"') ?? false;
    if (!isCreate || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await notes(page).fill('Answer lost');
  await save(page);
  await mark(page).waitFor({ state: 'detached' });
  await page.goto(`${url()}/diary`);
  await entryOf(page, 'Answer lost').waitFor();
  expect(await onThisDevice(page).count()).toBe(0);
  expect(await inspections(page)).toHaveLength(1);
});

test('what waits is listed, opened again, changed, and discarded only when asked', async () => {
  const { page, context, hiveId, otherId } = await inTheField();
  await openForm(page, url(), otherId);
  await openForm(page, url(), hiveId);
  await context.setOffline(true);
  await notes(page).fill('Queen seen');
  await save(page);
  await mark(page).click();
  await page.getByRole('heading', { name: 'Inspection of Orchard 1' }).waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await notes(page).waitFor();
  await expect(notes(page).inputValue()).resolves.toBe('Queen seen');
  await notes(page).fill('Queen seen, marked blue');
  await save(page);
  await mark(page).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^skep-.*\.json$/);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
  await context.setOffline(false);
  expect(await inspections(page)).toEqual([]);
});

test('a hive that somebody else changed meanwhile is the person’s to decide, and nobody’s change is lost unseen', async () => {
  const { page, context, hiveId } = await inTheField();
  const nameField = page.getByRole('textbox', { name: 'Name of the hive' });
  await page.goto(`${url()}/hives/${hiveId}/edit`);
  await nameField.waitFor();
  await context.setOffline(true);
  await nameField.fill('Mine, without a network');
  await save(page);
  await mark(page).waitFor();
  await page.goto(url());
  await page.getByText('Mine, without a network').first().waitFor();

  const [{ location_id }] = (await rest(page, 'GET', `hives/${hiveId}`)).hives;
  await rest(page, 'PATCH', `hives/${hiveId}`, { name: 'Theirs, meanwhile', location_id });
  await context.setOffline(false);
  await mark(page).click();
  await page.getByText('Needs your attention').waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await nameField.waitFor();
  await expect(nameField.inputValue()).resolves.toBe('Mine, without a network');
  await save(page);
  const choice = page.getByRole('dialog');
  await choice.getByText('Theirs, meanwhile').waitFor();
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await choice.waitFor({ state: 'detached' });
  // Nothing waits also for a moment while what was taken back is in its form alone.
  const nameThere = async () => (await rest(page, 'GET', `hives/${hiveId}`)).hives[0].name;
  while ((await nameThere()) !== 'Mine, without a network');
  await mark(page).waitFor({ state: 'detached' });
});

test('what somebody else has changed elsewhere in the same hive or queen stays, and goes with what waited', async () => {
  const { page, context, hiveId } = await inTheField();
  await rest(page, 'POST', 'queens', { hive_id: hiveId, name: 'Beatrix', line: 'Buckfast' });
  const [{ location_id }] = (await rest(page, 'GET', `hives/${hiveId}`)).hives;
  const theirs = async () => {
    await rest(page, 'PATCH', `hives/${hiveId}`, { location_id, name: 'Orchard 1', order: 7 });
    const [queen] = await queensOf(page);
    await rest(page, 'PATCH', `queens/${queen?.id}`, { ...queen, line: 'Carnica' });
  };
  const [hiveName, queenName] = ['Name of the hive', 'Name of the queen'].map((name) =>
    page.getByRole('textbox', { name, exact: true }),
  );
  await page.goto(`${url()}/hives/${hiveId}/edit?queenEdit=true`);
  await queenName?.waitFor();
  await areAnswersCached(page, { of: 'HiveQueens' });
  await page.goto(`${url()}/hives/${hiveId}/edit`);
  await hiveName?.waitFor();
  await areAnswersCached(page, { of: 'EditHive' });
  await context.setOffline(true);
  await hiveName?.fill('Mine');
  await save(page);
  await mark(page).waitFor();
  await page.goto(`${url()}/hives/${hiveId}/edit?queenEdit=true`);
  await queenName?.fill('Juliana');
  await save(page);
  await mark(page, 2).waitFor();
  await theirs();
  await context.setOffline(false);
  await allSent(page);
  expect((await rest(page, 'GET', `hives/${hiveId}`)).hives).toMatchObject([{ name: 'Mine', order: 7 }]);
  expect(await queensOf(page)).toMatchObject([{ name: 'Juliana', line: 'Carnica' }]);
});

test('a reminder that is ticked off without a network is gone here, and done when there is one', async () => {
  const { page, context, hiveId } = await inTheField();
  await rest(page, 'POST', 'inspections/store', {
    date: '2026-05-03 14:05:00',
    hive_ids: [hiveId],
    reminder: 'Strips out',
    reminder_date: '2026-05-10 09:00:00',
  });
  await page.goto(`${url()}/agenda`);
  await page.getByText('Strips out').waitFor();
  await areAnswersCached(page, { of: 'Agenda' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByText('Ticked off on this device.').waitFor();
  await page.goto(`${url()}/agenda`);
  await page.getByRole('heading', { name: 'Nothing to do' }).waitFor();
  await mark(page).click();
  await page.getByRole('heading', { name: 'Reminder for Orchard 1' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
  await page.goto(`${url()}/agenda`);
  await page.getByRole('heading', { name: 'Nothing to do' }).waitFor();
});

test('of five hundred hives all that the field needs is kept in 2 MB, which the status page tells', async () => {
  const { page } = await inTheField();
  for (const name of Array.from({ length: 10 }, (_, index) => `Heath ${index}`)) {
    await rest(page, 'POST', 'v1/inspections/many', {
      inspectedAt: '2026-05-03T14:05:00+02:00',
      timeZone: 'Europe/Amsterdam',
      hives: (await hivesOf(page, 50, name)).map((id) => ({ hiveId: String(id) })),
      notes: 'Nine frames of brood, calm on the comb, honey cap closed.',
    });
  }
  await page.goto(url());
  const sizes = async () => {
    const answers = await cachedAnswers(page);
    const answerOf = (of: string) => JSON.stringify(answers.find(({ key }) => key.startsWith(`${of} `)));
    const shownAnswers = ['Home', 'Inspect', 'EveryHive', 'Diary', 'Agenda', 'QueenStep'].map(answerOf);
    const isWhole = shownAnswers.slice(0, 3).every((text) => (text?.split('"Hive"').length ?? 0) > 500);
    return isWhole ? shownAnswers.map((text) => text?.length ?? 0) : undefined;
  };
  let stored = await sizes();
  while (stored === undefined) stored = await sizes();
  expect(stored.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  await page.goto(`${url()}/status`);
  const card = page.locator('section').filter({ hasText: 'Without a connection' });
  await card.getByText(/^(\d+) of \1 \([\d,]+ kB\)$/).waitFor({ timeout: 60_000 });
});

test('a press on the icon leads to an inspection or a tag, in the visitor’s words', async () => {
  const { page } = await visitor({ locale: 'nl-NL' });
  const manifest = await page.request.get(`${url()}/manifest.webmanifest`, {
    headers: { 'accept-language': 'nl' },
  });
  expect(manifest.headers()['content-type']).toMatch('application/manifest+json');
  expect((await manifest.json()).shortcuts).toMatchObject([{ url: '/inspect' }, { url: '/hivetags/scan' }]);
});

test('a hive that was never opened here is inspected and changed without a network', async () => {
  const { page, context, otherId } = await inTheField();
  await waitForCachedHives(page);
  await context.setOffline(true);
  await page.goto(`${url()}/inspect?hiveId=${otherId}`);
  await notes(page).waitFor();
  await notes(page).fill('Never opened before');
  await save(page);
  await onThisDevice(entryOf(page, 'Never opened before').page()).waitFor();
  await mark(page).waitFor();
  await page.goto(`${url()}/hives/${otherId}/edit`);
  await page.getByRole('textbox', { name: 'Name of the hive' }).fill('Renamed in the field');
  await save(page);
  await mark(page, 2).waitFor();
  await context.setOffline(false);
  await allSent(page);
  expect((await rest(page, 'GET', `hives/${otherId}`)).hives[0].name).toBe('Renamed in the field');
  expect((await inspections(page)).map((one) => one.notes)).toEqual(['Never opened before']);
});

test('who signs out is told what waits; it is nobody else’s, and is sent when they are back', async () => {
  const { page, hiveId, newcomer } = await inTheField();
  await openForm(page, url(), hiveId);
  // Only what is saved does not get through.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"CreateInspection"') ? route.abort() : route.continue(),
  );
  await notes(page).fill('Hers alone');
  await save(page);
  await mark(page).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You have entries that have not been sent.').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.unrouteAll();

  const other = await arriveHomeAgain(page);
  expect(await mark(page).count()).toBe(0);
  expect(await inspections(page)).toEqual([]);
  await signOut(page);
  expect(other.email).not.toBe(newcomer.email);
  await page.getByLabel('E-mail address').fill(newcomer.email);
  await page.getByLabel(/^Password\b(?!, )/).fill(newcomer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Hers alone').waitFor();
  await mark(page).waitFor({ state: 'detached' });
  expect((await inspections(page)).map((one) => one.notes)).toEqual(['Hers alone']);
});

/** Another person signs in at the same browser. */
async function arriveHomeAgain(page: Page) {
  const elsewhere = await visitor();
  const other = await arriveHome(elsewhere.page, url());
  await page.getByLabel('E-mail address').fill(other.email);
  await page.getByLabel(/^Password\b(?!, )/).fill(other.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'No apiaries yet' }).waitFor();
  return other;
}
