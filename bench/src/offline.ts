import { loadavg } from 'node:os';
import { launchBrowser, phone } from '@skep/e2e/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { median } from './median.ts';
import { startSeededProduct } from './seeded-product.ts';
import { signIn } from './signed-in.ts';

// What a phone does without a network: opened by its icon to home, an inspection saved, and a day's work sent when the network
// is back. The app's worker has a processor of its own, which is not slowed with that of the page.

const account = { email: 'offline@skep.example', hives: 500, apiaries: 10 } as const;
/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 5);
/** A day at many apiaries. */
const day = { inspections: 200, photos: 100 } as const;

const load = () => loadavg()[0]?.toFixed(1);
report(`load of the machine as it begins: ${load()}`);
const product = await startSeededProduct(undefined, [account]);
const browser = await launchBrowser();
try {
  const context = await aPhone();
  const page = await context.newPage();
  await slowed(page);
  await page.goto(product.url);
  await isHome(page);
  const began = Date.now();
  await isCached(page);
  report(`fetched ahead for the field within ${ms(Date.now() - began)} of home: ${await weighed(page)}`);
  await page.close();
  await context.setOffline(true);
  const opened: number[] = [];
  const busy: number[] = [];
  const saved: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    opened.push(await homeOpened(context));
    busy.push(await threadTimeOfHome(context));
    saved.push(await inspectionSaved(context, round));
  }
  report(
    `opened without a network, ${account.hives} hives, CPU slowed four times: ${ms(median(opened))} (goal 2,000 ms)`,
  );
  report(`the same without being slowed, by the page's own thread: ${ms(median(busy))} of processor time`);
  report(`an inspection saved without a network: ${ms(median(saved))} (goal 100 ms)`);
  const sent = await daySent(context);
  report(
    `${sent.inspections} inspections with ${sent.photos} photos sent in ${(sent.whole / 1000).toFixed(0)} s, ` +
      `${sent.isInOrder ? 'in order' : 'OUT OF ORDER'}; longest task of the page ${ms(sent.longestTask)}, ` +
      `above 50 ms ${ms(sent.blocked)} in all`,
  );
  report(`load of the machine as it ends: ${load()}`);
  await context.close();
} finally {
  await browser.close();
  await product.stop();
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

function ms(figure: number): string {
  return `${Math.round(figure)} ms`;
}

async function aPhone(): Promise<BrowserContext> {
  const token = await signIn(product.url, account.email);
  const context = await browser.newContext({ locale: 'en-GB', viewport: phone, hasTouch: true });
  await context.addCookies([{ name: 'skep.signed-in', value: '1', url: product.url }]);
  await context.addInitScript((value) => localStorage.setItem('skep.session', value), token);
  return context;
}

function isHome(page: Page): Promise<void> {
  return page.locator('#skep-main ul li a').first().waitFor({ timeout: 60_000 });
}

interface OfflineParts {
  urls: string[];
  questions: { operationName: string }[];
}

/** Until the browser has all files and answers that the field needs. */
async function isCached(page: Page): Promise<void> {
  for (;;) {
    const isThere = await page.evaluate(async () => {
      const { urls, questions }: OfflineParts = await (await fetch('/offline.json')).json();
      const files = await caches.open('files');
      const cached = await Promise.all(urls.map((url) => files.match(url)));
      if (cached.includes(undefined) || navigator.serviceWorker.controller === null) return false;
      const opening = indexedDB.open('skep');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      opening.result.close();
      return questions.every(({ operationName }) =>
        reading.result.some((key) => String(key).startsWith(`${operationName} `)),
      );
    });
    if (isThere) return;
    await page.waitForTimeout(500);
  }
}

/** What was fetched ahead of data: its letters, and what of them the network carries. */
async function weighed(page: Page): Promise<string> {
  const sizes = await page.evaluate(async () => {
    const opening = indexedDB.open('skep');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('answers').objectStore('answers').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    const answers: { key: string; data: object }[] = reading.result;
    return Promise.all(
      answers.map(async ({ key, data }) => {
        const text = JSON.stringify(data);
        const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
        const { byteLength } = await new Response(packed).arrayBuffer();
        return { name: key.slice(0, key.indexOf(' ')), letters: text.length, packed: byteLength };
      }),
    );
  });
  const kilobytes = (of: 'letters' | 'packed') =>
    `${(sizes.reduce((sum, size) => sum + size[of], 0) / 1000).toFixed(0)} KB`;
  const each = sizes.map(({ name, letters }) => `${name} ${(letters / 1000).toFixed(0)}`).join(', ');
  return `${kilobytes('letters')}, packed ${kilobytes('packed')} (${each})`;
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function homeOpened(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await slowed(page);
  await page.goto(product.url, { waitUntil: 'commit' });
  await isHome(page);
  const opened = await page.evaluate(() => performance.now());
  await page.close();
  return opened;
}

/** Depends less on what else the machine does. */
async function threadTimeOfHome(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(product.url, { waitUntil: 'commit' });
  await isHome(page);
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** From the press until it is told that it is on this device, which is after it is on the disk. */
async function inspectionSaved(context: BrowserContext, round: number): Promise<number> {
  const page = await openForm(context);
  await page.getByRole('textbox', { name: 'Notes', exact: true }).fill(`Round ${round}`);
  await page.evaluate(() => {
    const times = { pressed: 0, confirmed: 0 };
    Object.assign(window, { skepSaved: times });
    addEventListener('click', ({ timeStamp }) => (times.pressed ||= timeStamp), { capture: true });
    new MutationObserver(() => {
      if (times.confirmed === 0 && document.body.textContent.includes('Saved on this device'))
        times.confirmed = performance.now();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved on this device').first().waitFor();
  const took = await page.evaluate(() => {
    const times: { pressed: number; confirmed: number } = Reflect.get(window, 'skepSaved');
    return times.confirmed - times.pressed;
  });
  await page.close();
  return took;
}

async function openForm(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${product.url}/inspect`);
  await page.locator('#skep-main a[href*="hiveId="]').first().click();
  await page.getByRole('textbox', { name: 'Notes', exact: true }).waitFor();
  return page;
}

async function daySent(context: BrowserContext) {
  const order: string[] = [];
  const page = await context.newPage();
  page.on('request', (request) => {
    const body = request.url().endsWith('/graphql') ? (request.postData() ?? '') : '';
    const [, number] = /Day (\d+)/.exec(body) ?? [];
    if (number !== undefined) order.push(number);
    else if (request.url().includes('/images/pieces/')) order.push('photo');
  });
  await page.goto(product.url);
  await isHome(page);
  await page.evaluate(keepDay, day);
  await page.reload();
  await isHome(page);
  await page.evaluate(() => {
    const tasks = { longest: 0, blocked: 0 };
    Object.assign(window, { skepTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        tasks.longest = Math.max(tasks.longest, duration);
        tasks.blocked += duration - 50;
      }
    }).observe({ type: 'longtask' });
  });
  const began = Date.now();
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page
    .locator('a[href="/waiting"][aria-label]')
    .first()
    .waitFor({ state: 'detached', timeout: 1_800_000 });
  const whole = Date.now() - began;
  const { longest: longestTask, blocked } = await page.evaluate((): { longest: number; blocked: number } =>
    Reflect.get(window, 'skepTasks'),
  );
  const numbers = [...new Set(order.filter((one) => one !== 'photo'))];
  const isInOrder =
    numbers.every((one, index) => Number(one) === index) &&
    order.slice(order.indexOf('photo')).every((one) => one === 'photo');
  return {
    inspections: numbers.length,
    photos: order.filter((one) => one === 'photo').length,
    ...{ whole, longestTask, blocked, isInOrder },
  };
}

/** Runs in the page: makes of one inspection that waits as many as a day has, half of them with a photo. */
async function keepDay({ inspections, photos }: { inspections: number; photos: number }): Promise<void> {
  const opening = indexedDB.open('skep-waiting');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const database = opening.result;
  const reading = database.transaction('rows').objectStore('rows').getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  const [sample] = reading.result;
  const canvas = new OffscreenCanvas(1600, 1200);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws nothing.');
  for (let x = 0; x < 1600; x += 4) {
    brush.fillStyle = `hsl(${Math.random() * 360} 60% 50%)`;
    brush.fillRect(x, Math.random() * 1200, 4, 600);
  }
  const content = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const writing = database.transaction(['rows', 'photos'], 'readwrite');
  writing.objectStore('rows').clear();
  const savedAt = Date.now();
  for (let index = 0; index < inspections; index += 1) {
    const id = crypto.randomUUID();
    const photoId = id.replace(/^(.{14})./, '$17');
    const { seq: _seq, ...row } = structuredClone(sample);
    const { inspection } = row.variables.input;
    inspection.notes = `Day ${index}`;
    const hasPhoto = index < photos;
    if (hasPhoto) inspection.awaitedPhotos = [{ id: photoId }];
    row.work.photoIds = hasPhoto ? [photoId] : [];
    for (const change of row.work.changes) {
      const shown = change.kind === 'fields' ? change.fields.lastInspection : change.entry;
      if (shown) shown.id = `waiting:${id}`;
    }
    writing.objectStore('rows').add({ ...row, id, savedAt });
    if (!hasPhoto) continue;
    const of = { id, title: row.work.title };
    const fresh = { isSent: false, sentBytes: 0, tries: 0, refusal: undefined, takenAt: undefined };
    writing
      .objectStore('photos')
      .add({ id: photoId, personId: row.personId, content, sha256, of, savedAt, nextAt: savedAt, ...fresh });
  }
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  database.close();
}
