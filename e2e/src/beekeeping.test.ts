import type { Browser } from 'playwright-core';
import { launchBrowser, newVisitor, phone } from './browser.ts';
import { aNewcomer, signOut, signUp, verifyByCode } from './people.ts';
import { type RunningProduct, startProduct } from './product.ts';

jest.setTimeout(120_000);
let browser: Browser;
let product: RunningProduct;

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct({ SKEP_DEMO: '0' })]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: phone, hasTouch: true }],
])(
  'on %s: from sign-up to an apiary of four hives, an inspection, the diary, and out again',
  async (_device, options) => {
    const { page, context, problems } = await newVisitor(browser, options);
    const ada = aNewcomer();
    await signUp(page, product.url, ada);
    await verifyByCode(page, product.url, ada.email);
    await page.getByRole('heading', { name: 'No apiary yet' }).waitFor();

    await page.getByRole('link', { name: 'New apiary' }).first().click();
    await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Orchard');
    for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('spinbutton', { name: 'Number of hives' }).fill('4');
    await page.getByRole('button', { name: 'Create apiary' }).click();
    await page.getByRole('heading', { name: 'Orchard' }).waitFor();
    expect(await page.getByRole('button', { name: /^Actions for the hive/ }).count()).toBe(4);

    await page.goto(`${product.url}/inspect`);
    await page.getByRole('link', { name: / 2$/ }).click();
    await page.getByRole('radio', { name: '8', exact: true }).check({ force: true });
    await page.getByRole('textbox', { name: 'Notes' }).fill('Eggs seen, calm on the combs <b>& more</b>.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Eggs seen, calm on the combs <b>& more</b>.').first().waitFor();

    await page.goto(`${product.url}/diary`);
    await page.getByText('Eggs seen, calm on the combs <b>& more</b>.').waitFor();
    await page.reload();
    await page.getByText('Eggs seen, calm on the combs <b>& more</b>.').waitFor();
    await signOut(page);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('unsaved work is asked about before a link leaves it', async () => {
  const { page, context } = await newVisitor(browser);
  const ada = aNewcomer();
  await signUp(page, product.url, ada);
  await verifyByCode(page, product.url, ada.email);
  await page.getByRole('link', { name: 'New apiary' }).first().click();
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Half an apiary');
  await page.getByRole('link', { name: 'Inspections' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  expect(await page.getByRole('textbox', { name: 'Name of the apiary' }).inputValue()).toBe('Half an apiary');
  await page.getByRole('link', { name: 'Inspections' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL(`${product.url}/diary`);
  await context.close();
});

test('a remote whose files are gone costs its own screens only, and comes back', async () => {
  const { page, context } = await newVisitor(browser);
  const ada = aNewcomer();
  await signUp(page, product.url, ada);
  await verifyByCode(page, product.url, ada.email);
  await page.getByRole('heading', { name: 'No apiary yet' }).waitFor();
  await page.route('**/remotes/mf-inspections/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Inspections' }).click();
  await page.getByText('This part of Skep did not load').waitFor();
  await page.getByRole('link', { name: 'Hives', exact: true }).click();
  await page.getByRole('heading', { name: 'No apiary yet' }).waitFor();
  await page.unroute('**/remotes/mf-inspections/**');
  await page.getByRole('link', { name: 'Inspections' }).click();
  await page.getByRole('heading', { name: 'Diary' }).waitFor();
  await context.close();
});

test('a remote that throws while it starts costs its own screens only', async () => {
  const { page, context } = await newVisitor(browser);
  const ada = aNewcomer();
  await signUp(page, product.url, ada);
  await verifyByCode(page, product.url, ada.email);
  await page.getByRole('heading', { name: 'No apiary yet' }).waitFor();
  // Another byte than the registry promises: the browser refuses it, as it would a tampered file.
  await page.route('**/remotes/mf-inspections/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
  );
  await page.getByRole('link', { name: 'Inspections' }).click();
  await page.getByText('This part of Skep did not load').waitFor();
  await page.getByRole('link', { name: 'Hives', exact: true }).click();
  await page.getByRole('heading', { name: 'No apiary yet' }).waitFor();
  await context.close();
});
