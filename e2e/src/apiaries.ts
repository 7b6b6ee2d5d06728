import type { Page } from 'playwright-core';

/** An apiary with so many hives, made as a person makes it: they are called after it, with a number. */
export async function anApiary(page: Page, url: string, name: string, hiveCount: number): Promise<void> {
  await page.goto(`${url}/apiaries/create`);
  await page.getByRole('textbox', { name: 'Name of the apiary' }).fill(name);
  await goToStep(page, 4);
  await page.getByRole('spinbutton', { name: 'Number of hives' }).fill(String(hiveCount));
  await page.getByRole('textbox', { name: 'Name before the number' }).fill(name);
  await page.getByRole('button', { name: 'Create apiary' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** At once: who presses "Next" again before its step is drawn comes to that step and no further. */
export function goToStep(page: Page, step: number): Promise<void> {
  return page
    .locator('#skep-main ol button')
    .nth(step - 1)
    .click();
}
