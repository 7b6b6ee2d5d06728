import { createHash } from 'node:crypto';
import { loadavg } from 'node:os';
import { openDatabase, readConfig } from '@skep/api';
import { canonicalJson } from '@skep/domain';
import { launchBrowser, phone } from '@skep/e2e/browser';
import { sql } from 'kysely';
import { median } from './median.ts';
import { readPaint, watchForPaint } from './page-watch.ts';
import { type SeededAccount, startSeededProduct } from './seeded-product.ts';
import { signedIn, signIn } from './signed-in.ts';

// The register of ten years and 200 hives beside one of ten entries, with the database of `npm start`.

const few: SeededAccount = { email: 'few@skep.example', hives: 200, apiaries: 5 };
const many: SeededAccount = { email: 'many@skep.example', hives: 200, apiaries: 5 };
/** Of each hive in each of ten years: two treatments, a harvest, a feeding. Fewer, to see that it runs: YEARS=1. */
const years = Number(process.env.YEARS ?? 10);
const yearly = ['treatment', 'harvest', 'treatment', 'feeding'] as const;
/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 7);
const goal = 1.5;
/** Rows of a statement. */
const atOnce = 500;

const product = await startSeededProduct(undefined, [few, many], fill);
const browser = await launchBrowser();
try {
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`);
  const [small, large] = [await openedBy(few), await openedBy(many)];
  // In turns, so that both meet the same machine.
  const pages = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    pages.small.push(await small.open('/registers', 'main li h2'));
    pages.large.push(await large.open('/registers', 'main li h2'));
  }
  report('register on a phone, ready', pages, `goal ${goal}`);
  for (const path of [
    'v1/register-entries',
    'v1/honey-waits',
    'v1/honey-lots',
    'v1/honey-yields?year=2026',
    'v1/register-sheet?year=2017',
  ]) {
    const calls = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      calls.small.push(await small.call(path));
      calls.large.push(await large.call(path));
    }
    report(`GET /api/${path}`, calls, 'no goal');
  }
} finally {
  await browser.close();
  await product.stop();
}

function report(
  what: string,
  { small, large }: { small: number[]; large: number[] },
  goalText: string,
): void {
  const [one, other] = [median(small), median(large)];
  const ratio = (other / one).toFixed(2);
  process.stdout.write(`${what}: ${one.toFixed(0)} ms, ${other.toFixed(0)} ms, ${ratio} (${goalText})\n`);
}

async function openedBy({ email }: SeededAccount) {
  const token = await signIn(product.url, email);
  const context = await signedIn(browser, product.url, token, phone);
  return {
    /** Milliseconds from the address until it is painted. */
    async open(path: string, selector: string): Promise<number> {
      const tab = await context.newPage();
      await tab.addInitScript(watchForPaint, selector);
      await tab.goto(product.url + path);
      await tab.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
      const { whole } = await tab.evaluate(readPaint);
      await tab.close();
      return whole;
    },
    async call(path: string): Promise<number> {
      const started = performance.now();
      const answer = await fetch(`${product.url}/api/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - started;
    },
  };
}

/** Writes both books, each entry with the hash of the one before. */
async function fill(settings: { SKEP_DATA: string }): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...settings });
  const { db, close } = await openDatabase(config.database);
  try {
    for (const { email } of [few, many]) {
      const hives = await db
        .selectFrom('hives')
        .innerJoin('users', 'users.id', 'hives.user_id')
        .innerJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
        .select(['hives.id', 'hives.name', 'hives.user_id', 'apiaries.id as apiaryId'])
        .select('apiaries.name as apiaryName')
        .where('users.email', '=', email)
        .orderBy('hives.id')
        .execute();
      const count = email === few.email ? 10 : years * yearly.length * hives.length;
      await writeBook(db, hives, count);
    }
  } finally {
    await close();
  }
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db'];
interface Stored {
  id: number;
  name: string;
  user_id: number;
  apiaryId: number;
  apiaryName: string;
}

async function writeBook(db: Db, hives: readonly Stored[], count: number): Promise<void> {
  let hash = '';
  for (let first = 1; first <= count; first += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - first + 1) }, (_, index) => {
      const row = entryOf(hives, first + index, count, hash);
      hash = row.hash;
      return row;
    });
    await sql`insert into register_entries (user_id, author_id, number, kind, day, honey_from, is_struck, content, hash)
      select user_id, user_id, number, kind, day, honey_from, false, content, hash
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(user_id int, number int, kind text, day text,
        honey_from text, content text, hash text) order by number`.execute(db);
  }
  await sql`insert into register_hives (entry_id, hive_id)
    select id, (content::jsonb #>> '{hives,0,id}')::int from register_entries where user_id = ${hives[0]?.user_id}`.execute(
    db,
  );
}

/** The newest is of this summer, and the book goes back from there. */
function entryOf(hives: readonly Stored[], number: number, count: number, before: string) {
  const hive = hives[number % hives.length];
  if (hive === undefined) throw new Error('There are no hives');
  const age = count - number;
  const year = 2026 - Math.floor(age / (hives.length * yearly.length));
  const day = `${year}-0${5 + (age % 4)}-1${age % 9}`;
  const kind = yearly[number % yearly.length] ?? 'treatment';
  const content = canonicalJson({
    ...{ number, kind, day, writtenAt: `${day}T18:00:00.000Z`, authorName: 'Anna de Vries' },
    hives: [{ id: hive.id, name: hive.name, apiaryId: hive.apiaryId, apiaryName: hive.apiaryName }],
    ...factsOf(kind, day),
  });
  const hash = createHash('sha256').update(`${before}\n${content}`).digest('hex');
  const honey_from = kind === 'treatment' ? `${day.slice(0, 8)}28` : null;
  return { user_id: hive.user_id, number, kind, day, honey_from, content, hash };
}

function factsOf(kind: (typeof yearly)[number], day: string) {
  if (kind === 'harvest') return { harvest: { kilograms: 12, lot: day.slice(0, 7), isHeather: false } };
  if (kind === 'feeding')
    return { feeding: { feed: 'syrup', amount: 3, unit: 'litres', isPerHive: true, ratio: 'one_to_one' } };
  return {
    lastDay: day,
    treatment: {
      ...{ product: 'Formic acid 60 %', substance: 'Formic acid', method: 'evaporation', dose: '200 ml' },
      ...{ withdrawalDays: 7, quantity: '200 ml', batch: 'FA-2207', reason: 'Varroa', appliedBy: 'Anna' },
    },
  };
}
