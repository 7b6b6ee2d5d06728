import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { serveStatic } from './serve-static.ts';

/** Where `storybook build` puts the static Storybook. */
export const staticFolder = join(import.meta.dirname, '../static');

const quietFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: (payload: Error) => void) => void;
      once: (event: string, listener: () => void) => void;
      off: (event: string, listener: (payload: Error) => void) => void;
      emit: (event: string, payload: object) => void;
    };
  }
}

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Its file, relative to the folder of Storybook. */
  importPath: string;
}

/** The stories of the static build, in their order. */
export function builtStories(): Story[] {
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    readFileSync(join(staticFolder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

export interface StoryView {
  theme: string;
  language?: string;
}

export interface StoryBrowser {
  browser: Browser;
  /** Opens a story and waits until it is drawn and played. @throws Error that names what the story threw */
  open: (page: Page, story: Story, view: StoryView) => Promise<void>;
  /** Puts a story in the place of the one that is open, in a third of the time. @throws Error as `open` */
  replace: (page: Page, story: Story) => Promise<void>;
  stop: () => Promise<void>;
}

/** A headless Chromium (`CHROMIUM_PATH`, or Debian's) over the static Storybook. */
export async function startStoryBrowser(): Promise<StoryBrowser> {
  const server = await serveStatic(staticFolder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: quietFlags,
  });

  async function open(page: Page, story: Story, { theme, language = 'en' }: StoryView) {
    const globals = `theme:${theme};language:${language}`;
    // Without a story, so that the first one is asked for and listened to as the others are.
    await page.goto(`${server.url}/iframe.html?viewMode=story&globals=${globals}`);
    await page.waitForFunction(() => document.body.classList.contains('sb-show-nopreview'));
    await hideSpinner(page);
    await replace(page, story);
  }

  /** Storybook's own spinner turns while a story loads: to draw it again and again takes as long as the story. */
  async function hideSpinner(page: Page) {
    await page.addStyleTag({ content: '.sb-preparing-story { display: none !important; }' });
  }

  async function replace(page: Page, { id }: Story) {
    const thrown = await page.evaluate(showStory, id);
    if (thrown !== undefined) throw new Error(`While it was played: ${thrown}`);
    await expectDrawn(page);
  }

  async function stop() {
    await browser.close();
    server.stop();
  }

  return { browser, open, replace, stop };
}

/** Runs in the page: asks the preview for another story, as the sidebar would. Returns what its play function threw. */
function showStory(storyId: string): Promise<string | undefined> {
  window.scrollTo(0, 0);
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  // A story is finished when it was played, or threw.
  const ends = ['storyFinished', 'storyMissing'];
  let thrown: string | undefined;
  const note = ({ message }: Error) => {
    thrown = message;
  };
  channel.on('playFunctionThrewException', note);
  return new Promise((resolve) => {
    for (const end of ends)
      channel.once(end, () => {
        channel.off('playFunctionThrewException', note);
        resolve(thrown);
      });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** What a story threw while it was drawn stands in its place. */
async function expectDrawn(page: Page): Promise<void> {
  const problem = await page.evaluate(() =>
    document.body.classList.contains('sb-show-main')
      ? undefined
      : (document.querySelector('#error-message')?.textContent ?? 'The story is not there.'),
  );
  if (problem !== undefined) throw new Error(problem);
}
