import type { Page } from 'playwright-core';
import { goToStep } from './apiaries.ts';
import { checkWhenStill, phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome, signOut } from './people.ts';

const { url, visitor } = browsing();

/** The day of the first visit that is shown, as it is written and on the clock of the browser. */
function dayOfVisit(page: Page) {
  const shown = page.getByRole('main').locator('time').first();
  return shown.evaluate((time: HTMLTimeElement) => ({
    written: time.textContent,
    day: new Date(time.dateTime).toLocaleDateString('en-GB', { dateStyle: 'medium' }),
  }));
}

test.each([
  ['a desktop', {}],
  // Mostly it is another day there than where the server stands.
  ['a phone far from the server', { viewport: phone, hasTouch: true, timezoneId: 'Pacific/Kiritimati' }],
])(
  'on %s: from sign-up to an apiary of four hives, an inspection, the diary, and out again',
  async (_device, options) => {
    const { page, problems } = await visitor(options);
    await arriveHome(page, url());

    await page.getByRole('link', { name: 'New apiary' }).first().click();
    await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Orchard');
    await goToStep(page, 4);
    await page.getByRole('spinbutton', { name: 'Number of hives' }).fill('4');
    await page.getByRole('button', { name: 'Create apiary' }).click();
    await page.getByRole('heading', { name: 'Orchard' }).waitFor();
    expect(await page.getByRole('button', { name: /^Actions for the hive/ }).count()).toBe(4);

    await page.goto(`${url()}/inspect`);
    await page.getByRole('link', { name: / 2$/ }).click();
    await checkWhenStill(page.getByRole('radio', { name: '8', exact: true }));
    await page
      .getByRole('textbox', { name: 'Notes', exact: true })
      .fill('Eggs seen, calm on the combs <b>& more</b>.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // Where one came from: the hives, to choose the next one.
    await page.waitForURL(`${url()}/inspect`);

    await page.goto(`${url()}/diary`);
    await page.getByText('Eggs seen, calm on the combs <b>& more</b>.').waitFor();
    const { written, day } = await dayOfVisit(page);
    expect(written).toContain(day);
    await page.reload();
    await page.getByText('Eggs seen, calm on the combs <b>& more</b>.').waitFor();
    await signOut(page);
    expect(problems).toEqual([]);
  },
);

test('unsaved work is asked about before a link leaves it', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  await page.getByRole('link', { name: 'New apiary' }).first().click();
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Half an apiary');
  await page.getByRole('link', { name: 'Inspections' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  expect(await page.getByRole('textbox', { name: 'Name of the apiary' }).inputValue()).toBe('Half an apiary');
  await page.getByRole('link', { name: 'Inspections' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL(`${url()}/diary`);
});
