import { anApiary } from './apiaries.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

test('on a phone: a task is made for hives, stands in the agenda, is done, undone, and found in the month', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  await anApiary(page, url(), 'Orchard', 2);
  const main = page.getByRole('main');

  await page.goto(`${url()}/agenda`);
  await main.getByRole('link', { name: 'New task' }).click();
  await page.getByRole('textbox', { name: /^What is to be done/ }).fill('Feed the nuclei');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  await page.getByLabel('Day', { exact: true }).fill(today);
  await main.getByRole('radio', { name: 'At hives' }).check({ force: true });
  await main.getByRole('checkbox', { name: 'Orchard 1' }).check();
  await page.getByRole('combobox', { name: 'Repeat' }).selectOption('In weeks');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Two litres');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.waitForURL(`${url()}/agenda`);
  await main.getByRole('heading', { name: 'Today' }).waitFor();
  await main.getByRole('checkbox', { name: 'Two litres' }).check();
  await main.getByText('Every week').waitFor();

  // The next one is a week later; undoing takes it away.
  await main.getByRole('button', { name: 'Done', exact: true }).click();
  await main.getByRole('heading', { name: 'Today' }).waitFor({ state: 'detached' });
  await main.getByRole('heading', { name: 'Later' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await main.getByRole('heading', { name: 'Today' }).waitFor();
  await main.getByRole('heading', { name: 'Later' }).waitFor({ state: 'detached' });

  // The month has it on its day, and the way back leads to the list.
  await main.getByRole('radio', { name: 'Month' }).click({ force: true });
  await main.locator('[aria-current=date]').click();
  await main.getByRole('link', { name: 'Feed the nuclei' }).click();
  await page.waitForURL(/\/tasks\/\d+$/);
  await page.getByRole('textbox', { name: /^What is to be done/ }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/agenda\?.*view=month/);
  await main.getByRole('link', { name: 'Feed the nuclei' }).waitFor();
  expect(problems).toEqual([]);
});

test('a planned inspection that is late stands on home, and inspecting the hive ticks it off', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  await anApiary(page, url(), 'Orchard', 2);
  const main = page.getByRole('main');

  await page.goto(`${url()}/tasks/create`);
  await page.getByRole('textbox', { name: /^What is to be done/ }).fill('Look for cells');
  const yesterday = await page.evaluate(() => new Date(Date.now() - 86_400_000).toLocaleDateString('sv-SE'));
  await page.getByLabel('Day', { exact: true }).fill(yesterday);
  await main.getByRole('radio', { name: 'At hives' }).check({ force: true });
  await main.getByRole('checkbox', { name: 'Orchard 1' }).check();
  await main.getByRole('checkbox', { name: /^Done when all these hives/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`${url()}/agenda`);

  await page.goto(`${url()}/`);
  await main.getByRole('button', { name: 'Overdue' }).click();
  await main.getByRole('heading', { name: 'Orchard 2' }).waitFor({ state: 'detached' });
  await main.getByRole('link', { name: /^Inspection due/ }).click();
  await page.waitForURL(/\/inspect\?hiveId=\d+$/);
  const hiveId = new URL(page.url()).searchParams.get('hiveId');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  // Back on home, nothing is overdue any more.
  await page.waitForURL(`${url()}/?overdue=1`);
  await main.getByRole('heading', { name: 'Orchard 1' }).waitFor({ state: 'detached' });

  // How the colony has developed beside the other one is one press away from its inspections.
  await page.goto(`${url()}/hives/${hiveId}/inspections`);
  await main.getByRole('link', { name: 'Colony development' }).click();
  await main.getByText('Nothing was counted twice').first().waitFor();

  await page.goto(`${url()}/`);
  await main.getByRole('heading', { name: 'Orchard 2' }).waitFor();
  await main.getByRole('link', { name: /^Inspection due/ }).waitFor({ state: 'detached' });
  await page.goto(`${url()}/agenda`);
  await main.getByRole('heading', { level: 1 }).waitFor();
  await main.getByRole('link', { name: 'Look for cells' }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
