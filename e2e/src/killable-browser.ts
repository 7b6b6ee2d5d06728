import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type SpawnedProcess, spawnChild } from '../../scripts/child-process.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { flags, phone } from './browser.ts';

/** A phone’s browser whose process can be killed: what it keeps on its disk is all that outlives it. */
export interface KillableBrowser {
  page: () => Page;
  /** Also of a browser that is opened anew. */
  setOffline: (isOffline: boolean) => Promise<void>;
  /** At once, whatever it is at; it is opened again with what it has kept. */
  killAndOpen: (url: string) => Promise<void>;
  /** As its person closes it: all that it keeps is on the disk, also who is signed in, which it writes at leisure. */
  closeAndOpen: (url: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Opened {
  process: SpawnedProcess;
  browser: Browser;
  context: BrowserContext;
  page: Page;
}

export async function openKillableBrowser(): Promise<KillableBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'skep-browser-'));
  let isOffline = false;
  let opened = await open(folder);
  async function openAgain(url: string) {
    opened = await open(folder);
    await opened.context.setOffline(isOffline);
    await opened.page.goto(url);
  }
  return {
    page: () => opened.page,
    async setOffline(wanted) {
      isOffline = wanted;
      await opened.context.setOffline(wanted);
    },
    async killAndOpen(url) {
      await kill(opened.process);
      await openAgain(url);
    },
    async closeAndOpen(url) {
      const exited = new Promise((resolve) => opened.process.once('exit', resolve));
      await (await opened.browser.newBrowserCDPSession()).send('Browser.close');
      await exited;
      await openAgain(url);
    },
    async close() {
      await kill(opened.process);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function open(folder: string): Promise<Opened> {
  const path = findChromium();
  const own = [
    `--user-data-dir=${folder}`,
    '--remote-debugging-port=0',
    '--lang=en-GB',
    '--accept-lang=en-GB',
    'about:blank',
  ];
  const browserProcess = spawnChild(path, [...flags, ...own], {});
  const browser = await chromium.connectOverCDP(await printedAddress(browserProcess));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  // A machine under load is slow, not wrong: it opens browsers all the time here.
  context.setDefaultTimeout(60_000);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize(phone);
  return { process: browserProcess, browser, context, page };
}

function printedAddress(browserProcess: SpawnedProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    browserProcess.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    browserProcess.once('exit', () => reject(new Error(`The browser has ended:\n${output}`)));
  });
}

async function kill(browserProcess: SpawnedProcess): Promise<void> {
  const exited = new Promise((resolve) => browserProcess.once('exit', resolve));
  // With all that it has started, which would go on writing.
  if (browserProcess.pid !== undefined) process.kill(-browserProcess.pid, 'SIGKILL');
  await exited;
}
