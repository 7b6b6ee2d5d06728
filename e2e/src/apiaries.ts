import type { Page } from 'playwright-core';

/** An apiary with so many hives, made as a person makes it: they are called after it, with a number. */
export async function anApiary(page: Page, url: string, name: string, hiveCount: number): Promise<void> {
  await page.goto(`${url}/apiaries/create`);
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill(name);
  // At once, since who presses "Next" again before its step is drawn comes to that step and no further.
  await page.locator('#skep-main ol button').last().click();
  await page.getByRole('spinbutton', { name: 'Number of hives' }).fill(String(hiveCount));
  await page.getByRole('textbox', { name: 'Name before the number' }).fill(name);
  await page.getByRole('button', { name: 'Create apiary' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}
