import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const { url, visitor } = browsing();

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const save = { name: 'Save', exact: true } as const;

test('hives are fed, a product is kept, a super on a treated hive says why, and honey goes from the frame to the jar', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const hives = await hivesOf(page, 3, 'Linden');
  // At the end of a form its bar lies over nothing.
  const problemsAtEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return axeProblems(page, ['light', 'dark']);
  };

  await page.goto(`${url()}/registers/feedings/create?hiveIds=${hives.join(',')}`);
  await page.getByRole('radio', { name: 'Sugar syrup' }).check();
  await page.getByRole('spinbutton', { name: /^Amount/ }).fill('3');
  expect(await problemsAtEnd()).toEqual([]);
  await page.getByRole('button', save).click();
  await page.getByRole('heading', { name: /^Sugar syrup/ }).waitFor();

  await page.goto(`${url()}/registers/products/create`);
  await page.getByRole('textbox', { name: /^Product/ }).fill('Formic acid 60 %');
  await page.getByRole('combobox', { name: /^Substances/ }).selectOption({ label: 'Formic acid' });
  await page.getByRole('spinbutton', { name: /^Withdrawal/ }).fill('14');
  expect(await problemsAtEnd()).toEqual([]);
  await page.getByRole('button', save).click();
  await page.getByText('Withdrawal period for honey: 14 days').waitFor();
  expect(await problemsAtEnd()).toEqual([]);

  await page.goto(`${url()}/registers/treatments/create?hiveIds=${hives[0]}`);
  await page.getByRole('combobox', { name: /^Copy from/ }).selectOption({ label: 'Formic acid 60 %' });
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('200 ml');
  await page.getByRole('spinbutton', { name: /^Outside temperature/ }).fill('4');
  await page.getByText(/is used in this way at 10/).waitFor();
  await page.getByRole('button', save).click();
  await page.getByText('Treatment saved.').waitFor();

  await page.goto(`${url()}/hives/${hives[0]}/edit`);
  await page.getByRole('button', { name: 'Honey super', exact: true }).first().click();
  await page.getByText('Stop: the withdrawal period of this hive is not over').waitFor();
  await page.getByRole('button', save).click();
  await page.getByRole('link', { name: /^Why the super is put on/ }).waitFor();
  expect(await problemsAtEnd()).toEqual([]);
  await page.getByRole('textbox', { name: /^Why the super is put on/ }).fill('Room for the bees');
  await page.getByRole('button', save).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/edit'));
  await page.goto(`${url()}/registers?kind=SUPERS`);
  await page.getByText('Room for the bees').waitFor();

  await page.goto(`${url()}/registers/harvests/create?hiveIds=${hives[1]},${hives[2]}`);
  await page.getByRole('spinbutton', { name: /^Honey taken/ }).fill('12');
  await page.getByRole('textbox', { name: /^Lot/ }).fill('L-1');
  await page.getByRole('spinbutton', { name: /^Frames taken from Linden 2/ }).fill('3');
  await page.getByRole('spinbutton', { name: /^Frames taken from Linden 3/ }).fill('1');
  await page.getByRole('button', save).click();
  await page.getByText('Linden: Linden 2 (9 kg), Linden 3 (3 kg)').waitFor();

  await page.goto(`${url()}/registers/jars/create?lot=L-1`);
  await page.getByRole('spinbutton', { name: /^Number of jars/ }).fill('20');
  await page.getByRole('textbox', { name: /^Country of origin/ }).fill('The Netherlands');
  expect(await problemsAtEnd()).toEqual([]);
  await page.getByRole('button', save).click();
  await page.getByText('2 kg left').waitFor();
  expect(await problemsAtEnd()).toEqual([]);
  await page.getByRole('link', { name: 'Labels' }).click();
  await page.getByText('Lot L-1').first().waitFor();

  await page.goto(`${url()}/registers/yields`);
  await page.getByRole('row', { name: /Linden 2.*9 kg/ }).waitFor();
  expect(await problemsAtEnd()).toEqual([]);
  await page.goto(`${url()}/registers`);
  await page.getByRole('button', { name: 'More records' }).click();
  await page.getByRole('menuitem', { name: 'Season report' }).click();
  await page.getByRole('combobox', { name: /^Apiary/ }).selectOption({ label: 'Linden' });
  await page.getByRole('heading', { name: /^Season \d{4}.* · Linden/ }).waitFor();
  await page.getByRole('row', { name: /Linden 2.*9 kg/ }).waitFor();
  await page.getByRole('row', { name: /Formic acid 60 %/ }).waitFor();
  expect(await problemsAtEnd()).toEqual([]);
  await page.goto(`${url()}/registers/colony-count?day=${day(0)}`);
  await page.getByRole('row', { name: /^Linden.*3/ }).waitFor();
  const table = await page.getByRole('table').evaluate((each) => {
    const frame = each.parentElement ?? each;
    return { isCutOff: frame.scrollWidth > frame.clientWidth };
  });
  expect(table.isCutOff).toBe(false);
  expect(await problemsAtEnd()).toEqual([]);
  const { broken } = await rest(page, 'GET', `v1/register-sheet?year=${day(0).slice(0, 4)}`);
  expect(broken).toBeUndefined();
  expect(problems).toEqual([]);
});
