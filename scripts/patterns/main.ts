import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { type Pattern, patternsIn } from './find-patterns.ts';
import { slownessOf } from './linear-time.ts';

/** What runs where others' texts come in, and what browsers run of the same. */
const programs = '{api,gateway,standalone,shell,mf-*,packages/*}/src/**/*.{ts,tsx}';
/** Tests, and tools that read nothing but our own files. */
const ownTexts =
  /\.(test|stories)\.tsx?$|\/(testing|node_modules|generated)\/|\/test-[\w-]+\.ts$|^packages\/(web-build|i18n\/src\/check)\//;

const known = new Map<string, string | undefined>();
let slow = 0;
for (const path of globSync(programs, { cwd: projectRoot }).filter((name) => !ownTexts.test(name))) {
  for (const pattern of patternsIn(readFileSync(join(projectRoot, path), 'utf8'), path.endsWith('x'))) {
    const fault = faultOf(pattern);
    if (fault === undefined) continue;
    slow += 1;
    process.stdout.write(`${path}: the regular expression ${fault}\n`);
  }
}
process.stdout.write(`${known.size} regular expressions, ${slow} not of linear time.\n`);
process.exitCode = slow === 0 ? 0 : 1;

function faultOf(pattern: Pattern | undefined): string | undefined {
  if (pattern === undefined) return 'is put together, so that nothing can be told of it';
  const written = `/${pattern.source}/${pattern.flags}`;
  if (!known.has(written)) known.set(written, slownessOf(pattern));
  const slowness = known.get(written);
  return slowness && `${written} ${slowness}`;
}
