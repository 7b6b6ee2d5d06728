import type { Page } from 'playwright-core';
import { goToStep } from './apiaries.ts';
import { phone, settle } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';

const { url, visitor } = browsing();

/** A hive of one super on two brood boxes, about to be built. */
async function beginBuilding(page: Page) {
  await arriveHome(page, url());
  await page.getByRole('link', { name: 'New apiary' }).first().click();
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill('Orchard');
  await goToStep(page, 3);
  await page.getByRole('heading', { name: 'Boxes' }).waitFor();
}

const rows = (page: Page) => page.locator('li button[aria-expanded]');
const names = async (page: Page) =>
  (await rows(page).allTextContents()).map((text) => text.replace(/\d+ frames/, ''));

const picture = (page: Page) => page.getByRole('img', { name: /brood box/ });

/** A point of something on the page, from its top left corner. */
async function pointOf(part: ReturnType<Page['locator']>, right: number, down: number) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width * right, y: box.y + box.height * down };
}

test('a layer is dragged into the hive, and from one place in it to another', async () => {
  // The whole form is in sight: nothing scrolls under the pointer.
  const { page, problems } = await visitor({ viewport: { width: 1280, height: 1600 } });
  await beginBuilding(page);

  await page.getByRole('button', { name: 'Queen excluder' }).hover();
  await page.mouse.down();
  // Between the two brood boxes.
  const between = await pointOf(picture(page), 0.5, 0.55);
  await page.mouse.move(between.x, between.y, { steps: 10 });
  await settle(page);
  await page.mouse.up();
  expect(await names(page)).toEqual(['Honey super', 'Brood box', 'Queen excluder', 'Brood box']);

  await rows(page).first().hover();
  await page.mouse.down();
  const floor = await pointOf(rows(page).last(), 0.5, 0.9);
  await page.mouse.move(floor.x, floor.y, { steps: 10 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await settle(page);
  expect(await names(page)).toEqual(['Honey super', 'Brood box', 'Queen excluder', 'Brood box']);

  await rows(page).first().hover();
  await page.mouse.down();
  await page.mouse.move(floor.x, floor.y, { steps: 10 });
  await settle(page);
  await page.mouse.up();
  expect(await names(page)).toEqual(['Brood box', 'Queen excluder', 'Brood box', 'Honey super']);
  // A press is still a press.
  await rows(page).first().click();
  await page.getByRole('button', { name: 'Remove this brood box' }).waitFor();
  expect(problems).toEqual([]);
});

test('a finger that holds a layer drags it', async () => {
  const { page, context } = await visitor({ viewport: { ...phone, height: 1600 }, hasTouch: true });
  await beginBuilding(page);
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });

  await send('touchStart', await pointOf(rows(page).first(), 0.3, 0.5));
  // It comes off once it was held.
  await page.getByText('Honey super').nth(2).waitFor();
  const { x, y } = await pointOf(rows(page).last(), 0.3, 0.9);
  for (const way of [0.4, 0.8, 1]) await send('touchMove', { x, y: y - 100 * (1 - way) });
  await send('touchEnd');
  expect(await names(page)).toEqual(['Brood box', 'Brood box', 'Honey super']);
});
