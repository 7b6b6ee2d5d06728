import { browsing } from './browsing.ts';
import { arrivedInTheField, mark } from './in-the-field.ts';
import { answersAreKept } from './kept-answers.ts';
import { rest } from './rest.ts';

const { url, visitor } = browsing();

test('a treatment that is written without a network waits with all that was typed, and is sent once when there is one', async () => {
  const { page, context, hiveId } = await arrivedInTheField(visitor, url());
  await page.goto(`${url()}/registers`);
  await page.getByText('Nothing written yet').waitFor();
  await answersAreKept(page, { of: 'RegisterBook' });
  await page.goto(`${url()}/registers/treatments/create?hiveIds=${hiveId}`);
  await page.getByRole('textbox', { name: /^Product/ }).waitFor();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: /^Product/ }).fill('Thymol gel');
  await page.getByRole('textbox', { name: /^Active substance/ }).fill('Thymol');
  await page.getByRole('combobox', { name: /^Method/ }).selectOption({ index: 1 });
  await page.getByRole('spinbutton', { name: /^Withdrawal/ }).fill('0');
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('25 g');
  await page.getByRole('textbox', { name: /^Batch/ }).fill('T-77');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await mark(page).waitFor();
  await page.goto(`${url()}/registers`);
  await page.getByText('T-77').waitFor();
  await page.getByText('On this device', { exact: true }).waitFor();

  await context.setOffline(false);
  await mark(page).waitFor({ state: 'detached' });
  const { entries } = await rest(page, 'GET', 'register-entries');
  expect(entries).toEqual([
    expect.objectContaining({
      number: 1,
      treatment: expect.objectContaining({ product: 'Thymol gel', batch: 'T-77', withdrawal_days: 0 }),
    }),
  ]);
});
