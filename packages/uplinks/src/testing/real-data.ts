import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const projectRoot = resolve(import.meta.dirname, '../../../..');

/** Input that others made (see its README); it stands beside the project and is not part of it. */
export const realDataFolder = process.env.SKEP_REAL_DATA ?? resolve(projectRoot, '../shared/data');

/** Tests of a part of the real data, or one line that says that they were skipped. */
export function describeRealData(part: string, tests: (folder: string) => void): void {
  const folder = join(realDataFolder, part);
  if (existsSync(folder)) {
    describe(`real data: ${part}`, () => tests(folder));
    return;
  }
  const line = `skipped, since there is no ${folder} (SKEP_REAL_DATA names another folder)`;
  process.stdout.write(`real data: ${line}\n`);
  test.skip(`real data: ${line}`, () => undefined);
}
