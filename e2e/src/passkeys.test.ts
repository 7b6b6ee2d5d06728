import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { arriveHome, signOut } from './people.ts';

const { url, visitor } = browsing();

/** A phone that unlocks itself: Chromium's own, by its developer tools. */
async function addAuthenticator(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added in the security screen, and signs in without address and password', async () => {
  const { page, problems } = await visitor();
  const ada = await arriveHome(page, url());
  await addAuthenticator(page);
  await page.goto(`${url()}/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Your password').fill(ada.password);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('My phone saved.').waitFor();

  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('heading', { name: 'No apiaries yet' }).waitFor();
  await page.goto(`${url()}/security`);
  await page.getByText('Signed in with a passkey').waitFor();
  expect(problems).toEqual([]);
});
