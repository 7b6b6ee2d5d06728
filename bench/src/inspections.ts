import { loadavg } from 'node:os';
import { openDatabase, readConfig } from '@skep/api';
import { desktop, launchBrowser, phone } from '@skep/e2e/browser';
import { sql } from 'kysely';
import type { Browser, BrowserContext } from 'playwright-core';
import { median } from './median.ts';
import { readPaint, watchForPaint } from './page-watch.ts';
import { type SeededAccount, startSeededProduct } from './seeded-product.ts';
import { signedIn, signIn } from './signed-in.ts';

// The diary of 40,000 inspections beside that of 40, and the table of a hive with 300 of them, with the database of
// `npm start`. Three photos each: a page of the diary has about a hundred.

interface Diary extends SeededAccount {
  inspections: number;
}

const few: Diary = { email: 'few@skep.example', hives: 200, apiaries: 5, inspections: 40 };
/** Fewer, to see that it runs: INSPECTIONS=1000. */
const inspections = Number(process.env.INSPECTIONS ?? 40_000);
const many: Diary = { email: 'many@skep.example', hives: 200, apiaries: 5, inspections };
const ofFirstHive = 300;
/** Scores, percentages and yes or no, as half an hour at a hive leaves them. */
const answered = [166, 173, 185, 225, 279, 286, 774, 270, 276, 273];
/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 7);

const product = await startSeededProduct(undefined, [few, many], fill);
const browser = await launchBrowser();
try {
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`);
  const [small, large] = [await openedBy(browser, few), await openedBy(browser, many)];
  // In turns, so that both meet the same machine.
  const diaries = { small: [] as Opened[], large: [] as Opened[] };
  for (let round = 0; round < rounds; round += 1) {
    diaries.small.push(await small.open('/diary', phone, 'main a[href*="/inspections/"]'));
    diaries.large.push(await large.open('/diary', phone, 'main a[href*="/inspections/"]'));
  }
  for (const key of ['sentAtMs', 'answered', 'painted', 'ready'] as const) {
    const [one, other] = [diaries.small, diaries.large].map((all) => median(all.map((each) => each[key])));
    const ratio = ((other ?? 0) / (one ?? 0)).toFixed(2);
    process.stdout.write(`diary, ${key}: ${one?.toFixed(0)} ms, ${other?.toFixed(0)} ms, ${ratio}\n`);
  }
  for (const perPage of [5, 100]) {
    const tables: Opened[] = [];
    const path = `/hives/${large.firstHiveId}/inspections?per=${perPage}`;
    for (let round = 0; round < rounds; round += 1)
      tables.push(await large.open(path, desktop, 'main table tbody tr:nth-child(2) td'));
    const ms = (key: keyof Opened) => `${median(tables.map((each) => each[key])).toFixed(0)} ms`;
    process.stdout.write(
      `table of ${ofFirstHive}, ${perPage} beside each other: answered in ${ms('answered')}, ` +
        `painted ${ms('painted')} after that (goal of both 1,000 ms)\n`,
    );
  }
  const [first, last] = large.history;
  const beside = [];
  for (let round = 0; round < rounds; round += 1)
    beside.push(
      await large.open(
        `/hives/${large.firstHiveId}/inspections?compare=${first},${last}`,
        desktop,
        'main table tbody tr:nth-child(2) td',
      ),
    );
  process.stdout.write(
    `the newest and the oldest of them side by side: ${median(beside.map(({ ready }) => ready)).toFixed(0)} ms ` +
      'after the address\n',
  );
} finally {
  await browser.close();
  await product.stop();
}

/** Milliseconds of opening a page. */
interface Opened {
  /** Until its first question to the gateway. */
  sentAtMs: number;
  /** Of its slowest answer of the gateway. */
  answered: number;
  /** From its data until it is painted. */
  painted: number;
  /** From the address until it is painted. */
  ready: number;
}

async function openedBy(browser: Browser, { email }: Diary) {
  const token = await signIn(product.url, email);
  const ask = async (path: string) =>
    (await fetch(`${product.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const { hives }: { hives: { id: number }[] } = await ask('hives');
  const firstHiveId = Math.min(...hives.map(({ id }) => id));
  const page: { inspections: { data: { id: number }[] } } = await ask(
    `inspections/hive/${firstHiveId}?items_per_page=300`,
  );
  const history = page.inspections.data.map(({ id }) => id);
  const contexts = new Map<object, BrowserContext>();

  async function open(path: string, viewport: typeof phone, selector: string): Promise<Opened> {
    const context = contexts.get(viewport) ?? (await signedIn(browser, product.url, token, viewport));
    contexts.set(viewport, context);
    const tab = await context.newPage();
    await tab.addInitScript(watchForPaint, selector);
    await tab.goto(product.url + path);
    await tab.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
    const { whole: ready, afterData: painted } = await tab.evaluate(readPaint);
    const times = await tab.evaluate((end) => {
      const calls = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('/graphql') && startTime < end);
      return {
        sentAtMs: Math.min(...calls.map(({ startTime }) => startTime)),
        answered: Math.max(...calls.map(({ duration }) => duration)),
      };
    }, ready);
    await tab.close();
    return { ...times, painted, ready };
  }

  return { open, firstHiveId, history: [history[0], history.at(-1)] };
}

/** Writes the diaries: the first hive has three hundred inspections where there are so many, the others share the rest. */
async function fill(settings: { SKEP_DATA: string }): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...settings });
  const { db, close } = await openDatabase(config.database);
  try {
    // Each hive was made with one.
    await sql`delete from inspections`.execute(db);
    for (const { email, inspections: count } of [few, many]) {
      await sql`with own as (
          select hives.id, hives.user_id, hives.apiary_id, row_number() over (order by hives.id) as place
          from hives join users on users.id = hives.user_id where users.email = ${email}
        )
        insert into inspections (user_id, author_id, hive_id, apiary_id, inspected_at, time_zone, inspected_local,
          impression, needs_attention, notes, created_at, updated_at)
        select user_id, user_id, id, apiary_id, at, 'Europe/Amsterdam', at at time zone 'Europe/Amsterdam',
          1 + number % 10, number % 9 = 0, 'Calm, eggs and larvae on ' || number % 11 || ' combs', at, at
        from generate_series(1, ${count}::int) as number,
          lateral (select now() - number * interval '2 hours' as at) as times,
          lateral (select case when number % 5 = 0 and number <= 5 * ${ofFirstHive} then 1
            else 2 + number % ((select count(*) from own) - 1) end as place) as chosen
        join own using (place)`.execute(db);
    }
    await sql`insert into inspection_items (inspection_id, category_id, value)
      select inspections.id, item, (1 + inspections.id % 4)::text from inspections, unnest(${answered}::int[]) as item`.execute(
      db,
    );
    await sql`insert into photos (user_id, author_id, inspection_id, hive_id, file_key, extension, width_px,
        height_px, size_bytes, taken_at, created_at, updated_at)
      select user_id, user_id, inspections.id, hive_id, 'none', 'jpg', 2000, 1500, 300000, inspected_at, now(), now()
      from inspections, generate_series(1, 3)`.execute(db);
  } finally {
    await close();
  }
}
