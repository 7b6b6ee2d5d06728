import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { areAnswersCached } from './cached-answers.ts';
import { allSent, isReadyForField, mark } from './in-the-field.ts';
import { arriveHome, signIn } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

test('a day: what matters at home, the round and the packing list in the yard without a network, and the rest on a second device', async () => {
  const { page, context } = await visitor({
    ...{ viewport: phone, hasTouch: true, serviceWorkers: 'allow' },
  });
  const newcomer = await arriveHome(page, url());
  const main = page.getByRole('main');
  const [orchard] = await hivesOf(page, 2, 'Orchard');
  const [heath] = await hivesOf(page, 2, 'Heath');
  const dayIn = (days: number) =>
    page.evaluate((ms) => new Date(Date.now() + ms).toLocaleDateString('sv-SE'), days * 86_400_000);
  const plan = async (title: string, days: number, hive: number | undefined, count: number) =>
    rest(page, 'POST', 'v1/tasks', {
      ...{ title, day: await dayIn(days), hiveIds: [String(hive)], pack: [{ item: 'super', count }] },
    });
  await plan('Mow the paths', 0, orchard, 2);
  await plan('Supers on', -2, heath, 3);
  await plan('Next week', 7, heath, 9);

  await page.goto(url());
  await main.getByRole('link', { name: 'Today', exact: true }).click();
  await main.getByRole('heading', { name: 'Go to Heath first' }).waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await areAnswersCached(page, { of: 'Today' });
  await isReadyForField(page);

  await context.setOffline(true);
  await page.goto(`${url()}/today`);
  await main.getByRole('checkbox', { name: '5 supers' }).check();
  await main.getByRole('checkbox', { name: 'Heath' }).check();
  const late = main.getByRole('listitem').filter({ hasText: 'Supers on' });
  await late.getByRole('button', { name: 'Done' }).click();
  await late.waitFor({ state: 'detached' });
  await main.getByRole('checkbox', { name: '2 supers' }).waitFor();
  await mark(page).waitFor();

  await context.setOffline(false);
  await allSent(page);
  const { page: second } = await visitor({ viewport: phone, hasTouch: true });
  await signIn(second, url(), newcomer);
  await second.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click();
  await second.getByText('Mow the paths').waitFor();
  expect(await second.getByText('Supers on').count()).toBe(0);
  expect(await second.getByText('Next week').count()).toBe(0);
});
