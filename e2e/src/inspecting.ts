import type { Locator, Page } from 'playwright-core';
import { phone } from './browser.ts';
import type { Browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { hivesOf, rest } from './rest.ts';

export const onAPhone = { viewport: phone, hasTouch: true };

export const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes', exact: true });
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
export const inspectionsOf = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await rest(page, 'GET', 'inspections')).toSorted(
    (one: { id: number }, other: { id: number }) => one.id - other.id,
  );

/** What flows about the form of an inspection begin with. */
export function inspecting({ url, visitor }: Pick<Browsing, 'url' | 'visitor'>) {
  return {
    async open(page: Page, query: string) {
      await page.goto(`${url()}/inspect?${query}`);
      await notes(page).waitFor();
    },
    async aHive() {
      const visited = await visitor(onAPhone);
      const newcomer = await arriveHome(visited.page, url());
      const hiveIds = await hivesOf(visited.page, 2);
      return { ...visited, newcomer, hiveIds, hiveId: hiveIds[0] };
    },
  };
}
