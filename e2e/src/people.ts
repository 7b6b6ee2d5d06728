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

/** Fills in the sign-up form and sends it. */
export async function signUp(page: Page, url: string, { name, email, password }: Newcomer) {
  await page.goto(`${url}/sign-up`);
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

/** A newcomer with an account, signed in, at an empty home. */
export async function arriveHome(page: Page, url: string): Promise<Newcomer> {
  const newcomer = aNewcomer();
  await signUp(page, url, newcomer);
  await verifyByCode(page, url, newcomer.email);
  await page.getByRole('heading', { name: 'No apiary yet' }).waitFor();
  return newcomer;
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
}
