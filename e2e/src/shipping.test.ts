import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStatus } from '@skep/registry/status';
import { arriveHome } from './people.ts';
import { newTitle, oldTitle, openTab, shippedProduct, title } from './shipped-product.ts';
import { skep, versionOf } from './shipping.ts';

const shipped = shippedProduct();
const { url, visitor, registry, expectShown } = shipped;

async function expectDisabled(): Promise<void> {
  while (!(await (await fetch(`${url()}/registry.json`)).text()).includes('"disabled"'))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

test('a changed remote, built and published alone, is live at the next navigation, and open tabs keep working', async () => {
  const { page: home, context, problems } = await visitor();
  await arriveHome(home, url());
  const diary = await context.newPage();
  await diary.goto(`${url()}/diary`);
  await title(diary, 'No inspections yet');

  expect(skep(registry, 'remote', 'publish', shipped.changed())).toContain(
    `mf-hives: ${versionOf(shipped.changed())}`,
  );
  await expectShown(versionOf(shipped.changed()));

  await openTab(diary, 'Hives');
  await title(diary, newTitle);
  // The tab that was open on the old files loads a screen of theirs that it had not needed before.
  await home.getByRole('link', { name: 'New apiary' }).first().click();
  await home.getByRole('textbox', { name: 'Name of the apiary' }).waitFor();
  await home.goBack();
  await title(home, oldTitle);
  await home.reload();
  await title(home, newTitle);
  expect(problems).toEqual([]);
});

test('a rollback is everywhere within five seconds', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  skep(registry, 'remote', 'publish', shipped.changed());
  await expectShown(versionOf(shipped.changed()));
  await page.reload();
  await title(page, newTitle);

  skep(registry, 'remote', 'rollback', 'mf-hives');
  await expectShown(shipped.first());
  await page.reload();
  await title(page, oldTitle);
});

test('a file that was changed after it was published is refused, the rest lives, and a rollback mends it', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  skep(registry, 'remote', 'publish', shipped.changed());
  await expectShown(versionOf(shipped.changed()));
  const folder = join(registry, 'mf-hives', versionOf(shipped.changed()));
  const entry = join(folder, 'remoteEntry.js');
  const bytes = readFileSync(entry);
  rmSync(`${entry}.br`);
  writeFileSync(entry, `${bytes.toString()} `);

  await page.reload();
  await page.getByText('This part of Skep did not load').waitFor();
  await openTab(page, 'Inspections');
  await title(page, 'No inspections yet');

  // The browser keeps the bad file under its name; a rollback names another, and mends the tab that is open.
  skep(registry, 'remote', 'rollback', 'mf-hives', shipped.first());
  await expectShown(shipped.first());
  await openTab(page, 'Hives');
  await title(page, oldTitle);

  // When the tab is put away, it tells how often each version could and could not be shown.
  await page.goto('about:blank');
  expect((await timesSeen(shipped.first()))?.shown).toBeGreaterThan(0);
});

async function timesSeen(version: string) {
  const { remotes } = parseStatus(await (await fetch(`${url()}/status.json`)).json());
  return remotes.flatMap(({ live }) => live).find((live) => live.version === version)?.seen;
}

test('a disabled remote leaves the menus, and a deep link to it says why', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  skep(registry, 'remote', 'disable', 'mf-inspections', '--reason', 'Drafts were lost');
  await expectDisabled();
  try {
    await openTab(page, 'Inspections');
    await page.getByText('Reason given by the operators: Drafts were lost').waitFor();
    await page.getByRole('link', { name: 'Inspections', exact: true }).first().waitFor({ state: 'detached' });
    await page.goto(`${url()}/diary`);
    await page.getByText('Reason given by the operators: Drafts were lost').waitFor();
    expect(await page.getByRole('link', { name: 'Inspections', exact: true }).count()).toBe(0);
  } finally {
    skep(registry, 'remote', 'enable', 'mf-inspections');
  }
});
