import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: {
      configure: (spec: { noHtml: boolean }) => void;
      run: (context: Document, options: RunOptions) => Promise<AxeResults>;
    };
  }
}

const axeScript = readFileSync(createRequire(import.meta.filename).resolve('axe-core/axe.min.js'), 'utf8');
// Of what a page loads only media is of interest to these rules; style sheets would be read for nothing.
const violationsOnly: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };
const everyRule: RunOptions = {
  ...violationsOnly,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Themes differ in colours alone. */
const rulesOfColours: RunOptions = {
  ...violationsOnly,
  runOnly: ['color-contrast', 'link-in-text-block'],
};

export const allThemes = ['light', 'dark', 'sun'];

/** What axe finds on the page as it stands, in these themes, each with what is wrong. */
export async function axeProblems(page: Page, themes: readonly string[]): Promise<string[]> {
  // It stays in a page that goes from screen to screen.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeScript);
    // Describing every element takes axe as long as some of its rules.
    await page.evaluate(() => window.axe.configure({ noHtml: true }));
  }
  const problems: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const options = theme === themes[0] ? everyRule : rulesOfColours;
    const { violations } = await page.evaluate((rules) => window.axe.run(document, rules), options);
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        problems.push(`${theme}: ${id} ${target} ${failureSummary}`);
  }
  return problems;
}
