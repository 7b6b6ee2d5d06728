import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { rest } from './rest.ts';

const { url, visitor } = browsing();

test('a new apiary gets its place by the name of a town and a pin, and is on the map of all, without a call to anybody else', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(url())) elsewhere.push(request.url());
  });

  await page.goto(`${url()}/apiaries/create`);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Dyke');
  await page.goto(`${url()}/apiaries/create?step=address`);
  await page.getByRole('searchbox', { name: 'Search for a town' }).fill('utrecht');
  await page.getByRole('button', { name: 'Utrecht, Netherlands' }).click();
  await page.getByRole('button', { name: 'Show where the bees forage' }).click();
  const map = page.getByRole('application');
  await map.scrollIntoViewIfNeeded();
  const latitude = page.getByRole('spinbutton', { name: /^Latitude/ });
  expect(await latitude.inputValue()).toBe('52.091');
  const box = await page.getByTestId('pin').boundingBox();
  if (box === null) throw new Error('There is no pin');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 4 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 40, { steps: 4 });
  await page.mouse.up();
  expect(Number(await latitude.inputValue())).toBeGreaterThan(52.091);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  await map.locator('path[d*="L"]').first().waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);

  for (const [name, lat] of [
    ['Dyke', 52.1],
    ['Dune', 52.4],
  ])
    await rest(page, 'POST', 'locations', { name, lat, lon: 4.9, hive_amount: 1 });
  await page.goto(`${url()}/apiaries/map`);
  await page.getByRole('img', { name: 'Map of 2 apiaries' }).locator('path[d*="L"]').first().waitFor();
  await page.getByRole('link', { name: 'Dune' }).waitFor();
  expect(await axeProblems(page, ['light', 'dark'])).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(problems).toEqual([]);
});
