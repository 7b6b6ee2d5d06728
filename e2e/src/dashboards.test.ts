import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { hiveShown, keeperWithBees, makeDashboard } from './dashboard.ts';
import { demoProduct } from './product.ts';

const { url, visitor } = browsing(demoProduct, { isWhole: true });

test('hives hang on a wall: made, opened signed out, rotated, cut from the network, brought back, and ended by a new code', async () => {
  const { page: keeper } = await visitor();
  await keeperWithBees(keeper, url(), 'Linden');
  const code = await makeDashboard(keeper, url(), { apiary: 'Linden', title: 'Bees of the school' });

  const { page: wall, context, problems } = await visitor();
  await wall.clock.install();
  const answer = await wall.goto(`${url()}/dashboard/${code}`);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  await hiveShown(wall, 'Linden 1');
  await wall.getByText('41.7', { exact: false }).first().waitFor();
  // Nothing of the app around it.
  expect(await wall.getByRole('banner').getByRole('link').count()).toBe(0);
  await wall.clock.fastForward('00:31');
  await hiveShown(wall, 'Linden 3');
  await wall.keyboard.press('ArrowRight');
  await hiveShown(wall, 'Linden 2');
  await wall.keyboard.press('Space');
  await wall.getByRole('button', { name: 'Resume' }).waitFor();

  await context.setOffline(true);
  await wall.clock.fastForward('05:01');
  await wall.getByText(/^No connection\. As of /).waitFor();
  await hiveShown(wall, 'Linden 2');
  await context.setOffline(false);
  await wall.getByText(/^No connection/).waitFor({ state: 'detached' });

  await keeper.getByRole('button', { name: 'New code' }).click();
  await keeper.getByRole('dialog').getByRole('button', { name: 'New code' }).click();
  await keeper.getByText('It has a new code.').waitFor();
  await wall.clock.fastForward('05:01');
  await wall.getByText('Thank you for watching').waitFor();
  // What was asked for without a network is no fault of the page.
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([]);

  const { page: hand } = await visitor({ viewport: phone });
  await hand.goto(`${url()}/dashboard`);
  await hand.getByRole('textbox').fill(code);
  await hand.getByRole('button', { name: 'Show the hives' }).click();
  await hand.getByText('Dashboard not found').waitFor();
  await keeper.reload();
  // The wall; what is opened with a code that ended is not counted.
  await keeper
    .getByRole('listitem')
    .filter({ hasText: /\d{4}: 1$/ })
    .waitFor();
  const renewed = await keeper.getByText(/^Code: /).textContent();
  await hand.goto(`${url()}/dashboard`);
  await hand.getByRole('textbox').fill(renewed?.replace('Code: ', '').toLowerCase() ?? '');
  await hand.getByRole('button', { name: 'Show the hives' }).click();
  await hiveShown(hand, 'Linden 1');
});
