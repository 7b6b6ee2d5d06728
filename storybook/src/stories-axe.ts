import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { builtStories, type Story, startStoryBrowser } from './story-browser.ts';

// Opens every story of the static build in every theme and lets axe look at it. A story passes when it draws
// without an error and axe finds nothing. Arguments: words, of which a story's id must contain one.

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const themes = ['light', 'dark', 'sun'];
const pagesAtOnce = 3;
const axeScript = readFileSync(createRequire(import.meta.filename).resolve('axe-core/axe.min.js'), 'utf8');

// A story is a part of a page: what only a whole page can have is proved on the assembled product.
const rulesOfWholePages = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'document-title'];
const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries(rulesOfWholePages.map((rule) => [rule, { enabled: false }])),
};

const wanted = process.argv.slice(2);
const stories = builtStories().filter(
  ({ id }) => wanted.length === 0 || wanted.some((word) => id.includes(word)),
);
const waiting = stories.flatMap((story) => themes.map((theme) => ({ story, theme })));
const viewed = await startStoryBrowser();
let passed = 0;
let failed = 0;

await Promise.all(Array.from({ length: pagesAtOnce }, lookAtStories));
await viewed.stop();
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function lookAtStories(): Promise<void> {
  const context = await viewed.browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(axeScript);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const problems = await problemsOf(page, next.story, next.theme);
    if (problems.length === 0) {
      passed += 1;
      continue;
    }
    failed += 1;
    process.stdout.write(
      `${next.story.title} / ${next.story.name} (${next.theme})\n${problems.join('\n')}\n`,
    );
  }
  await context.close();
}

async function problemsOf(page: Page, story: Story, theme: string): Promise<string[]> {
  try {
    await viewed.open(page, story, { theme });
    const { violations } = await page.evaluate((run) => window.axe.run(document, run), options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `  ${id}: ${help}\n    ${target}\n    ${failureSummary}`),
    );
  } catch (error) {
    return [`  ${error instanceof Error ? error.message : error}`];
  }
}
