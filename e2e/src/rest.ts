import type { Page } from 'playwright-core';

/** Asks the service as the person whose page it is: what a test is not about is made in one request. */
export async function rest(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('skep.session'));
  const answer = await page.request.fetch(new URL(`/api/${path}`, page.url()).href, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  // Much that changes something answers with nothing.
  return answer.status() === 204 ? undefined : answer.json();
}

/** An apiary with so many hives, of up to fifty. @returns their ids, in the order of their names */
export async function hivesOf(page: Page, count: number, name = 'Orchard'): Promise<number[]> {
  const { locations } = await rest(page, 'POST', 'locations', {
    name,
    prefix: name,
    hive_amount: count,
  });
  const made = locations.find((apiary: { name: string }) => apiary.name === name);
  return made.hives.map(({ id }: { id: number }) => id);
}
