import type { Page } from 'playwright-core';
import { goToStep } from './apiaries.ts';
import { checkWhenStill, phone, settle } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

async function withAHive(page: Page) {
  await arriveHome(page, url());
  await page.getByRole('link', { name: 'New apiary' }).first().click();
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Orchard');
  await goToStep(page, 4);
  await page.getByRole('spinbutton', { name: 'Number of hives' }).fill('1');
  await page.getByRole('button', { name: 'Create apiary' }).click();
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
}

/** @param answers one's own, to choose one of. Default: a text is asked for. */
async function makeOwnItem(page: Page, name: string, answers: string[] = []) {
  await page.getByRole('button', { name: 'Own item', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'What do you want to note down?' }).fill(name);
  await dialog
    .getByRole('combobox', { name: 'How is it answered?' })
    .selectOption(answers.length > 0 ? 'One of your own answers' : 'Text');
  if (answers.length > 0) await dialog.getByRole('textbox', { name: 'Answers' }).fill(answers.join('\n'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const lines = (page: Page) => page.getByRole('main').locator('li');
const nameOf = async (line: ReturnType<typeof lines>) =>
  (await line.locator('label').first().textContent()) ?? '';
/** The line is the first one. */
const leads = (page: Page, name: string) =>
  lines(page).first().getByRole('checkbox', { name, exact: true }).waitFor();

/** Pulls the first line by its grip below the second one and lets it go there, in one go as a quick hand does. */
async function pullFirstDown(page: Page, by: 'mouse' | 'finger') {
  await lines(page).nth(1).scrollIntoViewIfNeeded();
  await settle(page);
  const [from, to] = await Promise.all(
    [0, 1].map((place) =>
      lines(page).nth(place).locator('span[aria-hidden="true"]:has(svg)').last().boundingBox(),
    ),
  );
  if (!from || !to) throw new Error('There are no lines to pull.');
  const x = from.x + from.width / 2;
  const start = from.y + from.height / 2;
  const places = [0.25, 0.5, 0.75, 1].map((part) => start + part * (to.y + to.height / 2 + 8 - start));
  if (by === 'mouse') {
    await page.mouse.move(x, start);
    await page.mouse.down();
    for (const y of places) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x, y })) });
  await touch('touchStart', start);
  for (const y of places) await touch('touchMove', y);
  await touch('touchEnd');
  await hand.detach();
}

test('on a phone: a checklist begins with a template, is put in order, tried out, saved and inspected by', async () => {
  const { page, problems } = await visitor({ viewport: phone, hasTouch: true });
  await withAHive(page);

  await page.goto(`${url()}/checklists`);
  await page.getByRole('button', { name: 'New checklist' }).click();
  await page.getByRole('button', { name: 'Quick visit' }).click();
  await page.getByRole('textbox', { name: 'Name of the checklist' }).fill('In the orchard');

  const [first, second] = [await nameOf(lines(page).nth(0)), await nameOf(lines(page).nth(1))];
  const moveFirstDown = async () => {
    await page.getByRole('button', { name: `Actions for ${first}` }).click();
    await page.getByRole('menuitem', { name: `Move ${first} down` }).click();
    await leads(page, second);
  };
  await moveFirstDown();
  await page.getByRole('button', { name: 'Undo' }).click();
  await leads(page, first);
  await moveFirstDown();
  await pullFirstDown(page, 'finger');
  await leads(page, first);
  await pullFirstDown(page, 'mouse');
  await leads(page, second);

  await page.getByRole('searchbox', { name: 'Search the items' }).fill('weather');
  await checkWhenStill(page.getByRole('checkbox', { name: 'Weather', exact: true }));
  await page.getByRole('searchbox', { name: 'Search the items' }).fill('');
  await makeOwnItem(page, 'Wax moths');
  await makeOwnItem(page, 'Guards', ['Calm', 'Nervous']);

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: /^Weather/ }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`${url()}/checklists`);
  await page.getByRole('link', { name: 'In the orchard' }).click();
  await leads(page, second);

  await page.goto(`${url()}/inspect`);
  await page.getByRole('link', { name: / 1$/ }).click();
  await page.getByRole('button', { name: /^Wax moths|^Own|^Your own/ }).click();
  await page.getByRole('textbox', { name: 'Wax moths' }).fill('Two in the attic');
  await checkWhenStill(page.getByRole('radio', { name: 'Nervous' }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`${url()}/inspect`);
  await page.goto(`${url()}/diary`);
  await page.locator('main a[href*="/inspections/"]').first().click();
  await page.getByText('Two in the attic').waitFor();
  await page.getByText('Nervous').waitFor();
  expect(problems).toEqual([]);
});
