import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { type DrawnPair, isProvedPair } from '../../packages/ui/src/tokens/proved-pair.ts';
import { axeScript, runAxe } from './axe-in-page.ts';
import { changedStoryFilter } from './changed-stories.ts';
import { cutOffPopups } from './popups-in-page.ts';
import { builtStories, type Story, startStoryBrowser } from './story-browser.ts';

// Draws every story of the static build in the light theme. In stories that can look different from how they look on
// main, axe must find nothing and no popup may be cut off; all others were examined before. Other themes differ in colours
// alone, and a test of packages/ui proves every pair of colours that may be drawn for each of them. Where git cannot tell
// what was changed, axe examines every story. Arguments: words, of which a story's id must contain one to be examined, and
// `--all-themes` to examine all of them in all themes.

/** The first theme is looked at by all rules; the others differ from it in colours alone. */
const firstTheme = 'light';
const themes = [firstTheme, 'dark', 'sun'];
const rulesOfColours = ['color-contrast', 'link-in-text-block'];
const pagesAtOnce = 3;
// A story is a part of a page: what only a whole page can have is proved on the assembled product.
const rulesOfWholePages = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'document-title'];
// Of what a page loads only media is of interest to these rules; style sheets would be read for nothing.
const violationsOnly: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };
const allRules: RunOptions = {
  ...violationsOnly,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries(rulesOfWholePages.map((rule) => [rule, { enabled: false }])),
};
const colourRules: RunOptions = {
  ...violationsOnly,
  runOnly: { type: 'rule', values: rulesOfColours },
};

const allThemes = '--all-themes';
const given = process.argv.slice(2);
const wanted = given.filter((argument) => argument !== allThemes && argument !== '--');
const stories = builtStories().filter(
  ({ id }) => wanted.length === 0 || wanted.some((word) => id.includes(word)),
);
const isEverything = given.includes(allThemes);
const isExamined = isEverything || wanted.length > 0 ? () => true : changedStoryFilter();
const waiting = [...stories];
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
  // The first story brings all of Storybook with it, which a busy machine takes a minute for.
  page.setDefaultTimeout(180_000);
  await page.addInitScript(axeScript);
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(`  ${message}`));
  for (let story = waiting.shift(); story; story = waiting.shift()) {
    for (const theme of isEverything ? themes : [firstTheme]) {
      const problems = await problemsOf(page, story, theme);
      count(story, theme, [...problems, ...thrown.splice(0)]);
    }
  }
  await context.close();
}

function count({ title, name }: Story, theme: string, problems: string[]): void {
  if (problems.length === 0) passed += 1;
  else {
    failed += 1;
    process.stdout.write(`${title} / ${name} (${theme})\n${problems.join('\n')}\n`);
  }
}

async function problemsOf(page: Page, story: Story, theme: string): Promise<string[]> {
  const isFirst = theme === firstTheme;
  try {
    if (isFirst) await show(page, story);
    else await setTheme(page, theme);
    if (!isExamined(story)) return [];
    const { violations, pairs } = await runAxe(page, isFirst ? allRules : colourRules);
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `  ${id}: ${help}\n    ${target}\n    ${failureSummary}`),
    );
    return [...found, ...(isFirst ? [...unprovedPairs(pairs), ...(await cutOffPopups(page))] : [])];
  } catch (error) {
    return [`  ${error instanceof Error ? error.message : error}`];
  }
}

/** In the other themes nobody would look at these. */
function unprovedPairs(pairs: DrawnPair[]): string[] {
  const texts = pairs
    .filter((pair) => !isProvedPair(pair))
    .map(({ text, back }) => `  ${text} on ${back} is not in packages/ui/src/tokens/contrast-pairs.ts`);
  return [...new Set(texts)];
}

async function show(page: Page, story: Story): Promise<void> {
  if (page.url() === 'about:blank') return viewed.open(page, story, { theme: firstTheme });
  await setTheme(page, firstTheme);
  await viewed.replace(page, story);
}

function setTheme(page: Page, theme: string): Promise<void> {
  return page.evaluate((next) => document.documentElement.setAttribute('data-theme', next), theme);
}
