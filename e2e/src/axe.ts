import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const axeScript = readFileSync(createRequire(import.meta.filename).resolve('axe-core/axe.min.js'), 'utf8');
const everyRule: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Themes differ in colours alone. */
const rulesOfColours: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
};

export const allThemes = ['light', 'dark', 'sun'];

/** What axe finds on the page as it stands, in these themes, each with what is wrong. */
export async function axeProblems(page: Page, themes: readonly string[]): Promise<string[]> {
  // It stays in a page that goes from screen to screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
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
