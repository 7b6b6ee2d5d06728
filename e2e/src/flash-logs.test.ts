import { text } from 'node:stream/consumers';
import { aLogText, seeds, sentValues } from '@skep/api/testing';
import type { Page } from 'playwright-core';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { ownDevices } from './own-devices.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

const intervalSeconds = 15 * 60;
const recordCount = 200;
/** Of all records those that came by radio. */
const received = [100, 101, 102, 103, 104, 105, 106, 107, 108, 109];

/** A base that lost its network before and after ten messages, and a log of two of its starts. */
async function aBaseWithGaps(page: Page) {
  const devices = await ownDevices(page, url());
  const key = `e2e-log-${Date.now()}`;
  await devices.add('Apiary base', key, undefined, 'beep');
  const start = Math.floor(Date.now() / 60_000) * 60 - 4 * 24 * 3600;
  for (const seed of received)
    await devices.send(key, { ...sentValues(seed), time: start + seed * intervalSeconds });
  return aLogText([seeds(20, 5000), seeds(recordCount)]);
}

async function upload(page: Page, log: string) {
  const file = { name: 'base.txt', mimeType: 'text/plain', buffer: Buffer.from(log) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('base.txt has been uploaded.').waitFor();
}

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('on a phone: the memory of a base fills a gap, the import is undone, and the log goes', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  await page.goto(`${url()}/import`);
  await page.getByText('You have no device that keeps a log.').waitFor();
  const log = await aBaseWithGaps(page);
  await page.goto(`${url()}/`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Log data import' }).click();
  await page.getByText('No logs yet.').waitFor();
  await upload(page, log);
  await upload(page, log);
  await page.getByText('220 measurements').waitFor();
  await page.getByRole('link', { name: 'Look inside' }).click();

  await page.getByRole('heading', { name: '2 parts' }).waitFor();
  const [found, lost] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)];
  await found.getByText('95% of it is missing from your measurements').waitFor();
  await found.getByText('Certain: 10 messages that you received have the same values.').waitFor();
  await lost.getByText(/^Its time is unknown/).waitFor();
  await found.getByRole('link', { name: 'Compare and import' }).click();
  await page.getByRole('heading', { name: 'Log', exact: true }).first().waitFor();
  await page.getByRole('radio', { name: 'Day', exact: true }).focus();
  await page.getByText('Page 2 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Page 1 of 1').waitFor();
  expect(await page.evaluate(sideways)).toBe(0);
  await page.getByRole('button', { name: 'Import this part' }).click();

  await page.getByText('The import has started.').waitFor();
  await page.getByText('190 measurements imported').waitFor();
  await page.getByRole('link', { name: 'Look inside' }).click();
  await found.getByRole('link', { name: 'Compare and import' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('The import is being undone.').waitFor();
  await page.getByText('190 measurements imported').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Look inside' }).click();
  await found.getByText('Import undone').waitFor();

  // The part that nothing tells the time of comes at the time that its keeper sets.
  await lost.getByRole('link', { name: 'Compare and import' }).click();
  await page.getByText('It is not certain when this was measured.').waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^log-\d+-0\.csv$/);
  await page.getByRole('textbox', { name: 'Time of the first measurement' }).fill('2026-01-05T10:00');
  await page.getByRole('button', { name: 'Import at this time' }).click();
  await page.getByText('20 measurements imported').waitFor();

  await page.getByRole('link', { name: 'Look inside' }).click();
  await page.getByRole('button', { name: 'Delete log' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete log' }).click();
  await page.getByText('Log deleted. Measurements imported from it are kept.').waitFor();
  await page.getByText('No logs yet.').waitFor();
  expect(problems).toEqual([]);
});

test('on a phone: a table of what a device measured tells its size, and comes as CSV', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  await aBaseWithGaps(page);
  await page.goto(`${url()}/export`);
  await page.getByText(/^10 rows, about/).waitFor();
  await page.getByRole('radio', { name: 'every message' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^[34] rows, about/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/^10 rows, about/).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const lines = (await text(await saved.createReadStream())).split('\r\n');
  expect(lines).toHaveLength(12);
  expect(lines[0]).toMatch(/^time,Battery voltage \(V\),/);
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z,/);
  await page.getByLabel('First day').fill('2001-01-01');
  await page.getByLabel('Last day').fill('2001-01-07');
  await page.getByText('Nothing was measured on these days.').waitFor();
  expect(await page.getByRole('button', { name: 'Download', exact: true }).isDisabled()).toBe(true);
  expect(await page.evaluate(sideways)).toBe(0);
  expect(problems).toEqual([]);
});
