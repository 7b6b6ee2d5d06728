import type { Page } from 'playwright-core';
import { phone } from './browser.ts';
import type { browsing } from './browsing.ts';
import { areAnswersCached, cachedAnswers } from './cached-answers.ts';
import { arriveHome } from './people.ts';
import { hivesOf } from './rest.ts';
import { until } from './until.ts';

export const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes', exact: true });
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** Leads to what waits. */
export const mark = (page: Page, count = 1) =>
  page.getByRole('link', { name: count === 1 ? '1 entry not sent yet' : `${count} entries not sent yet` });

/** Until nothing waits any more: of several entries the last one has gone too. */
export const allSent = (page: Page) =>
  page.getByRole('link', { name: /not sent yet$/ }).waitFor({ state: 'detached' });

/** Until a form has said so and has led back: going elsewhere before would be ended by its way back. */
export async function isSavedHere(page: Page): Promise<void> {
  await page.getByText('Saved on this device.').waitFor();
  await page.locator('#skep-main form button[type=submit]').first().waitFor({ state: 'detached' });
}

/** A beekeeper with two hives, on a phone, whose browser has fetched what opens without a network. */
export async function arrivedInTheField(visitor: ReturnType<typeof browsing>['visitor'], url: string) {
  const visited = await visitor({ viewport: phone, hasTouch: true, serviceWorkers: 'allow' });
  const { page } = visited;
  const newcomer = await arriveHome(page, url);
  const [hiveId = 0, otherId = 0] = await hivesOf(page, 2);
  await page.goto(`${url}/diary`);
  await page.getByRole('heading', { name: 'No inspections yet' }).waitFor();
  await areAnswersCached(page, { of: 'Diary' });
  await page.goto(url);
  await page.getByText('Orchard 1').first().waitFor();
  await areAnswersCached(page, { of: 'Home' });
  await isReadyForField(page);
  return { ...visited, newcomer, hiveId, otherId };
}

export async function openForm(page: Page, url: string, hiveId: number): Promise<void> {
  await page.goto(`${url}/inspect?hiveId=${hiveId}`);
  await notes(page).waitFor();
}

/** Until forms know the hives without a network: what was asked before there were any says that there are none. */
export async function waitForCachedHives(page: Page): Promise<void> {
  const areCached = async () => {
    const answers = await cachedAnswers(page);
    return ['Inspect', 'EveryHive'].every((of) =>
      answers.some(({ key, data }) => key.startsWith(`${of} `) && JSON.stringify(data).includes('"Hive"')),
    );
  };
  while (!(await areCached()));
}

/** Until the browser has fetched what opens without a network. */
export async function isReadyForField(page: Page): Promise<void> {
  await until(
    page,
    async () => {
      const { urls } = await (await fetch('/offline.json')).json();
      const files = await caches.open('files');
      const cached = await Promise.all(urls.map((file: string) => files.match(file)));
      return cached.every((file) => file !== undefined) && navigator.serviceWorker.controller !== null;
    },
    undefined,
  );
}
