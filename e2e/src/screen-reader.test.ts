import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { ownDevices } from './own-devices.ts';
import { arriveHome, type Newcomer } from './people.ts';
import { emptyProduct } from './product.ts';
import { hivesOf, rest } from './rest.ts';
import { ledPage } from './within.ts';

// The whole browser: only it has the switch for notifications.
const { url, visitor } = browsing(emptyProduct, { isWhole: true });

/**
 * What a screen reader says of the screens of a first half hour, as text that a person can judge in review.
 * `SKEP_WRITE_ARIA=1` writes the files anew.
 */
const folder = join(import.meta.dirname, '../aria');

let newcomer: Newcomer | undefined;

async function expectReadOut(page: Page, name: string): Promise<void> {
  const said = steady(await page.locator('body').ariaSnapshot());
  const file = join(folder, `${name}.txt`);
  if (process.env.SKEP_WRITE_ARIA === '1') writeFileSync(file, said);
  expect(said).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const shortMonths = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const dates = new RegExp(
  `\\d{1,2} (?:${months}|${shortMonths})(?: \\d{4})?|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{4}-\\d{2}-\\d{2}`,
  'g',
);

/** Without what another day, another person or another database would say. */
function steady(said: string): string {
  const masked = said
    .replaceAll(newcomer?.name ?? 'Nobody', 'Ada')
    .replaceAll(newcomer?.email ?? 'Nobody', 'ada@skep.example')
    .replace(dates, '(date)')
    .replace(/\(date\),? \d{1,2}:\d{2}/g, '(date and time)')
    .replace(/this minute|\d+ minutes? ago/g, '(a moment ago)')
    .replace(/(?<=\/url: ).*/g, (address) => address.replace(/\d+/g, '(id)'));
  return `${masked}\n`;
}

/** What is there a while after the rest of its screen. */
const comesLate: Record<string, (page: Page) => Locator[]> = {
  // A chart is a picture with a name until its points can be read out.
  data: (page) => [
    page.getByRole('img', { name: /34\.5 °C$/ }),
    page.getByRole('heading', { name: 'Weight of the colony' }),
  ],
  'alert-rule-form': (page) => [
    page.getByRole('switch', { name: 'Show alerts on this device', disabled: false }),
  ],
};

test('account pages', async () => {
  const { page } = await visitor({ viewport: phone });
  for (const [path, name] of [
    ['/sign-up', 'sign-up'],
    ['/sign-in', 'sign-in'],
  ] as const) {
    await page.goto(url() + path);
    await page.waitForFunction(() => document.title.includes('·'));
    await expectReadOut(page, name);
  }
});

test('screens of a first half hour', async () => {
  const { page } = await visitor({ viewport: phone });
  newcomer = await arriveHome(page, url());
  const led = await ledPage(page, url());
  await expectReadOut(page, 'home-empty');
  const [hiveId] = await hivesOf(page, 2, 'Orchard');
  const devices = await ownDevices(page, url());
  const key = `aria-${Date.now()}`;
  const deviceId = await devices.add('Scale', key, hiveId);
  // Not now: the form of an inspection offers what was measured before its minute.
  const time = Math.floor(Date.now() / 1000) - 600;
  await devices.send(key, { weight_kg: 42, t_i: 34.5, time });
  const { checklist } = await rest(page, 'GET', 'inspections/lists');
  await page.reload();
  for (const [path, name] of [
    ['/', 'home'],
    ['/apiaries/create', 'apiary-form'],
    ['/apiaries/create?step=hives', 'apiary-form-hives'],
    ['/hives/create', 'hive-form'],
    [`/hives/${hiveId}/edit`, 'hive-edit'],
    [`/inspect?hiveId=${hiveId}`, 'inspection-form'],
    [`/hives/${hiveId}/inspections`, 'hive'],
    ['/devices/create', 'device-form'],
    [`/measurements/${deviceId}`, 'data'],
    ['/alertrules/create', 'alert-rule-form'],
    ['/groups/create', 'group-form'],
    ['/groups', 'groups'],
    [`/checklist/${checklist.id}/print`, 'print'],
  ] as const) {
    await led.go(path);
    for (const late of comesLate[name]?.(page) ?? []) await late.waitFor();
    await expectReadOut(page, name);
  }
});

test('a mistake and what was saved are announced', async () => {
  const { page } = await visitor({ viewport: phone });
  newcomer = await arriveHome(page, url());
  await page.goto(`${url()}/groups/create`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').first().waitFor();
  await expectReadOut(page, 'group-form-mistake');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Lakeside club');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Lakeside club' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Lakeside club' }).waitFor();
  await expectReadOut(page, 'group-saved');
});
