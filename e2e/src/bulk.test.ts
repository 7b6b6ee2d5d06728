import type { Locator, Page } from 'playwright-core';
import { anApiary } from './apiaries.ts';
import { checkWhenStill, phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { choose } from './choose.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

const apiary = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'What to do with the selected hives' });
const namesIn = (place: Locator) => place.getByRole('heading', { level: 3 }).allTextContents();

/** Answers of the page's last save are drawn before its dialog is gone. */
async function dialogGone(page: Page) {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: phone, hasTouch: true }],
])(
  'on %s: hives are marked, selected, moved, coloured, renamed, printed and deleted',
  async (_device, options) => {
    const { page, problems } = await visitor(options);
    await arriveHome(page, url());
    await anApiary(page, url(), 'Lake', 3);
    await anApiary(page, url(), 'Moor', 2);

    await page.getByRole('button', { name: 'Actions for the hive Lake 3' }).click();
    await page.getByRole('menuitem', { name: 'Mark as favourite' }).click();
    await apiary(page, 'Lake').getByRole('img', { name: 'Favourite' }).waitFor();
    expect(await namesIn(apiary(page, 'Lake'))).toEqual(['Lake 3', 'Lake 1', 'Lake 2']);
    await page.getByRole('button', { name: 'Actions for the apiary Moor' }).click();
    // It is shown before the service knows it, and a page that is left sends nothing more.
    const isStored = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"FavouriteApiary"'),
    );
    await page.getByRole('menuitem', { name: 'Mark as favourite' }).click();
    await apiary(page, 'Moor').getByRole('img', { name: 'Favourite' }).waitFor();
    await isStored;
    await page.reload();
    await page.getByRole('heading', { name: 'Moor 1' }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Moor', 'Lake']);

    await page.getByRole('button', { name: 'Select hives' }).click();
    await checkWhenStill(page.getByRole('checkbox', { name: 'Lake 1' }));
    await checkWhenStill(page.getByRole('checkbox', { name: 'Moor 1' }));
    await bar(page).getByText('2 hives selected').waitFor();
    await bar(page).getByRole('button', { name: 'Move' }).click();
    await choose(page.getByRole('combobox', { name: 'Move to' }), 'Moor');
    await page.getByRole('button', { name: 'Move 2 hives' }).click();
    await dialogGone(page);
    expect((await namesIn(apiary(page, 'Moor'))).toSorted()).toEqual(['Lake 1', 'Moor 1', 'Moor 2']);

    await checkWhenStill(page.getByRole('checkbox', { name: 'All 3 hives in Moor' }));
    await bar(page).getByText('3 hives selected').waitFor();
    await bar(page).getByRole('button', { name: 'Colour' }).click();
    await checkWhenStill(page.getByRole('radio').nth(4));
    await page.getByRole('button', { name: 'Paint 3 hives' }).click();
    await dialogGone(page);

    await bar(page).getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name before the number' }).fill('Heath');
    await page.getByRole('spinbutton', { name: 'First number' }).fill('9');
    await page.getByText('becomes Heath 11').waitFor();
    await page.getByRole('button', { name: 'Rename 3 hives' }).click();
    await dialogGone(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Heath 11' }).waitFor();
    expect((await namesIn(apiary(page, 'Moor'))).toSorted()).toEqual(['Heath 10', 'Heath 11', 'Heath 9']);

    await page.getByRole('button', { name: 'Actions for the apiary Moor' }).click();
    await page.getByRole('menuitem', { name: 'Select hives' }).click();
    await bar(page).getByRole('link', { name: 'Tags' }).click();
    await page.getByText('3 of the hives have no tag yet.').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Actions for the apiary Moor' }).click();
    await page.getByRole('menuitem', { name: 'Select hives' }).click();
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByText(/^The 3 hives will be deleted with no queen and/).waitFor();
    await page.getByRole('button', { name: 'Delete 3 hives' }).click();
    await dialogGone(page);
    await bar(page).waitFor({ state: 'detached' });
    expect(await namesIn(page.locator('#skep-main'))).toEqual(['Lake 3', 'Lake 2']);
    expect(problems).toEqual([]);
  },
);

/** What has the focus, as a screen reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return element?.getAttribute('aria-label') ?? (label || element?.textContent?.trim()) ?? '';
  });

async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`No way by keyboard to ${name}.`);
}

test('by keyboard alone: from hive to hive by tab, past what lies below them, to the actions and back', async () => {
  const { page, problems } = await visitor();
  await arriveHome(page, url());
  await anApiary(page, url(), 'Lake', 3);
  await page.getByRole('button', { name: 'Select hives' }).focus();
  await page.keyboard.press('Enter');
  await bar(page).waitFor();
  await tabTo(page, 'All 3 hives in Lake');
  const passed: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
    passed.push(await focused(page));
  }
  expect(passed).toEqual(['Lake 1', 'Lake 2', 'Lake 3']);
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await bar(page).getByText('2 hives selected').waitFor();
  await tabTo(page, 'Rename');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(await focused(page)).toMatch(/^Name before the number/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Willow');
  await page.keyboard.press('Enter');
  await dialogGone(page);
  expect(await focused(page)).toBe('Rename');
  expect(await namesIn(apiary(page, 'Lake'))).toEqual(['Lake 1', 'Willow 1', 'Willow 2']);

  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(await focused(page)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await dialogGone(page);
  await bar(page).getByText('2 hives selected').waitFor();
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Select hives');
  expect(problems).toEqual([]);
});
