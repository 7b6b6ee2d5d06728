import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

/** A week of a scale as another program writes it, with a row that is none. */
function aWeek(): string {
  const rows = Array.from({ length: 7 * 24 }, (_, hour) => {
    const day = String(1 + Math.floor(hour / 24)).padStart(2, '0');
    return `${day}.06.2025 ${String(hour % 24).padStart(2, '0')}:00;${(80 + hour / 10).toFixed(1).replace('.', ',')};${20 + (hour % 24)}`;
  });
  return ['Time;Scale (lb);Brood nest', ...rows, '31.06.2025 00:00;80;20', ''].join('\r\n');
}

test('on a phone: a file is mapped, counted, imported and undone as a whole', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Import files' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'scale east.csv', mimeType: 'text/csv', buffer: Buffer.from(aWeek()) });
  await page.getByRole('heading', { name: 'scale east.csv' }).waitFor();
  await page.getByRole('combobox', { name: 'Brood nest' }).selectOption('value:t_i');
  await page.getByRole('combobox', { name: 'Device that measured this' }).selectOption('new');
  await page.getByRole('button', { name: 'Check what is new' }).click();
  await page.getByText('168 rows are new').waitFor();
  await page.getByText('1 row cannot be imported').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the error list' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('button', { name: 'Import 168 rows' }).click();
  await page.getByText('168 rows imported').waitFor();
  await page.reload();
  await page.getByText('168 rows imported').waitFor();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Check what is new' }).waitFor();
  await page.goto(`${url()}/devices`);
  await page.getByRole('heading', { name: 'scale east' }).waitFor();
  expect(problems).toEqual([]);
});
