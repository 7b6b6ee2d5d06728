import type { Page } from 'playwright-core';
import { goToStep } from './apiaries.ts';
import { checkWhenStill, phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { choose } from './choose.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

/** A newcomer with two hives in an orchard. */
async function withTwoHives(page: Page) {
  await arriveHome(page, url());
  await page.getByRole('link', { name: 'New apiary' }).first().click();
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Orchard');
  await goToStep(page, 4);
  await page.getByRole('spinbutton', { name: 'Number of hives' }).fill('2');
  await page.getByRole('button', { name: 'Create apiary' }).click();
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
}

async function requeen(page: Page, queen: string) {
  await page.getByRole('link', { name: 'Requeen' }).click();
  await page.getByRole('textbox', { name: 'Name of the queen' }).fill(queen);
  await page.getByRole('button', { name: 'Requeen' }).click();
  await page.getByText('New queen:').first().waitFor();
}

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: phone, hasTouch: true }],
])(
  'on %s: a colony gets a queen, is split and united again; the register and home tell it',
  async (_device, options) => {
    const { page, problems } = await visitor(options);
    await withTwoHives(page);
    await page
      .getByRole('button', { name: /^Actions for the hive/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Colony history' }).click();
    await page.getByText('No events yet.').waitFor();
    await requeen(page, 'Beatrix');

    await page.getByRole('link', { name: 'Split' }).click();
    await page.getByRole('textbox', { name: 'Name of the new hive' }).fill('Nucleus');
    await checkWhenStill(page.getByRole('radio', { name: 'In the new hive' }));
    await page.getByRole('button', { name: 'Split' }).click();
    await page.getByText('Nucleus was made from it, and Beatrix went with it.').waitFor();
    await page.getByText(/^Queenless since/).waitFor();
    await requeen(page, 'Juliana');

    await page.getByRole('link', { name: 'Unite' }).click();
    await choose(page.getByRole('combobox', { name: 'Hive to bring in' }), 'Nucleus');
    await checkWhenStill(page.getByRole('radio', { name: 'Beatrix' }));
    await page.getByRole('button', { name: 'Unite' }).click();
    await page.getByText('The bees of Nucleus were added; Beatrix heads the united colony.').waitFor();

    await page.goto(`${url()}/queens?shown=gone`);
    await page.getByText('Juliana', { exact: true }).click();
    await page.getByText(/^Died on/).waitFor();

    await page.goto(`${url()}/`);
    await page
      .getByRole('button', { name: /^Actions for the hive/ })
      .nth(1)
      .waitFor();
    expect(await page.getByRole('heading', { name: 'Nucleus' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Lost, sold or united' }).click();
    await page.getByRole('heading', { name: 'Nucleus' }).waitFor();
    expect(new URL(page.url()).searchParams.get('gone')).toBe('1');
    expect(problems).toEqual([]);
  },
);
