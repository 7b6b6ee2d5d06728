import type { Page } from 'playwright-core';
import { goToStep } from './apiaries.ts';
import { desktop, phone, resize } from './browser.ts';
import { browsing } from './browsing.ts';
import { measuredBy, ownDevices } from './own-devices.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
const says = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();
/** Until they are listed: the list follows what is said of it. */
const lists = (page: Page, wanted: readonly string[]) =>
  page.waitForFunction(
    (texts) => [...document.querySelectorAll('main h3')].map((name) => name.textContent).join() === texts,
    wanted.join(),
  );
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Three hives: one that is heard of, one whose device has never sent, one without. */
async function arriveWithHives(page: Page) {
  await arriveHome(page, url());
  await page.goto(`${url()}/apiaries/create`);
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Orchard');
  await goToStep(page, 4);
  await page.getByRole('spinbutton', { name: 'Number of hives' }).fill('3');
  await page.getByRole('button', { name: 'Create apiary' }).click();
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
  const devices = await ownDevices(page, url());
  const [one, two] = [...(await devices.hives()).values()];
  const key = `home-${Date.now()}`;
  const scale = await devices.add('Lake scale', key, one ?? 0);
  await devices.add('Thermometer', `${key}-2`, two ?? 0);
  await devices.send(key);
  return scale;
}

test('filters of devices narrow home by address and by press, at both widths, and lead to the device', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  const scale = await arriveWithHives(page);
  await page.goto(`${url()}/?base=1`);
  await says(page, '2 of 3 hives');
  const [heard = '', silent = ''] = await names(page);
  for (const size of [phone, desktop]) {
    await resize(page, size);
    for (const name of ['Needs attention', 'With a reminder', 'Bad impression', 'Fair impression'])
      expect(await filter(page, name).isVisible()).toBe(true);
    await filter(page, 'Silent device').click();
    await says(page, '1 of 3 hives');
    await lists(page, [silent]);
    expect(new URL(page.url()).search).toBe('?base=1&silent=1');
    await filter(page, 'Needs attention').click();
    await page.getByRole('heading', { name: 'No hives match' }).waitFor();
    await filter(page, 'Needs attention').click();
    await filter(page, 'Silent device').click();
    await says(page, '2 of 3 hives');
  }
  await filter(page, 'With a device').click();
  await page.getByRole('searchbox').fill('lake scale');
  await says(page, '1 of 3 hives');
  await lists(page, [heard]);

  await page.reload();
  await says(page, '1 of 3 hives');
  await page.getByRole('link', { name: /^Message .*: Lake scale/ }).click();
  await page.waitForURL(`**/measurements/${scale}`);
  await measuredBy(page, 'Lake scale').waitFor({ state: 'attached' });
  await page.goBack();
  await says(page, '1 of 3 hives');
  await page.getByRole('button', { name: `Actions for the hive ${heard}` }).click();
  await page.getByRole('menuitem', { name: 'View measurements' }).click();
  await page.waitForURL(`**/measurements/${scale}`);
  expect(problems).toEqual([]);
});

test('home with devices is one request, and one of each remote that fills cards for all its hives', async () => {
  const { page } = await visitor();
  await arriveWithHives(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests.push(request.postData() ?? '');
  });
  const ofRemotes = ['HoneyWaits', 'OpenAlerts'].map((name) =>
    page.waitForRequest((request) => request.postData()?.includes(`"${name}"`) ?? false),
  );
  await page.goto(`${url()}/`);
  await page.getByRole('link', { name: /^Message .*: Lake scale/ }).waitFor();
  await Promise.all(ofRemotes);
  await page.waitForLoadState('networkidle');
  const questions = requests
    .map((body) => String(JSON.parse(body).operationName))
    .filter((name) => !/^(Viewer|Session)/.test(name));
  expect([...new Set(questions)].toSorted()).toEqual(['Home', 'HoneyWaits', 'OpenAlerts']);
  // A slow answer is asked for again once the cached one was shown; one request for each of the three hives is more.
  for (const name of questions) expect(questions.filter((other) => other === name).length).toBeLessThan(3);
});
