import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { areAnswersCached } from './cached-answers.ts';
import { allSent, isReadyForField, mark } from './in-the-field.ts';
import { arriveHome, signIn } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

const apiaries = ['Orchard', 'Heath', 'Mill', 'Church', 'Quarry', 'Weir'] as const;

test('a day with sixty hives in six apiaries: half of the round without a network, the other half with one', async () => {
  const { page, context } = await visitor({
    ...{ viewport: phone, hasTouch: true, serviceWorkers: 'allow' },
  });
  const newcomer = await arriveHome(page, url());
  const main = page.getByRole('main');
  const dayIn = (days: number) =>
    page.evaluate((ms) => new Date(Date.now() + ms).toLocaleDateString('sv-SE'), days * 86_400_000);
  const [today, yesterday] = [await dayIn(0), await dayIn(-1)];
  for (const [index, name] of apiaries.entries()) {
    const hiveIds = (await hivesOf(page, 10, name)).map(String);
    // The later ones are overdue: they come first.
    const day = index < 3 ? today : yesterday;
    await rest(page, 'POST', 'v1/tasks', {
      ...{ title: `Supers at ${name}`, day, hiveIds, pack: [{ item: 'super', count: 10 }] },
    });
  }
  const lineOf = (name: string) => main.getByRole('listitem').filter({ hasText: `Supers at ${name}` });
  const doAt = async (name: string) => {
    await main.getByRole('checkbox', { name, exact: true }).check();
    await lineOf(name).getByRole('button', { name: 'Done' }).click();
    await lineOf(name).waitFor({ state: 'detached' });
  };

  await page.goto(`${url()}/today`);
  await main.getByRole('heading', { name: 'Go to Church first' }).waitFor();
  for (const name of apiaries) await main.getByRole('checkbox', { name, exact: true }).waitFor();
  await main.getByRole('checkbox', { name: '60 supers' }).waitFor();
  await areAnswersCached(page, { of: 'Today' });
  await isReadyForField(page);

  await context.setOffline(true);
  await page.goto(`${url()}/today`);
  for (const name of ['Church', 'Quarry', 'Weir']) await doAt(name);
  await main.getByRole('checkbox', { name: '30 supers' }).waitFor();
  await mark(page, 3).waitFor();
  // What was done is done after a reload without a network, too.
  await page.reload();
  await main.getByRole('checkbox', { name: '30 supers' }).waitFor();
  expect(await lineOf('Quarry').count()).toBe(0);

  await context.setOffline(false);
  await allSent(page);
  for (const name of ['Orchard', 'Heath', 'Mill']) await doAt(name);
  while ((await rest(page, 'GET', 'v1/tasks')).length > 0);
  const { page: second } = await visitor({ viewport: phone, hasTouch: true });
  await signIn(second, url(), newcomer);
  await second.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click();
  // In the months of swarms all of them are to be inspected.
  await second.getByRole('heading', { name: /^(A good day|Go to .* first)$/ }).waitFor();
  expect(await second.getByText(/^Supers at/).count()).toBe(0);
});
