import { addDevice, send } from './adding-devices.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { demoProduct } from './product.ts';

// With the demo account: it is an admin, and has hives to stand devices on.
const { url, visitor } = browsing(demoProduct);

test('on a phone: a scale is added, heard of, calibrated and read, and goes by Save and delete', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  const key = `e2e-${Date.now()}`;
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Devices' }).click();
  await page.getByRole('heading', { name: 'No devices yet' }).waitFor();
  await addDevice(page, url(), { name: 'Scale', key });
  await page.getByText(`${url()}/api/lora_sensors`).waitFor();
  const device = page.url().replace(/\/setup$/, '');

  expect(await send(url(), { key, w_v: 1000 })).toBe(201);
  await page.goto(`${device}/inbox`);
  await page.getByText('w_v is not converted to a weight: there is no sensor definition for w_v.').waitFor();

  await page.goto(`${device}/calibrate`);
  await page.getByRole('button', { name: 'Use this value' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('spinbutton', { name: /^Known weight/ }).fill('10');
  await page.getByRole('spinbutton', { name: /^Raw value/ }).fill('2000');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Save calibration' }).click();
  await page.getByText('Calibration saved.').waitFor();

  await page.goto(`${device}/setup`);
  await page
    .getByRole('spinbutton', { name: /^Value/ })
    .first()
    .fill('5200');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('Weight (weight_kg): 42 kg').waitFor();

  await page.goto(`${url()}/devices`);
  await page.getByText('Sends directly').waitFor();
  await page.getByRole('button', { name: 'Delete Scale' }).click();
  await page.getByRole('button', { name: 'Keep Scale' }).click();
  await page.getByRole('button', { name: 'Delete Scale' }).click();
  await page.getByRole('button', { name: 'Save and delete' }).click();
  await page.getByRole('heading', { name: 'No devices yet' }).waitFor();
  expect(await send(url(), { key, w_v: 1000 })).toBe(401);
  expect(problems).toEqual([]);
});
