import { phone } from './browser.ts';
import { browsing } from './browsing.ts';

const { url, log, visitor } = browsing({ SKEP_DEMO: '0' });

test('whoever reads the log of a new installation makes its first account, and is its admin', async () => {
  const { page, problems } = await visitor({ viewport: phone });
  await page.goto(url());
  await page.waitForURL(`${url()}/first-run`);
  const [, code = ''] = /first-run with the code (\w{5}-\w{5})/.exec(log()) ?? [];
  await page.getByLabel('Code from the log').fill('AAAAA-AAAAA');
  await page.getByLabel(/^Name/).fill('Mira');
  await page.getByLabel('E-mail address').fill('mira@club.example');
  await page.getByLabel(/^Password\b(?!, )/).fill('Lime-Honey-42!');
  await page.getByLabel('Repeat password').fill('Lime-Honey-42!');
  await page.getByRole('button', { name: 'Create the admin account' }).click();
  await page.getByText('Use the newest code in the log.').first().waitFor();
  await page.getByLabel('Code from the log').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Create the admin account' }).click();
  await page.waitForURL(`${url()}/`);
  await page.goto(`${url()}/administration/service`);
  await page.getByRole('heading', { name: 'Disk and certificate' }).waitFor();
  // From now on the address leads nobody to a second admin.
  const { page: stranger } = await visitor();
  await stranger.goto(`${url()}/first-run`);
  await stranger.getByRole('heading', { name: 'Welcome back' }).waitFor();
  expect(problems).toEqual([]);
});
