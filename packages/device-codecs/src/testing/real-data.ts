import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const projectRoot = resolve(import.meta.dirname, '../../../..');

/** Input that others made (see its README); it is outside of the project and not part of it. */
const realDataFolder = process.env.SKEP_REAL_DATA ?? resolve(projectRoot, '../shared/data');

export function hasRealData(): boolean {
  return existsSync(realDataFolder);
}

/** Where real data come from in this run, or that there are none. */
export function realDataLine(): string {
  return hasRealData() ? `Real data: ${realDataFolder}` : `Real data: ${skipped(realDataFolder)}`;
}

/** Tests of a part of the real data, or one line that says that they were skipped. */
export function describeRealData(part: string, tests: (path: string) => void): void {
  const path = join(realDataFolder, part);
  if (existsSync(path)) describe(`real data: ${part}`, () => tests(path));
  else test.skip(`real data: ${skipped(path)}`, () => undefined);
}

function skipped(path: string): string {
  return `skipped, since there is no ${path} (SKEP_REAL_DATA names another folder)`;
}
