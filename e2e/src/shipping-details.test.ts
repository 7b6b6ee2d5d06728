import { join } from 'node:path';
import { createFolderStore, publishBuild, readBuild } from '@skep/registry';
import { arriveHome } from './people.ts';
import { newTitle, openTab, shippedProduct, title } from './shipped-product.ts';
import { skep, versionOf, versionShown } from './shipping.ts';

const shipped = shippedProduct();
const { url, visitor, registry, expectShown, isCanaryRunning } = shipped;

test('what was typed before a new version came is offered by that version', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  const name = page.getByRole('textbox', { name: 'Name of the apiary' });
  await page.goto(`${url()}/apiaries/create`);
  await name.fill('Half an apiary');
  skep(registry, 'remote', 'publish', shipped.changed());
  await expectShown(versionOf(shipped.changed()));
  // The browser asks about unsaved work, and the person leaves all the same.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(url());
  await title(page, newTitle);
  await page.goto(`${url()}/apiaries/create`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  expect(await name.inputValue()).toBe('Half an apiary');
});

test('a canary reaches its share of visitors, and stays with those that it reached', async () => {
  const { page, context } = await visitor();
  await arriveHome(page, url());
  const canary = versionOf(shipped.changed());
  skep(registry, 'remote', 'publish', shipped.changed(), '--percent', '30');
  const cookies = await drawnCookies(canary);
  expect(cookies.with.length / 600).toBeGreaterThan(0.2);
  expect(cookies.with.length / 600).toBeLessThan(0.4);

  const [cookie = ''] = cookies.with;
  for (let again = 0; again < 5; again += 1)
    expect(await versionShown(url(), 'mf-hives', cookie)).toBe(canary);
  skep(registry, 'remote', 'canary', 'mf-hives', '--percent', '60');
  await expectSomeToGet(canary, cookies.without);
  for (const known of new Set(cookies.with))
    expect(await versionShown(url(), 'mf-hives', known)).toBe(canary);

  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: url() }]);
  for (let visit = 0; visit < 3; visit += 1) {
    await page.reload();
    await title(page, newTitle);
  }
});

/** Waits until one of these visitors, who did not get the canary before, gets it: the larger share is live then. */
async function expectSomeToGet(canary: string, cookies: readonly string[]): Promise<void> {
  for (;;)
    for (const cookie of new Set(cookies))
      if ((await versionShown(url(), 'mf-hives', cookie)) === canary) return;
}

/** Cookies of 600 first visits, by whether they got the canary; asks until it is live. */
async function drawnCookies(canary: string) {
  const drawn: { with: string[]; without: string[] } = { with: [], without: [] };
  while (!(await isCanaryRunning())) await new Promise((resolve) => setTimeout(resolve, 100));
  for (let visit = 0; visit < 600; visit += 1) {
    const response = await fetch(`${url()}/registry.json`);
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    drawn[(await response.text()).includes(canary) ? 'with' : 'without'].push(cookie);
  }
  return drawn;
}

test('a remote of another major of the kit gets its card, and the rest lives', async () => {
  const { page } = await visitor();
  await arriveHome(page, url());
  const version = await publishForKit('^2.0.0');
  await expectShown(version);
  await page.reload();
  await page.getByText('This part of Skep does not match').waitFor();
  await openTab(page, 'Inspections');
  await title(page, 'No inspections yet');
});

/** The remote as it is, but as if built for another kit: the command would refuse it. */
async function publishForKit(kit: string): Promise<string> {
  const { described, files } = await readBuild(join(import.meta.dirname, '../../mf-hives/dist'));
  const version = `${described.row.version}-other-kit`;
  const text = JSON.stringify({ ...described, row: { ...described.row, kit } });
  const json = text.replaceAll(described.row.version, version);
  const build = {
    described: JSON.parse(json),
    files: new Map(files).set('registry-row.json', Buffer.from(json)),
  };
  const stamp = { at: new Date().toISOString(), by: 'test' };
  await publishBuild(createFolderStore(registry), build, { kind: 'everybody' }, stamp);
  return version;
}
