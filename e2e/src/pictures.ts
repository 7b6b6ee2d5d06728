// Takes the pictures of docs/pictures from the demo account: node e2e/src/pictures.ts
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { desktop, launchBrowser, newVisitor, phone } from './browser.ts';
import { demo, signIn } from './people.ts';
import { startProduct } from './product.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
const devices = { desktop, phone };
const themes = ['light', 'dark'] as const;

const product = await startProduct();
const browser = await launchBrowser();
for (const device of ['desktop', 'phone'] as const) {
  for (const theme of themes) await takeAll(browser, device, theme);
}
await browser.close();
await product.stop();

async function takeAll(browser: Browser, device: keyof typeof devices, theme: (typeof themes)[number]) {
  const { page, context } = await newVisitor(browser, { viewport: devices[device], colorScheme: theme });
  const take = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}-${device}-${theme}.png`) });
  };
  await page.goto(`${product.url}/sign-in`);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await take('sign-in');
  await signIn(page, product.url, demo);
  const hiveActions = page.getByRole('button', { name: /^Actions for the hive/ }).first();
  await hiveActions.waitFor();
  await take('home');
  await hiveActions.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await take('hive');
  const [hiveId] = new URL(page.url()).pathname.match(/\d+/) ?? [];
  await page.goto(`${product.url}/inspect?hiveId=${hiveId}`);
  await page.getByRole('textbox', { name: 'Notes', exact: true }).waitFor();
  await take('inspection');
  await page.goto(`${product.url}/diary`);
  await page
    .getByRole('button', { name: /^Actions for the inspection/ })
    .first()
    .waitFor();
  await take('diary');
  // The scale with a year of measurements: those of the last three days have the first two numbers.
  await page.goto(`${product.url}/measurements/3?interval=year`);
  await page.locator('main .highcharts-root').first().waitFor();
  await take('data');
  await context.close();
}
