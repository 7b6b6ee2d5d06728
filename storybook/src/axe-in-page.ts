import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { DrawnPair } from '../../packages/ui/src/tokens/proved-pair.ts';

/** A rule's results as axe has them, before it describes every element that passed. */
interface RuleResults {
  id: string;
  passes: { any: { data: ContrastData | null }[] }[];
  violations: object[];
}

interface ContrastData {
  fgColor?: string;
  bgColor?: string;
  /** Such as `4.5:1`. */
  expectedContrastRatio?: string;
}

interface Axe {
  configure: (spec: { noHtml: boolean }) => void;
  addReporter: (
    name: string,
    report: (results: RuleResults[], options: RunOptions, done: (results: RuleResults[]) => void) => void,
  ) => void;
  run: {
    (context: Document, options: RunOptions & { reporter: 'undescribed' }): Promise<RuleResults[]>;
    (context: Document, options: RunOptions): Promise<{ violations: Result[] }>;
  };
}

const axeSource = readFileSync(createRequire(import.meta.filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Script of a page on which `runAxe` is called. */
export const axeScript = `${axeSource};(${prepareAxe})()`;

/** Runs in the page. Describing every element that passes takes axe as long as some of its rules. */
function prepareAxe(): void {
  const axe: Axe = Reflect.get(globalThis as object, 'axe');
  axe.configure({ noHtml: true });
  axe.addReporter('undescribed', (results, _, done) => done(results));
}

export interface AxeFindings {
  violations: Result[];
  /** Texts whose contrast is enough, with what is behind them. */
  pairs: DrawnPair[];
}

/** Runs axe on what the page shows. */
export function runAxe(page: Page, options: RunOptions): Promise<AxeFindings> {
  return page.evaluate(findings, options);
}

/** Runs in the page. */
async function findings(options: RunOptions): Promise<AxeFindings> {
  const axe: Axe = Reflect.get(globalThis as object, 'axe');
  const rules = await axe.run(document, { ...options, reporter: 'undescribed' });
  const contrast = rules.filter(({ id }) => id === 'color-contrast').flatMap(({ passes }) => passes);
  const pairs = contrast.flatMap(({ any }) =>
    any.flatMap(({ data }) =>
      data?.fgColor && data.bgColor
        ? [
            {
              text: data.fgColor,
              back: data.bgColor,
              ratio: Number.parseFloat(data.expectedContrastRatio ?? ''),
            },
          ]
        : [],
    ),
  );
  if (rules.every(({ violations }) => violations.length === 0)) return { violations: [], pairs };
  const { violations } = await axe.run(document, options);
  return { violations, pairs };
}
