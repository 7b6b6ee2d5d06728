import { randomUUID as newId } from 'node:crypto';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { isReadyForField, notes, openForm, save, waitForCachedHives } from './in-the-field.ts';
import { type KillableBrowser, openKillableBrowser } from './killable-browser.ts';
import { arriveHome, type Newcomer, signIn } from './people.ts';
import { hivesOf, rest } from './rest.ts';

/** In `npm test`, and in `npm run test:long`. `SKEP_TEST_SEED`: the same ones again. */
const { SKEP_TEST_SEED: seed } = process.env;
const runs = process.env.SKEP_TEST_LONG === '1' ? 20 : 2;

const { url, visitor } = browsing();

type Step =
  /** `isKilled`: nobody is told what became of it. */
  | { kind: 'save'; hive: number; isKilled: boolean }
  | { kind: 'network'; isOnline: boolean }
  | { kind: 'kill' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('save' as const), hive: fc.nat(1), isKilled: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network' as const), isOnline: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'kill' as const }) },
);

interface Field {
  browser: KillableBrowser;
  newcomer: Newcomer;
  hiveIds: number[];
}

async function arriveInTheField(): Promise<Field> {
  const browser = await openKillableBrowser();
  const page = browser.page();
  const newcomer = await arriveHome(page, url());
  const hiveIds = await hivesOf(page, 2);
  await page.goto(url());
  await page.getByText('Orchard 1').first().waitFor();
  await isReadyForField(page);
  await waitForCachedHives(page);
  await browser.closeAndOpen(url());
  return { browser, newcomer, hiveIds };
}

/** Notes of what its person was told to be saved, and of what they were not told of. */
interface Saved {
  confirmed: string[];
  tried: string[];
}

async function live({ browser, hiveIds }: Field, steps: readonly Step[]): Promise<Saved> {
  const saved: Saved = { confirmed: [], tried: [] };
  for (const one of steps) {
    if (one.kind === 'network') await browser.setOffline(!one.isOnline);
    else if (one.kind === 'kill') await browser.killAndOpen(url());
    else {
      const page = browser.page();
      const written = newId();
      await openForm(page, url(), hiveIds[one.hive] ?? 0);
      await notes(page).fill(written);
      await save(page);
      if (one.isKilled) await browser.killAndOpen(url());
      else await page.getByText(/^(Saved on this device|The inspection of .* has been saved)/).waitFor();
      saved[one.isKilled ? 'tried' : 'confirmed'].push(written);
    }
  }
  return saved;
}

async function isAllSent(page: Page): Promise<void> {
  await page.goto(`${url()}/waiting`);
  await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor({ timeout: 60_000 });
}

test(
  'whenever the network is cut and the browser is killed, what was told to be saved is there once, on a second device too',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const field = await arriveInTheField();
        try {
          const { confirmed, tried } = await live(field, steps);
          await field.browser.setOffline(false);
          await isAllSent(field.browser.page());
          const stored: { notes: string }[] = await rest(field.browser.page(), 'GET', 'inspections').catch(
            () => [],
          );
          const there = stored.map((one) => one.notes);
          expect(new Set(there).size).toBe(there.length);
          expect(there).toEqual(expect.arrayContaining(confirmed));
          expect([...confirmed, ...tried]).toEqual(expect.arrayContaining(there));
          const { page: second, context } = await visitor();
          await signIn(second, url(), field.newcomer);
          await second.getByText('Orchard 1').first().waitFor();
          await second.goto(`${url()}/diary`);
          for (const written of there) await second.getByText(written).first().waitFor();
          await context.close();
        } catch (cause) {
          const shown = await field.browser.page().locator('body').ariaSnapshot();
          throw new Error(`The page shows:\n${shown}`, { cause });
        } finally {
          await field.browser.close();
        }
      }),
      // Each takes a browser: what failed is told as it is, and tried again by its seed.
      { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed: Number(seed) }) },
    );
  },
  40 * 60_000,
);
