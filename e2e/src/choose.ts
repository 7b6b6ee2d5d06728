import type { Locator } from 'playwright-core';

/** Chooses the option of this name, in a short list, which is native, or in a long one, in which words are typed. */
export async function choose(field: Locator, label: string): Promise<void> {
  const isNative = await field.evaluate(({ tagName }) => tagName === 'SELECT');
  if (isNative) return void (await field.selectOption({ label }));
  await field.fill(label);
  await field.page().getByRole('option', { name: label, exact: true }).first().click();
}
