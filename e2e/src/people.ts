import type { Page } from 'playwright-core';

export const demo = { email: 'demo@skep.example', password: 'Honey-2026!' };

export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

let count = 0;

export function aNewcomer(): Newcomer {
  count += 1;
  const id = `${Date.now().toString(36)}${count}`;
  return { name: `Ada ${id}`, email: `ada-${id}@skep.example`, password: 'Propolis-7!' };
}

export async function signIn(
  page: Page,
  url: string,
  { email, password }: { email: string; password: string },
) {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/^Password\b(?!, )/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signUp(page: Page, url: string, newcomer: Newcomer) {
  await page.goto(`${url}/sign-up`);
  await sendSignUp(page, newcomer);
}

/** Fills in the sign-up form and sends it. */
export async function sendSignUp(page: Page, { name, email, password }: Newcomer) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/^Password\b(?!, )/).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('checkbox', { name: /terms of use/ }).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor();
}

/** The newest mail to an address, as the outbox shows it. */
export async function newestMail(page: Page, url: string, email: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(`${url}/dev/outbox`);
  const text = await outbox.locator(`article[data-to="${email}"]`).first().textContent();
  await outbox.close();
  return text ?? '';
}

export async function verifyByCode(page: Page, url: string, email: string) {
  const code = /\b\d{6}\b/.exec(await newestMail(page, url, email))?.[0] ?? '';
  await page.getByLabel('Code from the e-mail').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/**
 * A newcomer with an account, signed in, at an empty home. The way in by its pages is tried in account.test.ts; by the
 * routes behind them it is three pages shorter.
 */
export async function arriveHome(page: Page, url: string): Promise<Newcomer> {
  const newcomer = aNewcomer();
  const token = await tokenOfNew(page, url, newcomer);
  // As a sign-in leaves them, once: who signs out stays signed out.
  await page.context().addCookies([{ name: 'skep.signed-in', value: '1', url }]);
  await page.addInitScript((value) => {
    // Firefox runs it in its empty first page too, which has no storage.
    if (window.origin === 'null' || sessionStorage.getItem('arrived') !== null) return;
    sessionStorage.setItem('arrived', 'yes');
    localStorage.setItem('skep.session', value);
  }, token);
  await page.goto(url);
  await page.getByRole('heading', { name: 'No apiaries yet' }).waitFor();
  return newcomer;
}

async function tokenOfNew(page: Page, url: string, { name, email, password }: Newcomer): Promise<string> {
  const { request } = page.context();
  const form = {
    name,
    email,
    password,
    password_confirmation: password,
    policy_accepted: 'yes',
    locale: 'en',
  };
  expect((await request.post(`${url}/api/register`, { data: form })).ok()).toBe(true);
  const outbox = await (await request.get(`${url}/dev/outbox`)).text();
  const mail = outbox.slice(outbox.indexOf(`data-to="${email}"`) + email.length + 'data-to=""'.length);
  const code = /(?<![\w-])\d{6}(?![\w-])/.exec(mail.slice(mail.indexOf('<pre>')))?.[0];
  const verified = await request.post(`${url}/api/v1/email-verification`, { data: { email, code } });
  const { token }: { token: string } = await verified.json();
  return token;
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
}
