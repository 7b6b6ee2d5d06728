import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { patternsIn } from './find-patterns.ts';
import { slownessOf } from './linear-time.ts';

/** What runs where others' texts come in, and what browsers run of the same. */
const programs = globSync('{api,gateway,standalone,shell,mf-*,packages/*}/src/**/*.{ts,tsx}', {
  cwd: projectRoot,
});
/** Tests, and tools that read nothing but our own files. */
const ownTexts =
  /\.(test|stories)\.tsx?$|\/(testing|node_modules|generated)\/|\/test-[\w-]+\.ts$|^packages\/(web-build|i18n\/src\/check)\//;

const known = new Map<string, string | undefined>();
let slow = 0;
for (const path of programs.filter((name) => !ownTexts.test(name))) {
  for (const pattern of patternsIn(readFileSync(join(projectRoot, path), 'utf8'), path.endsWith('x'))) {
    const written = pattern && `/${pattern.source}/${pattern.flags}`;
    if (written !== undefined && !known.has(written)) known.set(written, slownessOf(pattern));
    const fault =
      written === undefined ? 'is put together, so that nothing can be told of it' : known.get(written);
    if (fault === undefined) continue;
    slow += 1;
    process.stdout.write(`${path}: the regular expression ${written ?? ''} ${fault}\n`);
  }
}
process.stdout.write(`${known.size} regular expressions, ${slow} not of linear time.\n`);
process.exitCode = slow === 0 ? 0 : 1;
