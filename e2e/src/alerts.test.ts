import type { Page } from 'playwright-core';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { ownDevices } from './own-devices.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

async function withAHive(page: Page) {
  await arriveHome(page, url());
  await page.getByRole('link', { name: 'New apiary' }).first().click();
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Orchard');
  for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('spinbutton', { name: 'Number of hives' }).fill('1');
  await page.getByRole('button', { name: 'Create apiary' }).click();
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
}

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

test('on a phone: a hive that is lifted off its scale is told of, once, and not for a hive where the rule is off', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await withAHive(page);
  const devices = await ownDevices(page, url());
  const [hiveId] = (await devices.hives()).values();
  const key = `e2e-alerts-${Date.now()}`;
  await devices.add('Scale', key, hiveId);

  await page.goto(`${url()}/alerts`);
  await page.getByRole('link', { name: 'Add ready-made rules' }).click();
  await page.getByRole('checkbox', { name: 'Theft or toppled hive' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Battery low' }).check({ force: true });
  await page.getByRole('button', { name: 'Add 2 rules' }).click();
  await page.getByText('2 rules watch from now on.').waitFor();

  await devices.send(key, { weight_kg: 41, time: secondsAgo(600) });
  await devices.send(key, { weight_kg: 2, time: secondsAgo(300) });
  const alert = (rule: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: rule });
  await areTold(page, 1);
  await page.goto(`${url()}/alerts`);
  await alert('Theft or toppled hive').getByText('New').waitFor();
  await page.getByRole('link', { name: /Alerts.*1 unread alert/ }).waitFor();
  await page.getByRole('button', { name: 'Mark 1 as read' }).click();
  await alert('Theft or toppled hive').getByText('New').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Actions for Theft or toppled hive/ }).click();
  await page.getByRole('menuitem', { name: 'Turn the rule off for this hive' }).click();
  await page.getByText(/no longer watches/).waitFor();

  // The battery tells when the same messages have been looked at.
  for (const [weight_kg = 0, seconds = 0] of [
    [41, 250],
    [2, 200],
    [2, 150],
  ])
    await devices.send(key, { weight_kg, bv: 2.5, time: secondsAgo(seconds) });
  await areTold(page, 2);
  await page.reload();
  await alert('Battery low').waitFor();
  expect(await alert('Theft or toppled hive').count()).toBe(1);
  expect(problems).toEqual([]);
});

/** Messages are looked at by a job: until so many alerts have come of it. */
async function areTold(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    async (wanted) => {
      const authorization = `Bearer ${localStorage.getItem('skep.session')}`;
      const answer = await fetch('/api/alerts', { headers: { authorization } });
      return answer.ok && (await answer.json()).alerts?.length === wanted;
    },
    count,
    { polling: 300 },
  );
}
