import { addDevice, send } from './adding-devices.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { choose } from './choose.ts';
import { arriveHome, demo, signIn } from './people.ts';
import { demoProduct } from './product.ts';

// With the demo account: it is an admin, and has hives to stand devices on.
const { url, visitor } = browsing(demoProduct);

test('a row of sensors is saved when it is confirmed, and others keep what they hold', async () => {
  const { page, problems } = await visitor();
  await arriveHome(page, url());
  await addDevice(page, url(), { name: 'Probe', key: `e2e-probe-${Date.now()}` });
  await page.goto(page.url().replace(/setup$/, 'sensors'));
  const add = page.getByRole('button', { name: 'Add a sensor' });
  await add.click();
  await add.click();
  const [first, second] = [page.getByRole('form').nth(0), page.getByRole('form').nth(1)];
  await first.getByRole('textbox', { name: /^Offset/ }).fill('7');
  await second.getByRole('combobox', { name: /^Raw value/ }).selectOption('t_0');
  await second.getByRole('combobox', { name: /^Becomes/ }).selectOption('t_i');
  await second.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Sensor 1 saved.').waitFor();
  expect(await first.getByRole('textbox', { name: /^Offset/ }).inputValue()).toBe('7');
  await first.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Sensor 1' }).waitFor();
  expect(await page.getByRole('form').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('what waited of an unknown device belongs to whoever proves its key; its kinds are filtered, and it is read as sent', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  const key = `e2e-waiting-${Date.now()}`;
  expect(await send(url(), { key, t: 18.5, weight_kg: 42 })).toBe(401);
  await addDevice(page, url(), { name: 'Found scale', key });
  const device = page.url().replace(/\/setup$/, '');
  await page.goto(`${device}/inbox`);
  // It is claimed by a job, moments after the device is there.
  const claimed = page.getByText('2 values were stored.');
  while (!(await claimed.isVisible())) {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.waitForTimeout(500);
  }
  expect(await send(url(), { key, t: 18.6, time: 4_000_000_000 })).toBe(200);
  await page.getByRole('button', { name: 'Wrong time' }).click();
  await page.getByText(/^Its time is in the future: 2 Oct 2096/).waitFor();
  expect(new URL(page.url()).search).toBe('?status=refused_time');
  await page.reload();
  await page.getByRole('button', { name: 'Show as sent' }).click();
  await page.getByRole('region').getByText('"t": 18.6').waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.goto(device);
  await page.getByRole('heading', { name: 'Latest values' }).waitFor();
  await page.locator('dl').getByText('42 kg').waitFor();
  expect(problems).toEqual([]);
});

test('addresses are copied, a device keeps the history of its hives, and an admin sees that all is stored', async () => {
  const { context, page, problems } = await visitor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url() });
  await signIn(page, url(), demo);
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
  const key = `e2e-moved-${Date.now()}`;
  await addDevice(page, url(), { name: 'Moved scale', key });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy: Address' }).click();
  await page.getByText('Copied: Address').waitFor();
  const [origin, secret] = (await copied()).split('/api/lora_sensors/from/');
  expect([origin, secret?.length]).toEqual([url(), 32]);
  await page.getByRole('combobox', { name: /^How do its messages arrive/ }).selectOption('direct');
  await page.getByRole('button', { name: 'Copy: Example' }).click();
  await page.getByText('Copied: Example').waitFor();
  expect(await send(url(), JSON.parse(await copied()))).toBe(201);

  const device = page.url().replace(/\/setup$/, '');
  for (const hive of ['Willow', 'Linden']) {
    await page.goto(`${device}/edit`);
    await choose(page.getByRole('combobox', { name: /^Hive/ }), hive);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`${hive}: since`).waitFor();
  }
  await page.getByText(/^Willow: .* to /).waitFor();

  await page.goto(`${url()}/administration/measurements`);
  const missing = page.locator('dt', { hasText: 'Missing' }).locator('..').locator('dd').first();
  expect(await missing.textContent()).toBe('0');
  expect(problems).toEqual([]);
});
