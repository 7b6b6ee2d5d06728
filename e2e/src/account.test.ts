import { browsing } from './browsing.ts';
import { aNewcomer, arriveHome, newestMail, signOut, signUp, verifyByCode } from './people.ts';

const { url, visitor } = browsing();

test('a newcomer signs up, confirms by the code of the mail, and is at home', async () => {
  const { page, problems } = await visitor();
  const ada = aNewcomer();
  await signUp(page, url(), ada);
  await verifyByCode(page, url(), ada.email);
  await page.getByRole('heading', { name: 'No apiaries yet' }).waitFor();
  expect(problems).toEqual([]);
});

test('the guard remembers the wish through sign-in, and sign-out ends the session on the server', async () => {
  const { page, context } = await visitor();
  const ada = await arriveHome(page, url());
  const token = await page.evaluate(() => localStorage.getItem('skep.session'));
  await signOut(page);
  const answer = await context.request.post(`${url()}/api/authenticate`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  });
  expect(answer.status()).toBe(401);
  await page.goto(`${url()}/apiaries/create`);
  await page.waitForURL(/sign-in\?redirectFrom=%2Fapiaries%2Fcreate/);
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel(/^Password\b(?!, )/).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${url()}/apiaries/create`);
});

test('a forgotten password is replaced by the link of the mail, which leads on to what was wanted first', async () => {
  const { page } = await visitor();
  const ada = await arriveHome(page, url());
  await signOut(page);
  await page.goto(`${url()}/apiaries/create`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  const link = /https?:\/\/\S+\/password-reset\S+/.exec(await newestMail(page, url(), ada.email))?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('New password').fill('Beeswax-9!');
  await page.getByLabel('Repeat password').fill('Beeswax-9!');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL(`${url()}/apiaries/create`);
});
