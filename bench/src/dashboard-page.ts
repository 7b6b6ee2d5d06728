import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, phone } from '@skep/e2e/browser';
import { startProduct } from '@skep/e2e/product';
import { median } from './median.ts';
import { measureLoad, type PageLoad } from './page-load.ts';
import { projectRoot } from './seeded-product.ts';
import { signIn } from './signed-in.ts';

// What one process answers while so many screens of one dashboard ask at once, each at its own moment, whether or not the
// answer before has come. Times count from that moment.

const perSecond = Number(process.env.RATE ?? 200);
const seconds = Number(process.env.SECONDS ?? 10);
/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 3);
/** Of the goal: the slowest of a hundred. */
const goalMs = 50;

// As much as they ask for: all of them stand behind one address here.
const product = await startProduct({ SKEP_DEMO: '1', RATE_LIMIT_SCALE: '100000' });
try {
  const code = await aMeasuredDashboard(await signIn(product.url, 'demo@skep.example'));
  const page = `${product.url}/api/v1/public-dashboards/${code}`;
  const first = await fetch(page);
  const etag = first.headers.get('etag') ?? '';
  const { length } = await first.text();
  await measure('whole answers, by REST', () => fetch(page, { headers: { 'accept-encoding': 'identity' } }));
  await measure('what is known already, by REST', () => fetch(page, { headers: { 'if-none-match': etag } }));
  await measure('what is known already, by the gateway', () => askGateway(code, etag));
  process.stdout.write(
    `An answer has ${(length / 1000).toFixed(0)} kB; the goal is p99 under ${goalMs} ms.\n`,
  );
  await measureFirstVisit(`${product.url}/dashboard/${code}`);
} finally {
  await product.stop();
}

/** Of who was never here, on a weak link. */
async function measureFirstVisit(address: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const loads: PageLoad[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ locale: 'en-GB', viewport: phone });
      loads.push(await measureLoad(context, address, 'h1'));
      await context.close();
    }
    const of = (key: keyof PageLoad) => median(loads.map((load) => load[key]));
    process.stdout.write(
      `First visit on a weak link (150 ms, 1.6 Mbit/s, CPU slowed four times): first paint ${of('firstPaint').toFixed(0)} ms ` +
        `(goal 2,500), a hive after ${of('ready').toFixed(0)} ms, ${(of('scriptBytes') / 1000).toFixed(0)} kB of scripts (goal 260).\n`,
    );
  } finally {
    await browser.close();
  }
}

async function measure(name: string, ask: () => Promise<Response>): Promise<void> {
  const times = await timesOf(ask);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
  process.stdout.write(
    `${name}: ${perSecond}/s, median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms\n`,
  );
}

/** Of every request, the quickest first. */
async function timesOf(ask: () => Promise<Response>): Promise<number[]> {
  // The first ones compile what all others run.
  for (let count = 0; count < 50; count += 1) await (await ask()).arrayBuffer();
  const start = performance.now() + 100;
  const all = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const due = start + (index * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const response = await ask();
    await response.arrayBuffer();
    if (response.status !== 200 && response.status !== 304) throw new Error(`Answer ${response.status}`);
    return performance.now() - due;
  });
  return (await Promise.all(all)).toSorted((one, other) => one - other);
}

function askGateway(code: string, known: string): Promise<Response> {
  const file = join(projectRoot, 'mf-dashboards/src/generated/persisted-documents.json');
  const documents: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const isMeant = ([, text]: [string, string]) => /\bquery DashboardScreen\b/.test(text);
  const [sha256Hash] = Object.entries(documents).find(isMeant) ?? [];
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const body = { operationName: 'DashboardScreen', variables: { code, known }, extensions };
  const headers = { 'content-type': 'application/json' };
  return fetch(`${product.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Twelve hives, two of which have measured a week. @returns the code */
async function aMeasuredDashboard(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const rest = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${product.url}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.json();
  };
  const { hives }: { hives: { id: number }[] } = await rest('GET', 'hives');
  const hive_ids = hives.slice(0, 12).map(({ id }) => id);
  const now = Math.floor(Date.now() / 1000);
  for (const [index, hive_id] of hive_ids.slice(0, 2).entries()) {
    const key = `bench-scale-${index}`;
    await rest('POST', 'devices', { name: key, key, hive_id });
    // It stands there from now on: what is drawn is what comes after.
    for (let message = 0; message < 100; message += 1)
      await rest('POST', 'sensors', {
        key,
        time: now + message,
        weight_kg: 40 + message / 100,
        t_i: 35,
        t: 18,
      });
  }
  const options = {
    hive_ids,
    show_all: true,
    interval: 'week',
    parts: ['weight', 'temperature', 'inspections'],
  };
  return (await rest('POST', 'dashboardgroups', options)).code;
}
