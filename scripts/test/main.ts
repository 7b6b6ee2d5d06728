import { createHash } from 'node:crypto';
import { exitWithParent } from '../child-process.ts';
import { affectedFlows, affectedSteps } from './affected.ts';
import { chooseTests, machine, slowestFiles } from './cached-jest.ts';
import { changedFiles } from './changed-files.ts';
import { checkedOut, editedSince } from './checkout.ts';
import type { Counts } from './programs.ts';
import { cacheFolder, ResultCache } from './result-cache.ts';
import { flowsStep, type Step, steps } from './steps.ts';
import { keepTemporaryFilesTogether } from './temporary-folder.ts';

// `npm test`: everything that proves the product. `npm test -- api` runs the steps whose name contains "api", and
// `npm test -- changed` what the difference to main can break. What passed with the same inputs does not run again, but
// with `--no-cache`.

const lanes = 2; // cores of the machine that CI runs on
const total: Counts = { passed: 0, failed: 0 };
const finished = new Map<string, boolean>();
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const changed = words.includes('changed') ? changedFiles() : undefined;
/** A step that is asked for by its name runs: whoever asks wants to see it. */
const isNamed = words.length > 0 && changed === undefined;
if (process.argv.includes('--no-cache')) process.env.SKEP_TEST_CACHE = 'off';
const folder = isNamed ? undefined : cacheFolder();
const results = folder === undefined ? undefined : new ResultCache(folder);
const before = checkedOut();
const waiting = withNeeds(chosenSteps());

if (isNamed && waiting.length === 0) {
  process.stderr.write(`No step's name contains “${words.join('” or “')}”. The steps are:\n`);
  for (const { name } of steps) process.stderr.write(`  ${name}\n`);
  process.exit(1);
}
exitWithParent();
keepTemporaryFilesTogether();
chooseTests({ results, changed });
await Promise.all(Array.from({ length: lanes }, runLane));
results?.removeOld();
process.stdout.write(`\nThe slowest files:\n  ${slowestFiles(25).join('\n  ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

function chosenSteps(): Step[] {
  if (changed !== undefined) return stepsOfChange(changed);
  return isNamed ? steps.filter(({ name }) => words.some((word) => name.includes(word))) : steps;
}

function stepsOfChange(paths: readonly string[]): Step[] {
  const affected = affectedSteps(steps, paths);
  const flows = affectedFlows(paths);
  if (flows === undefined) return affected;
  return [...affected.filter(({ isFlow }) => !isFlow), ...(flows.length === 0 ? [] : [flowsStep(flows)])];
}

/** Takes the next step that can start until none is left; a step whose need failed counts as failed. */
async function runLane(): Promise<void> {
  while (waiting.length > 0) {
    const index = waiting.findIndex((step) => step.needs.every((need) => finished.has(need)));
    if (index === -1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    const [step] = waiting.splice(index, 1);
    if (step) await runStep(step);
  }
}

async function runStep(step: Step): Promise<void> {
  const began = Date.now();
  const broken = step.needs.find((need) => finished.get(need) === false);
  if (broken !== undefined) return report(step, { passed: 0, failed: 1 }, `not run: "${broken}" failed`);
  const key = keyOf(step);
  const known = key === undefined || isReadLater(step) ? undefined : results?.find(key);
  if (known !== undefined) return report(step, { passed: known, failed: 0 }, 'unchanged');
  const counts: Counts = await step.run().catch((error: Error) => {
    process.stdout.write(`\n${error.message}\n`);
    return { passed: 0, failed: 1 };
  });
  const isProof = counts.failed === 0 && counts.isPart !== true && !isEdited(step);
  if (key !== undefined && isProof) results?.store(key, counts.passed, step.name);
  report(step, counts, remark(counts, began));
}

/** @returns a name for the step's result with these inputs, undefined when its test files have results of their own */
function keyOf({ name, inputs }: Step): string | undefined {
  if (inputs === undefined) return undefined;
  const content = before.hashOfAll(before.paths.filter((path) => inputs.test(path)));
  return createHash('sha256')
    .update(JSON.stringify([name, content, machine()]))
    .digest('hex');
}

/** What was edited while the step ran: nobody knows which of the two it tried. */
function isEdited({ inputs }: Step): boolean {
  return editedSince(before).some((path) => inputs?.test(path));
}

/** A result is known in a fresh clone; the files that came with it are not there. */
function isReadLater({ name, writesFiles = false }: Step): boolean {
  return writesFiles && waiting.some((step) => step.needs.includes(name) && !isKnown(step));
}

function isKnown(step: Step): boolean {
  const key = keyOf(step);
  return key !== undefined && !step.writesFiles && results?.find(key) !== undefined;
}

function remark({ unchanged = 0 }: Counts, began: number): string {
  const time = `${((Date.now() - began) / 1000).toFixed(0)} s`;
  return unchanged === 0 ? time : `${time}, ${unchanged} files unchanged`;
}

function report(step: Step, counts: Counts, text: string): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  finished.set(step.name, counts.failed === 0);
  const mark = counts.failed === 0 ? 'ok  ' : 'FAIL';
  process.stdout.write(`${mark} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${text})\n`);
}

function withNeeds(chosen: Step[]): Step[] {
  const needed = new Set(chosen.flatMap(({ needs }) => needs));
  const added = steps.filter((step) => needed.has(step.name) && !chosen.includes(step));
  return added.length === 0 ? chosen : withNeeds([...added, ...chosen]);
}
