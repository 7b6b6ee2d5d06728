import { loadavg } from 'node:os';
import { openDatabase, readConfig } from '@skep/api';
import { launchBrowser, phone } from '@skep/e2e/browser';
import { sql } from 'kysely';
import { median } from './median.ts';
import { readPaint, watchForPaint } from './page-watch.ts';
import { type SeededAccount, startSeededProduct } from './seeded-product.ts';
import { signedIn, signIn } from './signed-in.ts';

// Home, agenda and diary of an account with 2,000 open tasks, a quarter of them planned inspections, beside one without.

const none: SeededAccount = { email: 'none@skep.example', hives: 12, apiaries: 3 };
const many: SeededAccount = { email: 'tasks@skep.example', hives: 12, apiaries: 3 };
/** As many as a person can have open. */
const tasks = 2000;
/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 7);
const pages = [
  ['/', 'main h3'],
  ['/agenda', 'main h1'],
  ['/diary', 'main a[href*="/inspections/"]'],
] as const;

const product = await startSeededProduct(undefined, [none, many], fill);
const browser = await launchBrowser();
try {
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`);
  const people = await Promise.all(
    [none, many].map(async ({ email }) =>
      signedIn(browser, product.url, await signIn(product.url, email), phone),
    ),
  );
  for (const [path, selector] of pages) {
    const times: number[][] = [[], []];
    // In turns, so that both meet the same machine.
    for (let round = 0; round < rounds; round += 1)
      for (const [index, context] of people.entries()) {
        const tab = await context.newPage();
        await tab.addInitScript(watchForPaint, selector);
        await tab.goto(product.url + path);
        await tab.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
        times[index]?.push((await tab.evaluate(readPaint)).whole);
        await tab.close();
      }
    const [without = 0, withTasks = 0] = times.map((all) => median(all));
    const ratio = (withTasks / without).toFixed(2);
    process.stdout.write(`${path}: ${without.toFixed(0)} ms, ${withTasks.toFixed(0)} ms, ${ratio}\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}

/** Tasks of single hives, some with a day in the past and some that repeat. */
async function fill(settings: { SKEP_DATA: string }): Promise<void> {
  const { db, close } = await openDatabase(readConfig({ LOG_LEVEL: 'warn', ...settings }).database);
  try {
    await sql`with own as (
        select hives.id, hives.user_id, row_number() over (order by hives.id) as place
        from hives join users on users.id = hives.user_id where users.email = ${many.email}
      )
      insert into tasks (user_id, title, day, repeat, repeat_from, is_inspection, hive_ids, time_zone, created_at, updated_at)
      select user_id, 'Task ' || number, day, case when number % 3 = 0 then 'FREQ=WEEKLY' end, day, number % 4 = 0,
        array[id], 'Europe/Amsterdam', now(), now()
      from generate_series(1, ${tasks}::int) as number
      cross join lateral (select current_date + number % 60 - 10 as day) as days
      join own on place = 1 + number % 12`.execute(db);
  } finally {
    await close();
  }
}
