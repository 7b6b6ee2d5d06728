import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { buildFronts, generate } from '../../standalone/src/prepare.ts';
import { exitWithParent } from '../child-process.ts';
import { findChromium, findWholeChromium } from '../chromium.ts';
import { findFirefox } from '../firefox.ts';
import { treeOfWork } from './changed-files.ts';
import {
  choiceOf,
  chosenStages,
  type PassedStages,
  passedBefore,
  runStages,
  type StageResult,
  type StageState,
} from './stage-runner.ts';
import { stages } from './stages.ts';

// `npm run test:long`: the hours of tests that `npm test` has minutes of. It goes on where it was stopped, or where a
// stage failed, as long as no file has changed. `npm run test:long -- --from-start` runs all of it, and
// `npm run test:long -- kills` the stages whose name contains that word.

const stateFile = join(projectRoot, '.cache/long-stages.json');
const choice = choiceOf(process.argv.slice(2));
const chosen = chosenStages(stages, choice);
if (chosen.length === 0) {
  process.stdout.write(`There are these stages: ${stages.map(({ name }) => name).join(', ')}.\n`);
  process.exit(1);
}

exitWithParent();
const began = Date.now();
const tree = treeOfWork();
const stored = readState();
const before = passedBefore(stored, tree, choice);
/** What is known to have passed, for the next run. */
let passed: PassedStages = stored?.tree === tree && !choice.isFromStart ? stored.passed : {};
const total = { passed: 0, failed: 0 };
writeState();

// Whatever two stages would make at the same time.
await generate(() => undefined);
await buildFronts(() => undefined);
findChromium();
findWholeChromium();
findFirefox();

for (const { name } of chosen) {
  const result = before[name];
  if (result !== undefined) report(name, result, 'passed before');
}
await runStages(
  chosen.filter(({ name }) => before[name] === undefined),
  ({ name }, result) => {
    report(name, result, `${result.seconds} s`);
    store(name, result);
  },
);
const minutes = Math.round((Date.now() - began) / 60_000);
process.stdout.write(
  `\n${chosen.length} stages: ${total.passed} passed, ${total.failed} failed (${minutes} minutes)\n`,
);
process.exit(total.failed === 0 ? 0 : 1);

function report(name: string, counts: StageResult, remark: string): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  const mark = counts.failed === 0 ? 'ok  ' : 'FAIL';
  process.stdout.write(`${mark} ${name}: ${counts.passed} passed, ${counts.failed} failed (${remark})\n`);
}

function readState(): StageState | undefined {
  return existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : undefined;
}

/** At once: the next stage may be where the run is stopped. */
function store(name: string, result: StageResult): void {
  const { [name]: _earlier, ...others } = passed;
  passed = result.failed === 0 ? { ...others, [name]: result } : others;
  writeState();
}

function writeState(): void {
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify({ tree, passed } satisfies StageState));
}
