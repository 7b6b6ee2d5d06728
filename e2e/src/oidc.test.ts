import { startProvider, type TestProvider } from '@skep/api/testing';
import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { arriveHome, signOut } from './people.ts';
import { emptyProduct } from './product.ts';

const environment: Record<string, string> = { ...emptyProduct };
let provider: TestProvider;
// Before the product, which is told where the provider is.
beforeAll(async () => {
  provider = await startProvider(() => url());
  Object.assign(environment, provider.environment);
});
const { url, visitor: newVisitor } = browsing(environment);
afterAll(() => provider?.close());

/** The provider's page loads a font of another site, which no test reaches. */
async function visitor() {
  const visit = await newVisitor();
  await visit.page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }));
  return visit;
}

async function signInThere(page: Page, login: string) {
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[name="password"]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test('a new person signs in at the provider, accepts the terms, and is where they wanted to be', async () => {
  provider.people.set('mira', { email: 'mira@club.example', email_verified: true, name: 'Mira' });
  const { page, problems } = await visitor();
  await page.goto(`${url()}/diary`);
  await page.getByRole('button', { name: 'Sign in with the bee club' }).click();
  await signInThere(page, 'mira');
  await page.waitForURL(`${url()}/diary`);
  await page.getByRole('button', { name: 'I accept the new terms' }).click();
  await page.goto(`${url()}/security`);
  await page.getByText('Signed in with the bee club').waitFor();
  await page.getByText('Your account has no password yet.').waitFor();
  expect(problems).toEqual([]);
});

test('who turns back there reads why, and can sign in another way', async () => {
  const { page } = await visitor();
  await page.goto(`${url()}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with the bee club' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByText('The sign-in service did not let you in.').waitFor();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
});

test('an account is linked in the security screen, signs in by the provider, and is unlinked', async () => {
  provider.people.set('ada', { name: 'Ada' });
  const { page, problems } = await visitor();
  const ada = await arriveHome(page, url());
  await page.goto(`${url()}/security`);
  await page.getByRole('button', { name: 'Link your account' }).click();
  await page.getByLabel('Your password').fill(ada.password);
  await page.getByRole('button', { name: 'Next' }).click();
  await signInThere(page, 'ada');
  await page.getByText('the bee club linked.').waitFor();
  await page.getByText(/^Linked since/).waitFor();
  expect(page.url()).toBe(`${url()}/security`);

  await signOut(page);
  // The provider still knows the person.
  await page.getByRole('button', { name: 'Sign in with the bee club' }).click();
  await page.getByRole('heading', { name: 'No apiaries yet' }).waitFor();
  await page.goto(`${url()}/security`);
  await page.getByRole('button', { name: 'Unlink' }).click();
  await page.getByLabel('Your password').fill(ada.password);
  await page.getByRole('button', { name: 'Unlink' }).click();
  await page.getByText('the bee club unlinked.').waitFor();
  expect(problems).toEqual([]);
});
