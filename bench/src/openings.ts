import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser, phone } from '@skep/e2e/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { median } from './median.ts';
import { processorTimeOfTree } from './processor-time.ts';
import { accounts, type MeasuredProduct, startSideBySide } from './seeded-product.ts';
import { signIn } from './signed-in.ts';

// What an opening of a page costs the server, with what the device fetches for use without a network: GraphQL queries, the
// bytes of their answers, and the processor time of all processes of the product, without what it needs at rest. A page
// is opened on a device without a service worker (the screen alone), on a fresh one, on one that has everything, and
// on one after an inspection was stored. BESIDE names another checkout that is measured in turns.

const seconds = Number(process.env.SECONDS ?? 20);
const rounds = Number(process.env.ROUNDS ?? 3);
const pages = { home: '/', diary: '/diary', 'new inspection': '/inspect', records: '/registers' };

/** What a tick of 10 ms is too coarse for. */
const repetitions = 20;

interface Question {
  operationName: string;
  sha256Hash: string;
  variables: object;
}

interface Cost {
  queries: number;
  bytes: number;
  cpuMs: number;
}

const browser = await launchBrowser();
const products = await startSideBySide();
try {
  print(`${seconds} s each, medians of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`);
  print(cells(['', 'hives', 'queries', 'KB', 'CPU ms']));
  for (const { email, hives } of accounts) {
    const found = new Map<string, Cost[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const product of products)
        for (const [name, cost] of await costsOf(browser, product, email))
          found.set(name + product.mark, [...(found.get(name + product.mark) ?? []), cost]);
    for (const [name, costs] of [...found].sort()) print(cells([name, hives, ...medians(costs)]));
    for (const product of products)
      for (const [name, cost] of await costsOfQueries(product, email))
        print(cells([name + product.mark, hives, ...medians([cost])]));
  }
} finally {
  await browser.close();
  for (const product of products) await product.stop();
}

async function costsOf(
  from: Browser,
  { url, pid }: MeasuredProduct,
  email: string,
): Promise<[string, Cost][]> {
  const token = await signIn(url, email);
  const atRest = await cpuDuring(pid, () => pause(seconds * 1000));
  const cost = async (name: string, context: BrowserContext, path: string): Promise<[string, Cost]> => {
    const page = await context.newPage();
    const traffic = countQueries(page);
    const cpuMs = await cpuDuring(pid, async () => {
      await page.goto(url + path);
      await pause(seconds * 1000);
    });
    await page.close();
    return [name, { ...traffic, cpuMs: cpuMs - atRest }];
  };
  const costs: [string, Cost][] = [];
  const alone = await aDevice(from, url, token, 'block');
  // The first visit reads texts and documents into the server's memory.
  await cost('', alone, '/');
  for (const [name, path] of Object.entries(pages))
    costs.push(await cost(`${name}, the screen alone`, alone, path));
  await alone.close();
  const device = await aDevice(from, url, token, 'allow');
  costs.push(await cost('home, first visit', device, '/'));
  for (const [name, path] of Object.entries(pages)) costs.push(await cost(`${name}, again`, device, path));
  await storeInspection(url, token);
  costs.push(await cost('home, after an inspection', device, '/'));
  await device.close();
  return costs;
}

/** Each query that is sent for use without a network by itself, and the one that finds whether they are needed. */
async function costsOfQueries({ url, pid, root }: MeasuredProduct, email: string): Promise<[string, Cost][]> {
  const headers = {
    authorization: `Bearer ${await signIn(url, email)}`,
    'content-type': 'application/json',
  };
  const { questions }: { questions: Question[] } = await (await fetch(`${url}/offline.json`)).json();
  const costs: [string, Cost][] = [];
  for (const { operationName, sha256Hash, variables } of [
    ...ofShell(root, 'OfflineVersions'),
    ...questions,
  ]) {
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const body = JSON.stringify({ operationName, variables, extensions });
    const send = async () => (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
    const bytes = (await send()).length;
    const cpuMs = await cpuDuring(pid, async () => {
      for (let time = 0; time < repetitions; time += 1) await send();
    });
    costs.push([operationName, { queries: 1, bytes, cpuMs: cpuMs / repetitions }]);
  }
  return costs;
}

/** A query of the shell, in a checkout that has it. */
function ofShell(root: string, name: string): Question[] {
  const file = join(root, 'shell/src/generated/persisted-documents.json');
  const documents: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(documents).flatMap(([sha256Hash, text]) =>
    new RegExp(`\\bquery ${name}\\b`).test(text) ? [{ operationName: name, sha256Hash, variables: {} }] : [],
  );
}

async function aDevice(
  from: Browser,
  url: string,
  token: string,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await from.newContext({ locale: 'en-GB', viewport: phone, serviceWorkers });
  await context.addCookies([{ name: 'skep.signed-in', value: '1', url }]);
  await context.addInitScript((value) => localStorage.setItem('skep.session', value), token);
  return context;
}

function countQueries(page: Page): Pick<Cost, 'queries' | 'bytes'> {
  const traffic = { queries: 0, bytes: 0 };
  page.on('requestfinished', async (request) => {
    if (!request.url().endsWith('/graphql')) return;
    traffic.queries += 1;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    traffic.bytes += responseBodySize + responseHeadersSize;
  });
  return traffic;
}

async function cpuDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = processorTimeOfTree(pid);
  await work();
  return processorTimeOfTree(pid) - before;
}

async function storeInspection(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const hives: { id: string }[] = await (await fetch(`${url}/api/v1/hives`, { headers })).json();
  const body = { date: '2026-06-03 14:05', hive_ids: [Number(hives[0]?.id)], notes: 'Calm' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const { status } = await fetch(`${url}/api/inspections/store`, request);
  if (status !== 201) throw new Error(`The inspection was answered ${status}.`);
}

function medians(costs: readonly Cost[]): string[] {
  const of = (value: (cost: Cost) => number) => median(costs.map(value));
  return [
    of(({ queries }) => queries).toFixed(0),
    (of(({ bytes }) => bytes) / 1000).toFixed(1),
    of(({ cpuMs }) => cpuMs).toFixed(0),
  ];
}

function cells(texts: readonly (string | number)[]): string {
  return texts
    .map((text, index) => (index === 0 ? String(text).padEnd(36) : String(text).padStart(10)))
    .join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
