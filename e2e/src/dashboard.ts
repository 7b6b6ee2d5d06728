import type { Page } from 'playwright-core';
import { choose } from './choose.ts';
import { ownDevices } from './own-devices.ts';
import { demo, signIn } from './people.ts';
import { hivesOf } from './rest.ts';

/** The keeper of the demo with three hives of their own, one of which weighs itself. */
export async function keeperWithBees(page: Page, url: string, apiary: string): Promise<void> {
  await signIn(page, url, demo);
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
  const [first] = await hivesOf(page, 3, apiary);
  const devices = await ownDevices(page, url);
  const key = `scale-of-${apiary.toLowerCase()}`;
  await devices.add(apiary, key, first);
  await devices.send(key, { weight_kg: 41.7, t_i: 34.8, t: 21.3 });
}

/** Makes a dashboard of the hives of an apiary. @returns its code */
export async function makeDashboard(
  page: Page,
  url: string,
  { apiary, title, sites = '' }: { apiary: string; title: string; sites?: string },
): Promise<string> {
  await page.goto(`${url}/dashboards/create`);
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  for (const number of [1, 2, 3])
    await choose(page.getByRole('combobox', { name: /^Add a hive/ }), `${apiary} ${number}`);
  await page.getByRole('button', { name: `${apiary} 3: earlier` }).click();
  await page.getByRole('checkbox', { name: 'Also hives without a device' }).check();
  await page.getByRole('textbox', { name: /^Websites/ }).fill(sites);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  await preview.getByRole('heading', { level: 1, name: `${apiary} 1` }).waitFor();
  await preview.getByText(title).waitFor();
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const code = await page.getByText(/^Code: /).textContent();
  return code?.replace('Code: ', '') ?? '';
}

export const hiveShown = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
