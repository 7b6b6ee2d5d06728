import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { emptyProduct } from './product.ts';
import { buildChanged, emptyWorkshop, skep, versionShown } from './shipping.ts';

/** Of an empty home, as it was built and as the changed mf-hives says it. */
export const oldTitle = 'No apiaries yet';
export const newTitle = 'No apiary so far';

/**
 * A product with a registry of its own, and a changed mf-hives to ship: call it once at the top of a file. After each test
 * the first version is live again.
 */
export function shippedProduct() {
  const registry = mkdtempSync(join(tmpdir(), 'skep-registry-'));
  const { url, visitor } = browsing({ ...emptyProduct, SKEP_REGISTRY: registry });
  let changed = '';
  let first = '';

  beforeAll(async () => {
    changed = buildChanged('mf-hives', 'hives.homeEmptyTitle', newTitle);
    first = (await versionShown(url(), 'mf-hives')) ?? '';
  });

  afterEach(async () => {
    skep(registry, 'remote', 'rollback', 'mf-hives', first);
    await expectShown(first);
  });

  afterAll(() => {
    emptyWorkshop();
    rmSync(registry, { recursive: true });
  });

  /** Waits until what was shipped is what every visitor gets. */
  async function expectShown(version: string): Promise<void> {
    while ((await versionShown(url(), 'mf-hives')) !== version || (await isCanaryRunning()))
      await new Promise((resolve) => setTimeout(resolve, 100));
  }

  /** Only then does the server draw a place for a visitor. */
  async function isCanaryRunning(): Promise<boolean> {
    return (await fetch(`${url()}/registry.json`)).headers.has('set-cookie');
  }

  return {
    ...{ registry, url, visitor, expectShown, isCanaryRunning },
    /** The folder of the changed remote, and the version that the product began with. */
    changed: () => changed,
    first: () => first,
  };
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
}

export const title = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
