import { aBrowser, allowedForTests, type Receiver, startReceiver } from '@skep/api/testing';
import { connectAsync, type MqttClient } from 'mqtt';
import type { Page } from 'playwright-core';
import { type MosquittoServer, startMosquitto } from '../../scripts/mosquitto.ts';
import { checkWhenStill, phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { emptyProduct } from './product.ts';
import { showPush } from './push-worker.ts';
import { hivesOf, rest } from './rest.ts';

// No push service of a browser's maker can be reached here. The product sends to one of our own, which reads what comes
// as a browser does, and the worker gets that from DevTools.

const environment: Record<string, string> = { ...emptyProduct, ...allowedForTests };
let broker: MosquittoServer;
let radio: MqttClient;
let pushService: Receiver;
// Before the product, which is told where the broker is.
beforeAll(async () => {
  broker = await startMosquitto();
  environment.MQTT_URL = broker.url;
  radio = await connectAsync(broker.url);
  pushService = await startReceiver();
  pushService.status = 201;
});
const { url, visitor } = browsing(environment, { isWhole: true });
afterAll(async () => {
  await radio?.endAsync();
  pushService?.close();
  await broker?.stop();
});

const unread = async (page: Page) => (await rest(page, 'GET', 'v1/alerts/unread')).count;

async function until(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await page.waitForTimeout(200);
}

test('a hive is stolen: the push is shown, the alert opens, is turned off for this hive, and the next fall is silent', async () => {
  const { page, context, problems } = await visitor({
    viewport: phone,
    hasTouch: true,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  await context.grantPermissions(['notifications'], { origin: url() });
  await arriveHome(page, url());
  const [hiveId] = await hivesOf(page, 1);
  const key = `e2e-stolen-${Date.now()}`;
  await rest(page, 'POST', 'devices', { name: 'Scale', key, hive_id: hiveId });
  /** @param minutes by which its clock is ahead: two messages of one second would be one */
  const send = (values: object, minutes?: number) => {
    const time = minutes === undefined ? {} : { time: new Date(Date.now() + minutes * 60_000).toISOString() };
    return radio.publishAsync(`skep/${key}`, JSON.stringify({ ...values, ...time }), { qos: 1 });
  };
  // In the second in which the device came to the hive, and without a time of its own.
  await send({ weight_kg: 41 });
  const browser = aBrowser();
  await rest(page, 'POST', 'v1/notifications/push-devices', {
    endpoint: `${pushService.url}/push`,
    ...browser.keys,
  });

  await page.goto(`${url()}/alerts`);
  await page.getByRole('link', { name: 'Add ready-made rules' }).click();
  await checkWhenStill(page.getByRole('checkbox', { name: 'Theft or toppled hive' }));
  await page.getByRole('button', { name: 'Add 1 rule' }).click();
  await page.getByText('1 rule added.').waitFor();
  await page.goto(url());
  await page.getByRole('heading', { name: 'Orchard 1' }).waitFor();

  await send({ weight_kg: 2 });
  await until(page, async () => (await unread(page)) === 1);
  await until(page, () => pushService.received.length > 0);
  const message = browser.read(pushService.received[0]?.body ?? Buffer.alloc(0)) as { path: string };
  expect(message).toMatchObject({ title: 'Theft or toppled hive: Orchard 1' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(showPush(page, url(), message)).resolves.toMatchObject([
    { title: 'Theft or toppled hive: Orchard 1' },
  ]);

  // A fresh page counts it at its tab, its hive says so, and home is narrowed to that hive.
  await page.goto(url());
  await page.getByRole('link', { name: 'Alerts 1 waiting' }).waitFor();
  await page.getByRole('link', { name: 'Orchard 1: Theft or toppled hive' }).waitFor();
  await page.getByRole('button', { name: 'Alerts', pressed: false }).click();
  await page.waitForURL(/marked=alerts/);

  // The push leads to the alert on its curve, and has been read with that.
  await page.goto(`${url()}${message.path}`);
  await page.getByRole('heading', { name: 'Theft or toppled hive' }).waitFor();
  await page.getByRole('group', { name: 'Weight' }).first().waitFor();
  await until(page, async () => (await unread(page)) === 0);
  await page.getByRole('button', { name: 'Actions for Theft or toppled hive, Orchard 1' }).click();
  await page.getByRole('menuitem', { name: 'Switch the rule off for this hive' }).click();
  await page.getByText('Theft or toppled hive no longer watches Orchard 1.').waitFor();

  // The message that is told of comes after the fall that is not.
  await rest(page, 'POST', 'alert-rules', { name: 'Cold', quantity: 't_i', threshold_value: 20 });
  await send({ weight_kg: 41 }, 1);
  await send({ weight_kg: 1 }, 2);
  await send({ t_i: 5 }, 3);
  await until(page, async () => (await rest(page, 'GET', 'alerts')).alerts.length > 1);
  const { alerts } = await rest(page, 'GET', 'alerts');
  expect(
    alerts.map((alert: { alert_rule_name: string; count: number }) => [alert.alert_rule_name, alert.count]),
  ).toEqual([
    ['Cold', 1],
    ['Theft or toppled hive', 1],
  ]);
  expect(problems).toEqual([]);
});
