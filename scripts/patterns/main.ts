import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { type Pattern, patternsIn } from './find-patterns.ts';
import { slownessOf } from './linear-time.ts';
import { VerifiedPatterns } from './verified-patterns.ts';

// Checks regular expressions that the list of verified ones lacks. `--all` checks all of them, as `npm run test:long`
// does. `--write` adds those that passed to the list.

/** What runs where others' texts come in, and what browsers run of the same. */
const programs = '{api,gateway,standalone,shell,mf-*,packages/*}/src/**/*.{ts,tsx}';
/** Tests, and tools that read nothing but our own files. */
const ownTexts =
  /\.(test|stories)\.tsx?$|\/(testing|node_modules|generated)\/|\/test-[\w-]+\.ts$|^packages\/(web-build|i18n\/src\/check)\//;

const listFile = join(import.meta.dirname, 'verified.txt');
const { version } = createRequire(import.meta.url)('recheck/package.json');
const checker = `${version} ${readFileSync(join(import.meta.dirname, 'linear-time.ts'), 'utf8')}`;
const isListed = existsSync(listFile) && !process.argv.includes('--all');
const verified = new VerifiedPatterns(checker, isListed ? readFileSync(listFile, 'utf8') : undefined);

const known = new Map<string, string | undefined>();
let checked = 0;
let slow = 0;
for (const path of globSync(programs, { cwd: projectRoot }).filter((name) => !ownTexts.test(name))) {
  for (const pattern of patternsIn(readFileSync(join(projectRoot, path), 'utf8'), path.endsWith('x'))) {
    const fault = faultOf(pattern);
    if (fault === undefined) continue;
    slow += 1;
    process.stdout.write(`${path}: the regular expression ${fault}\n`);
  }
}
if (process.argv.includes('--write')) {
  const linear = [...known].flatMap(([written, slowness]) => (slowness === undefined ? [written] : []));
  writeFileSync(listFile, verified.list(linear));
}
process.stdout.write(`${known.size} regular expressions, ${checked} checked, ${slow} not of linear time.\n`);
process.exitCode = slow === 0 ? 0 : 1;

function faultOf(pattern: Pattern | undefined): string | undefined {
  if (pattern === undefined) return 'is put together, so that nothing can be told of it';
  const written = `/${pattern.source}/${pattern.flags}`;
  if (!known.has(written)) known.set(written, slownessUnlessVerified(pattern, written));
  const slowness = known.get(written);
  return slowness && `${written} ${slowness}`;
}

function slownessUnlessVerified(pattern: Pattern, written: string): string | undefined {
  if (verified.has(written)) return undefined;
  checked += 1;
  return slownessOf(pattern);
}
