import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { demo, signIn } from './people.ts';
import { buildChanged, emptyWorkshop, skep, versionOf, versionShown } from './shipping.ts';

const registry = mkdtempSync(join(tmpdir(), 'skep-registry-'));
const { url, visitor } = browsing({ SKEP_DEMO: '1', SKEP_REGISTRY: registry });

const slotsModule = `import { defineSlots, type SlotProps } from '@skep/remote-kit';
import { useIntl } from 'react-intl';
import { groupsMessages } from './messages.ts';

function Line({ hiveName }: SlotProps['hive-card/v1']) {
  const { formatMessage } = useIntl();
  return <p>{\`\${formatMessage({ id: 'groups.title' })}: all is well with \${hiveName}\`}</p>;
}

export const slots = defineSlots({
  messages: groupsMessages,
  fillings: { 'hive-card/v1': async () => Line },
});
`;

/** The groups, as their team would have them fill the hive card. */
function fillHiveCard(folder: string): void {
  const file = join(folder, 'remote.json');
  const declaration = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...declaration, slots: ['hive-card/v1'] }));
  writeFileSync(join(folder, 'src/slots.ts'), "export { slots } from './slot-line.tsx';\n");
  writeFileSync(join(folder, 'src/slot-line.tsx'), slotsModule);
}

beforeAll(async () => {
  const folder = buildChanged('mf-groups', 'groups.title', 'Circles', fillHiveCard);
  skep(registry, 'remote', 'publish', folder);
  while ((await versionShown(url(), 'mf-groups')) !== versionOf(folder))
    await new Promise((resolve) => setTimeout(resolve, 100));
});

afterAll(() => {
  emptyWorkshop();
  rmSync(registry, { recursive: true });
});

const cards = (page: Page) => page.getByRole('button', { name: /^Actions for the hive/ });
const lines = (page: Page) => page.getByText(/^Circles: all is well with /);

test('a remote that is shipped alone shows its line on every card of another, which was not built again', async () => {
  const { page, problems } = await visitor();
  await signIn(page, url(), demo);
  await cards(page).first().waitFor();
  // The last line of as many as there are cards: they are drawn one after another.
  const count = await cards(page).count();
  await lines(page)
    .nth(count - 1)
    .waitFor();
  expect(await lines(page).count()).toBe(count);
  expect(problems).toEqual([]);
});

test('a line whose files are gone costs itself alone', async () => {
  const { page } = await visitor();
  await page.route(/\/remotes\/mf-groups\/.*\/slots\./, (route) => route.abort());
  const request = page.waitForRequest(/\/slots\./);
  await signIn(page, url(), demo);
  await cards(page).first().waitFor();
  await request;
  expect(await lines(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Circles' }).first().click();
  await page.waitForURL(/\/groups/);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
});
