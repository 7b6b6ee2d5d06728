import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { type Counts, runProgram } from './programs.ts';
import { cacheFolder } from './result-cache.ts';

/**
 * Checks the types of `tsconfig.<name>.json`. What the compiler knows of each file is stored with the results of tests: in
 * a fresh clone it looks at what differs, by content.
 */
export async function checkTypes(name: string): Promise<Counts> {
  const known = join(projectRoot, `.cache/types/${name}.tsbuildinfo`);
  const folder = cacheFolder();
  const stored = folder === undefined ? undefined : join(folder, `${name}.tsbuildinfo`);
  if (stored !== undefined && existsSync(stored) && !existsSync(known)) copy(stored, known);
  const counts = await runProgram('tsc', ['--project', `tsconfig.${name}.json`]);
  if (stored !== undefined && counts.failed === 0) copy(known, stored);
  return counts;
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
