import { phone } from '@skep/e2e/browser';
import type { Browser, BrowserContext } from 'playwright-core';

/** The token of an account with the demo's password. */
export async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Honey-2026!' }),
  });
  const { api_token }: { api_token: string } = await response.json();
  return api_token;
}

/**
 * A fresh device, of a phone's size unless told otherwise, on which somebody is signed in. Without the app's worker: what
 * goes by it is neither slowed with the page's network nor counted.
 */
export async function signedIn(
  browser: Browser,
  url: string,
  token: string,
  viewport = phone,
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', viewport, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'skep.signed-in', value: '1', url }]);
  await context.addInitScript((value) => localStorage.setItem('skep.session', value), token);
  return context;
}
