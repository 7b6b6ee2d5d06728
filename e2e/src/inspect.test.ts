import type { Locator, Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { button, inspecting, inspectionsOf } from './inspecting.ts';
import { rest } from './rest.ts';

const { url, visitor } = browsing();
const { open, aHive } = inspecting({ url, visitor });

const grade = (page: Page, value: string) => page.getByRole('radio', { name: value, exact: true });
test('ten usual answers and the next hive take ten taps, since most are as last time', async () => {
  const { page, hiveIds, problems } = await aHive();
  const [hiveId, nextId] = hiveIds;
  const { checklist } = await rest(page, 'GET', 'inspections/lists');
  const usual: [id: number, value: number][] = [];
  const collect = (nodes: { id: number; input: string; children: [] }[]) => {
    for (const { id, input, children } of nodes) {
      if (/^(boolean|number_positive|smileys_3|score|grade)/.test(input)) usual.push([id, 1]);
      collect(children);
    }
  };
  const [colony] = checklist.categories;
  collect([colony]);
  const items = Object.fromEntries(usual.slice(0, 8));
  await rest(page, 'POST', 'inspections/store', { date: '2026-05-03 14:05:00', hive_ids: [hiveId], items });

  await open(page, `hiveId=${hiveId}`);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap({ force: true });
    taps += 1;
  };
  await tap(grade(page, '8'));
  await tap(
    page.getByRole('radiogroup', { name: /attention/ }).getByRole('radio', { name: 'No', exact: true }),
  );
  await tap(page.locator('main section > button[aria-expanded]').first());
  await tap(button(page, '8 answers as last time'));
  await tap(button(page, 'Save and next hive'));
  await page.waitForURL(new RegExp(`hiveId=${nextId}`));
  await page.getByRole('heading', { name: /^Inspect/ }).waitFor();
  expect(taps).toBeLessThanOrEqual(10);
  const [, made] = await inspectionsOf(page);
  expect(made).toMatchObject({ hive_id: hiveId, attention: 0, item_count: 8 });
  expect(problems).toEqual([]);
});
