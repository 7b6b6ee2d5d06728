import { browsing } from './browsing.ts';
import { aNewcomer, arriveHome, newestMail, signIn, signOut, signUp, verifyByCode } from './people.ts';

const { url, visitor } = browsing();

test('a newcomer signs up, confirms by the code of the mail, and is at home', async () => {
  const { page, problems } = await visitor();
  const ada = aNewcomer();
  await signUp(page, url(), ada);
  await verifyByCode(page, url(), ada.email);
  await page.getByRole('heading', { name: 'No apiaries yet' }).waitFor();
  expect(problems).toEqual([]);
});

test('the link of the mail confirms as well, and sign-in follows', async () => {
  const { page } = await visitor();
  const ada = aNewcomer();
  await signUp(page, url(), ada);
  const link =
    /https?:\/\/\S+\/api\/email\/verify\S+/.exec(await newestMail(page, url(), ada.email))?.[0] ?? '';
  await page.goto(link);
  await page.getByText('Your e-mail address is confirmed').waitFor();
  await page.getByLabel(/^Password\b(?!, )/).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'No apiaries yet' }).waitFor();
});

test('a wrong password is told in words and keeps what was typed', async () => {
  const { page } = await visitor();
  await signIn(page, url(), { email: 'nobody@skep.example', password: 'Wrong-1234!' });
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByRole('textbox', { name: 'E-mail address' }).inputValue()).toBe(
    'nobody@skep.example',
  );
  expect(page.url()).toContain('/sign-in');
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

test('an unknown path leads a visitor to sign-in, and is kept for after it', async () => {
  const { page } = await visitor();
  await page.goto(`${url()}/no/such/page`);
  await page.waitForURL(`${url()}/sign-in?redirectFrom=%2Fno%2Fsuch%2Fpage`);
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

test('the language changes at once, and stays after a reload', async () => {
  const { page } = await visitor();
  await page.goto(`${url()}/sign-in`);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Nederlands' }).click();
  await page.getByRole('textbox', { name: 'Wachtwoord' }).waitFor();
  await page.reload();
  await page.getByRole('textbox', { name: 'Wachtwoord' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl');
});

test('two tabs: signing out in one signs out the other', async () => {
  const { page, context } = await visitor();
  await arriveHome(page, url());
  const other = await context.newPage();
  await other.goto(url());
  await other.getByRole('heading', { name: 'No apiaries yet' }).waitFor();
  await signOut(page);
  await other.getByRole('heading', { name: 'Welcome back' }).waitFor();
});
