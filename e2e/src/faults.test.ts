import type { BrowserContext, Page } from 'playwright-core';
import { turnOf, withSeed } from '../../api/src/testing/turns.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { registryRows, servePromised } from './registry.ts';
import { twoAtATime } from './two-at-a-time.ts';

const { url, visitor } = browsing();

let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let rows: Awaited<ReturnType<typeof registryRows>>;

beforeAll(async () => {
  const { context, page } = await visitor();
  await arriveHome(page, url());
  signedIn = await context.storageState();
  rows = await registryRows(url());
});

const brokenScreen = 'This screen stopped working';
const card = (page: Page) => page.getByText('This part of Skep did not load');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const filesOf = (remote: string) => `**/remotes/${remote}/**`;

/** The addresses that a remote's screens answer to; with a number for each id. */
function pathsOf(remote: string): string[] {
  const routes = rows.find(({ name }) => name === remote)?.contributions.routes ?? [];
  return routes.map(({ path }) => path.replaceAll(/:\w+/g, '1'));
}

/** What this remote draws in its place; its card stands outside of it. */
const screenOf = (page: Page, remote: string) =>
  page.locator(`#skep-remote-${remote}`).getByRole('heading').first().waitFor();

/** Goes to an address as a link does, without loading the page anew; by way of help, which is the shell's own. */
async function goTo(page: Page, path: string): Promise<void> {
  const go = (to: string) => page.evaluate((address) => history.pushState(null, '', address), to);
  await go('/help');
  await page.getByRole('heading', { name: 'Help', exact: true }).waitFor();
  await go(path);
}

/** Opens every screen of a remote that asks for no id. */
async function expectEveryScreen(page: Page, remote: string): Promise<void> {
  for (const path of pathsOf(remote).filter((one) => !one.includes('1'))) {
    await goTo(page, path);
    await screenOf(page, remote);
    expect(await page.getByText(brokenScreen).count()).toBe(0);
  }
}

/** The two that come after it, in a ring: so every screen of each is opened beside two others that are broken. */
function neighboursOf(remote: string): string[] {
  const names = rows.map(({ name }) => name);
  const after = names.indexOf(remote) + 1;
  return [...names, ...names].slice(after, after + 2);
}

/** Goes on from the card, in the same tab, to one screen of each other remote and to pages of the shell. */
async function expectRestToLive(page: Page, broken: string): Promise<void> {
  for (const { name } of rows) {
    if (name === broken) continue;
    await goTo(page, pathsOf(name)[0] ?? '');
    await screenOf(page, name);
  }
  await goTo(page, '/security');
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
}

/** All of them in `npm run test:long`, else one, which the seed chooses for each test. Each by a visitor of its own. */
const forRemotes = (work: (remote: (typeof rows)[number]) => Promise<void>) =>
  withSeed(() =>
    twoAtATime(
      turnOf(rows, expect.getState().currentTestName ?? ''),
      async () => undefined,
      (_page, remote) => work(remote),
    ),
  );

test('a remote whose files are blocked costs its own screens only, and comes back', async () => {
  await forRemotes(async ({ name }) => {
    const { page } = await visitor({ storageState: signedIn });
    await page.route(filesOf(name), (route) => route.abort());
    await page.goto(url() + pathsOf(name)[0]);
    await card(page).waitFor();
    for (const neighbour of neighboursOf(name)) await expectEveryScreen(page, neighbour);
    for (const path of pathsOf(name)) {
      await goTo(page, path);
      await card(page).waitFor();
    }
    await expectRestToLive(page, name);
    await page.goto(url() + pathsOf(name)[0]);
    await retry(page).click();
    await card(page).waitFor();
    await page.unroute(filesOf(name));
    await retry(page).click();
    await screenOf(page, name);
    expect(await card(page).count()).toBe(0);
  });
});

test('a remote whose entry comes and whose other files do not comes back when they do', async () => {
  await forRemotes(async ({ name, entry }) => {
    const { page } = await visitor({ storageState: signedIn });
    await page.route(filesOf(name), (route) =>
      route.request().url().endsWith(entry) ? route.fallback() : route.abort(),
    );
    await page.goto(url() + pathsOf(name)[0]);
    await card(page).waitFor();
    await page.unroute(filesOf(name));
    await retry(page).click();
    await screenOf(page, name);
  });
});

test('a remote built against another React is refused, the rest lives, and the page holds one React', async () => {
  await forRemotes(async ({ name }) => {
    const { page } = await visitor({ storageState: signedIn });
    await page.addInitScript(record);
    await servePromised(page, url(), name, forOtherReact);
    await page.goto(url() + pathsOf(name)[0]);
    await card(page).waitFor();
    await retry(page).click();
    await card(page).waitFor();
    expect(await page.evaluate('window.problemsOfPage.join()')).toContain('18.3.1');
    await expectRestToLive(page, name);
    expect(await page.evaluate('window.reactsOfPage')).toHaveLength(1);
  });
});

/** Every copy of React DOM tells the developer tools its version, and the shell the page what went wrong. */
const record = `
  window.reactsOfPage = [];
  window.problemsOfPage = [];
  window.addEventListener('skep:problem', ({ detail }) => window.problemsOfPage.push(detail.message));
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    inject: ({ version }) => window.reactsOfPage.push(version),
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
  };
`;

/** The entry as a build with another React in its share table would write it. */
function forOtherReact(entry: string): string {
  const changed = entry.replaceAll(
    /requiredVersion:"[\d.]+"(?=[^{}]*shareKey:"react(-dom)?(\/[\w-]+)?")/g,
    'requiredVersion:"18.3.1"',
  );
  if (changed === entry) throw new Error('The entry names no version of React.');
  return changed;
}

test('one byte more than the registry promises is refused', async () => {
  await forRemotes(async ({ name, entry }) => {
    const { page } = await visitor({ storageState: signedIn });
    await page.route(`**${entry}`, async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: `${await response.text()} ` });
    });
    await page.goto(url() + pathsOf(name)[0]);
    await card(page).waitFor();
    await expectRestToLive(page, name);
  });
});

test.each([
  ['throws while its file runs', () => 'throw new Error("broken on purpose")'],
  [
    'throws while it registers',
    (name: string) => `var ${name} = { init() { throw new Error("broken on purpose"); }, get() {} };`,
  ],
  [
    'throws when it is asked for its screens',
    (name: string) => `var ${name} = { init() {}, get() { throw new Error("broken on purpose"); } };`,
  ],
  [
    'has screens that throw while they are made',
    (name: string) =>
      `var ${name} = { init() {}, get: async () => () => { throw new Error("broken on purpose"); } };`,
  ],
])('a remote that %s costs its own screens only', async (_what, programOf) => {
  await forRemotes(async ({ name }) => {
    const { page } = await visitor({ storageState: signedIn });
    await servePromised(page, url(), name, () => programOf(name.replaceAll('-', '_')));
    await page.goto(url() + pathsOf(name)[0]);
    await card(page).waitFor();
    await retry(page).waitFor();
    await expectRestToLive(page, name);
  });
});
