import { aWorkbook } from '@skep/api/testing';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { ownDevices } from './own-devices.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

test('an Excel file is read sheet by sheet, its dates as they are shown', async () => {
  const { page, problems } = await visitor();
  await arriveHome(page, url());
  await page.goto(`${url()}/import/files`);
  const text = (written: string) => `<c t="inlineStr"><is><t>${written}</t></is></c>`;
  const sheet = (value: number) =>
    `<row>${text('Date')}${text('Temperature')}</row><row><c s="1"><v>45809.5</v></c><c><f>1</f><v>${value}</v></c></row>`;
  const buffer = await aWorkbook({ sheets: { East: sheet(34.5), West: sheet(35) } });
  await page.locator('input[type=file]').setInputFiles({ name: 'hives.xlsx', mimeType: '', buffer });
  await page.getByRole('heading', { name: 'hives.xlsx · East' }).waitFor();
  await page.getByText(/1 Jun 2025, 12:00/).waitFor();
  await page.getByRole('combobox', { name: 'Device that measured this' }).selectOption('new');
  await page.getByRole('button', { name: 'Check what is new' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByText('1 row imported').waitFor();
  await page.getByRole('link', { name: 'All files' }).click();
  await page.getByRole('link', { name: 'Open hives.xlsx · West' }).click();
  await page.getByRole('heading', { name: 'hives.xlsx · West' }).waitFor();
  expect(problems).toEqual([]);
});

test('on a phone: a diary of inspections makes its hives, stands in the diary, and is undone as a whole', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  await page.goto(`${url()}/import/files`);
  const diary =
    'date,apiary,hive,remarks,frames with brood\n2025-05-01,Heath,Maple,Calm as ever,4\n2025-05-08,Heath,Ash,Two cups,5\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'my diary.csv', mimeType: 'text/csv', buffer: Buffer.from(diary) });
  await page.getByText(/Notes: Calm as ever/).waitFor();
  await page.getByRole('button', { name: 'Check what is new' }).click();
  await page.getByRole('button', { name: 'Add a new hive for each name without one' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('2 rows imported').waitFor();
  await page.goto(`${url()}/diary`);
  await page.getByText('Calm as ever').first().waitFor();
  await page.goto(`${url()}/import/files`);
  await page.getByRole('link', { name: 'Open my diary.csv' }).click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Check what is new' }).waitFor();
  await page.goto(`${url()}/diary`);
  await page.getByRole('heading', { name: 'Diary' }).first().waitFor();
  expect(await page.getByText('Calm as ever').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('on a phone: a list of hives stands in its apiaries with boxes and queens, and is undone as a whole', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  await page.goto(`${url()}/import/files`);
  const list =
    'Hive;Apiary;Brood boxes;Supers;Queen\nBirch;Meadow;2;1;Ada\nAlder;Meadow;1;;\nBirch;Meadow;;;\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'hives.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByText('Meadow · Birch').first().waitFor();
  await page.getByText('Number of brood boxes: 2').waitFor();
  await page.getByRole('button', { name: 'Check what is new' }).click();
  await page.getByText('1 row is already stored').waitFor();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('2 rows imported').waitFor();
  await page.goto(`${url()}/`);
  await page.getByRole('heading', { name: 'Meadow', exact: true }).waitFor();
  await page.getByText('Birch').first().waitFor();
  await page.goto(`${url()}/import/files`);
  await page.getByRole('link', { name: 'Open hives.csv' }).click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^The hives from this list will be deleted/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Check what is new' }).waitFor();
  // None at all is a 404 of the old wire.
  await expect((await ownDevices(page, url())).hives()).rejects.toThrow('GET hives: 404');
  expect(problems).toEqual([]);
});
