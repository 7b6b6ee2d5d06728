import type { Page } from 'playwright-core';
import { aNewcomer, sendSignUp, verifyByCode } from './people.ts';

export async function aGroupOf(page: Page, url: string, name: string) {
  await page.goto(`${url}/groups/create`);
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Share my hives' }).waitFor();
}

/** Sets the right to the one hive of an apiary, and saves. */
export async function share(page: Page, hive: string, right: 'View' | 'Edit') {
  await page.getByRole('radiogroup', { name: hive, exact: true }).getByText(right, { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Sharing saved for 1 hive.').first().waitFor();
}

/** Follows a link as a visitor, and signs up on the way. */
export async function signUpFrom(page: Page, url: string, { link, email }: { link: string; email: string }) {
  await page.goto(link);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await sendSignUp(page, { ...aNewcomer(), email });
  await verifyByCode(page, url, email);
}
