import type { Page } from 'playwright-core';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

async function send(body: Record<string, unknown>): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url()}/api/sensors`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.status;
}

async function addDevice(page: Page, name: string, key: string) {
  await page.goto(`${url()}/devices/create`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Key' }).fill(key);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/devices/*/setup');
}

test('on a phone: a scale is added, heard of, calibrated and read, and goes by Save and delete', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  const key = `e2e-${Date.now()}`;
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Devices' }).click();
  await page.getByRole('heading', { name: 'No devices yet' }).waitFor();
  await addDevice(page, 'Scale', key);
  await page.getByText(`${url()}/api/lora_sensors`).waitFor();
  const device = page.url().replace(/\/setup$/, '');

  expect(await send({ key, w_v: 1000 })).toBe(201);
  await page.goto(`${device}/inbox`);
  await page.getByText('w_v is not turned into a weight: no sensor definition for w_v.').waitFor();

  await page.goto(`${device}/calibrate`);
  await page.getByRole('button', { name: 'Take this value' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('spinbutton', { name: /^Known weight/ }).fill('10');
  await page.getByRole('spinbutton', { name: /^Raw value/ }).fill('2000');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Save the calibration' }).click();
  await page.getByText('The scale is calibrated from now on.').waitFor();

  await page.goto(`${device}/setup`);
  await page
    .getByRole('spinbutton', { name: /^Value/ })
    .first()
    .fill('5200');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('Weight (weight_kg): 42 kg').waitFor();

  await page.goto(`${url()}/devices`);
  await page.getByText('Sends directly').waitFor();
  await page.getByRole('button', { name: 'Remove Scale' }).click();
  await page.getByRole('button', { name: 'Keep Scale' }).click();
  await page.getByRole('button', { name: 'Remove Scale' }).click();
  await page.getByRole('button', { name: 'Save and delete' }).click();
  await page.getByRole('heading', { name: 'No devices yet' }).waitFor();
  expect(await send({ key, w_v: 1000 })).toBe(401);
  expect(problems).toEqual([]);
});

test('a row of sensors is saved when it is confirmed, and others keep what they hold', async () => {
  const { page, problems } = await visitor();
  await arriveHome(page, url());
  await addDevice(page, 'Probe', `e2e-probe-${Date.now()}`);
  await page.goto(page.url().replace(/setup$/, 'sensors'));
  const add = page.getByRole('button', { name: 'Add a sensor' });
  await add.click();
  await add.click();
  const [first, second] = [page.getByRole('form').nth(0), page.getByRole('form').nth(1)];
  await first.getByRole('textbox', { name: /^Offset/ }).fill('7');
  await second.getByRole('combobox', { name: /^Raw value/ }).selectOption('t_0');
  await second.getByRole('combobox', { name: /^Becomes/ }).selectOption('t_i');
  await second.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Sensor 1 is saved.').waitFor();
  expect(await first.getByRole('textbox', { name: /^Offset/ }).inputValue()).toBe('7');
  await first.getByRole('button', { name: 'Drop' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Sensor 1' }).waitFor();
  expect(await page.getByRole('form').count()).toBe(0);
  expect(problems).toEqual([]);
});
