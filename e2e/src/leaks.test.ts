import type { CDPSession, Page } from 'playwright-core';
import { isWhole, turnOf, withSeed } from '../../api/src/testing/turns.ts';
import { browsing } from './browsing.ts';
import { demo, signIn } from './people.ts';
import { registryRows } from './registry.ts';

declare global {
  interface Window {
    /** Where each timer that is still to fire was set. */
    timersOfPage: Map<number, string>;
    /** What remotes have drawn so far, without keeping it alive. */
    drawnByRemotes: WeakRef<Element>[];
  }
}

const { url, visitor } = browsing({ SKEP_DEMO: '1' });

/**
 * React itself holds at most one tree that it has removed, until it removes another: the nodes and listeners of one
 * screen. Thirty visits that each left something behind would go far beyond. A timer or two may be the page's own.
 */
const allowance = { nodes: 800, listeners: 80, timers: 2, detachedRoots: 2 };

interface Remote {
  name: string;
  /** Of screens that ask for no id. */
  paths: string[];
}

/** All of them in `npm run test:long`, else one that the seed chooses, and one to come from and to leave for. */
async function remotesOfRun(): Promise<Remote[]> {
  const remotes = (await registryRows(url())).map(({ name, contributions }) => ({
    name,
    paths: contributions.routes.map(({ path }) => path).filter((path) => !path.includes(':')),
  }));
  if (isWhole) return remotes;
  const pairs = remotes.map((remote, index) => [remote, remotes.at(index - 1) ?? remote]);
  return turnOf(pairs, 'leaks').flat();
}

/** Goes from another remote to a screen of this one. */
async function visit(page: Page, { name }: Remote, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  const place = page.locator(`#skep-remote-${name}`);
  await place.getByRole('heading').first().waitFor();
  await page
    .locator(`[id^=skep-remote-]:not(:empty, #skep-remote-${name})`)
    .first()
    .waitFor({ state: 'detached' });
  await place.evaluate((element) => {
    for (const child of element.children) window.drawnByRemotes.push(new WeakRef(child));
  });
}

/** As many visits to every remote, in turns, each time to the next of its screens. */
async function visits(page: Page, remotes: Remote[], count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1)
    for (const remote of remotes) await visit(page, remote, remote.paths[turn % remote.paths.length] ?? '/');
  // At the end a page of the shell: what a remote left behind has no reason to be there.
  await page.evaluate(() => history.pushState(null, '', '/help'));
  await page.getByRole('heading', { name: 'Help', exact: true }).waitFor();
  await page.locator('[id^=skep-remote-]:not(:empty)').first().waitFor({ state: 'detached' });
}

/** What is alive once timers have run out and garbage is collected. */
async function alive(page: Page, devTools: CDPSession) {
  const standing = allowance.timers;
  // single-spa's own run for three seconds after each change; what stays longer is told by where it was set.
  await page.waitForFunction((most) => window.timersOfPage.size <= most, standing).catch(() => undefined);
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timers: await page.evaluate(() => [...window.timersOfPage.values()]),
    detachedRoots: await page.evaluate(
      () => window.drawnByRemotes.filter((drawn) => drawn.deref()?.isConnected === false).length,
    ),
  };
}

test('twenty visits to a remote and back leave no detached root, listener or timer', () =>
  withSeed(async () => {
    const { page, context } = await visitor();
    await page.addInitScript(watchPage);
    await signIn(page, url(), demo);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable');
    const remotes = await remotesOfRun();

    // What is loaded once and kept, as files and data, is there after each screen was seen once.
    await visits(page, remotes, Math.max(...remotes.map(({ paths }) => paths.length)));
    await visits(page, remotes, 5);
    const before = await alive(page, devTools);
    await visits(page, remotes, 15);
    const after = await alive(page, devTools);

    expect(after.nodes).toBeLessThanOrEqual(before.nodes + allowance.nodes);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + allowance.listeners);
    expect(after.detachedRoots).toBeLessThanOrEqual(allowance.detachedRoots);
    expect(after.timers.slice(allowance.timers)).toEqual([]);
  }));

/** Runs in the page before everything else. */
function watchPage(): void {
  const timers = new Map<number, string>();
  window.timersOfPage = timers;
  window.drawnByRemotes = [];
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(set, self, [run, ...rest]) {
      const id = Reflect.apply(set, self, [
        (...values: unknown[]) => {
          timers.delete(id);
          run(...values);
        },
        ...rest,
      ]);
      timers.set(id, new Error('Set').stack ?? '');
      return id;
    },
  });
  window.setInterval = new Proxy(window.setInterval, {
    apply(set, self, values) {
      const id = Reflect.apply(set, self, values);
      timers.set(id, new Error('Set').stack ?? '');
      return id;
    },
  });
  const forget: ProxyHandler<typeof clearTimeout> = {
    apply(clear, self, [id]) {
      timers.delete(id);
      return Reflect.apply(clear, self, [id]);
    },
  };
  window.clearTimeout = new Proxy(window.clearTimeout, forget);
  window.clearInterval = new Proxy(window.clearInterval, forget);
}
