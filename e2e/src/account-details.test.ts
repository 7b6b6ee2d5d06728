import { browsing } from './browsing.ts';
import { aNewcomer, arriveHome, newestMail, signIn, signOut, signUp } from './people.ts';

const { url, visitor } = browsing();

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

test('an unknown path leads a visitor to sign-in, and is kept for after it', async () => {
  const { page } = await visitor();
  await page.goto(`${url()}/no/such/page`);
  await page.waitForURL(`${url()}/sign-in?redirectFrom=%2Fno%2Fsuch%2Fpage`);
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
