import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { areAnswersCached } from './cached-answers.ts';
import { allSent, isReadyForField, mark } from './in-the-field.ts';
import { arriveHome, signIn } from './people.ts';
import { hivesOf } from './rest.ts';

const { url, visitor } = browsing();

test('a method is started at a hive and moved; another one is started and ticked without a network', async () => {
  const { page, context } = await visitor({
    ...{ viewport: phone, hasTouch: true, serviceWorkers: 'allow' },
  });
  const newcomer = await arriveHome(page, url());
  const main = page.getByRole('main');
  const [hiveId] = await hivesOf(page, 1, 'Orchard');
  const plans = `${url()}/hives/${hiveId}/plans`;
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.goto(`${url()}/hives/${hiveId}/life`);
  await main.getByRole('link', { name: 'Methods' }).click();
  await main.getByRole('link', { name: 'Start a method' }).click();
  await page.getByRole('combobox', { name: /^Method/ }).selectOption('Queen rearing');
  await main.getByText('Mating flights: do not open the nuclei').waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await save();
  await page.waitForURL(plans);
  await main.getByRole('heading', { name: 'Queen rearing' }).waitFor();
  await main.getByRole('button', { name: 'Move', exact: true }).click();
  const nextWeek = await page.evaluate(() =>
    new Date(Date.now() + 7 * 86_400_000).toLocaleDateString('sv-SE'),
  );
  await page.getByLabel('New day of the start', { exact: true }).fill(nextWeek);
  await main.getByRole('button', { name: 'Move all open steps' }).click();
  await main.locator(`time[datetime="${nextWeek}"]`).waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  await areAnswersCached(page, { of: 'HivePlans' });
  await isReadyForField(page);

  await context.setOffline(true);
  await page.goto(`${plans}/create`);
  await page.getByRole('combobox', { name: /^Method/ }).selectOption('Demaree');
  await save();
  await main.getByRole('heading', { name: 'Demaree' }).waitFor();
  await main.getByRole('checkbox', { name: /^Put the brood above/ }).check();
  await mark(page, 2).waitFor();

  await context.setOffline(false);
  await allSent(page);
  const { page: second } = await visitor({ viewport: phone, hasTouch: true });
  await signIn(second, url(), newcomer);
  await second.getByText('Orchard 1').first().waitFor();
  await second.goto(plans);
  await second.getByRole('heading', { name: 'Demaree' }).waitFor();
  expect(await second.getByRole('checkbox', { name: /^Put the brood above/ }).isChecked()).toBe(true);
  await second.goto(`${url()}/agenda`);
  await second.getByText('Remove queen cells above the excluder').waitFor();
  await second.locator(`time[datetime="${nextWeek}"]`).first().waitFor();
});
