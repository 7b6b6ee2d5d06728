import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { arriveHome, type Newcomer, signIn, signOut } from './people.ts';

const { url, visitor } = browsing();

const home = (page: Page) => page.getByRole('heading', { name: 'No apiaries yet' }).waitFor();

async function openSecurity(page: Page) {
  await page.goto(`${url()}/security`);
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
}

test('two browsers: the one that is signed out in the other is out at its next step', async () => {
  const { page } = await visitor();
  const ada = await arriveHome(page, url());
  const { page: phone } = await visitor({
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
  });
  await signIn(phone, url(), ada);
  await home(phone);

  await openSecurity(page);
  await page.getByText('Chrome on Linux').waitFor();
  await page.getByText('This device').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('Firefox on Android has been signed out.').waitFor();

  await phone.reload();
  await phone.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.reload();
  await page.getByText('Chrome on Linux').waitFor();
});

test('a key for a program is shown once, works on the REST API, cannot make another, and is refused once revoked', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  await openSecurity(page);
  await page.getByLabel('Name of a new key').fill('Scale at the shed');
  await page.getByRole('button', { name: 'Create a key' }).click();
  const key = await page.getByRole('list', { name: 'The new key' }).textContent();
  const call = async (path: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${key}`, accept: 'application/json' };
    return (await fetch(`${url()}/api${path}`, { method, headers })).status;
  };
  expect(await call('/locations')).toBe(200);
  expect(await call('/v1/account/api-tokens')).toBe(403);

  await page.getByRole('button', { name: 'I have saved it' }).click();
  await page.reload();
  await page.getByText('Scale at the shed', { exact: true }).waitFor();
  expect(await page.content()).not.toContain(key);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('Scale at the shed has been revoked.').waitFor();
  expect(await call('/locations')).toBe(401);
});

test('two-step sign-in: on by a code, in by a code and by a recovery code, off again', async () => {
  const { page, problems } = await visitor();
  const ada = await arriveHome(page, url());
  const { app, recoveryCodes } = await switchOn(page, ada);

  await signOut(page);
  await signIn(page, url(), ada);
  const code = page.getByLabel('Code from the app');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('Check the code').waitFor();
  // The code that switched it on is used up; an app whose clock is half a minute ahead shows the next.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await home(page);

  await signOut(page);
  await signIn(page, url(), ada);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await home(page);

  await openSecurity(page);
  await page.getByText('You have 9 recovery codes left.').waitFor();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(ada.password);
  await page.getByLabel('Code from the app, or a recovery code').fill(recoveryCodes[1] ?? '');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('button', { name: 'Set up' }).waitFor();
  await signOut(page);
  await signIn(page, url(), ada);
  await home(page);
  expect(problems).toEqual([]);
});

async function switchOn(page: Page, { password }: Newcomer) {
  await openSecurity(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
  const secret = await page.getByRole('list', { name: 'Key for the app' }).textContent();
  const qrCode = page.getByRole('img', { name: 'QR code for the authenticator app' });
  expect(await qrCode.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  );
  const app = new TOTP({ secret: Secret.fromBase32(secret ?? '') });
  await page.getByLabel('Code from the app').fill(app.generate());
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  const recoveryCodes = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await page.getByText('You have 10 recovery codes left.').waitFor();
  return { app, recoveryCodes };
}
