import type { Page } from 'playwright-core';

/** Sends a message as a device does. @returns the status of the answer */
export async function send(url: string, body: Record<string, unknown>): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/sensors`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.status;
}

export async function addDevice(page: Page, url: string, { name, key }: { name: string; key: string }) {
  await page.goto(`${url}/devices/create`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Key' }).fill(key);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/devices/*/setup');
}
