import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { fingerprint } from '../../standalone/src/freshness.ts';
import { endWithDoor } from '../tied.ts';
import { affectedSteps } from './affected.ts';
import { changedFiles } from './changed-files.ts';
import type { Counts } from './programs.ts';
import { type Step, steps } from './steps.ts';
import { keepTemporaryFilesTogether } from './temporary-folder.ts';

// `npm test`: everything that proves the product. `npm test -- api` runs the steps whose name contains "api", and
// `npm test -- changed` what the difference to main can break.

const lanes = 2; // cores of the machine that CI runs on
const cacheFolder = join(projectRoot, '.cache/tests');
const total: Counts = { passed: 0, failed: 0 };
const finished = new Map<string, boolean>();
const words = process.argv.slice(2).filter((argument) => argument !== '--');
const isOfChange = words.includes('changed');
/** Of steps that need not run whole, the files whose tests are enough. */
const loading = new Map<Step, string[]>();
const waiting = withNeeds(chosenSteps());

endWithDoor();
keepTemporaryFilesTogether();
await Promise.all([...Array.from({ length: lanes }, () => runLane(isWork)), runLane(isWait)]);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

function chosenSteps(): Step[] {
  if (words.length === 0) return steps;
  if (!isOfChange) return steps.filter(({ name }) => words.some((word) => name.includes(word)));
  return affectedSteps(steps, changedFiles()).map(({ step, loading: files }) => {
    if (files !== undefined) loading.set(step, files);
    return step;
  });
}

function isWait({ mostlyWaits = false }: Step): boolean {
  return mostlyWaits;
}

function isWork(step: Step): boolean {
  return !isWait(step);
}

/** Takes the next step of its kind that can start until none is left; a step whose need failed counts as failed. */
async function runLane(isOwn: (step: Step) => boolean): Promise<void> {
  while (waiting.some(isOwn)) {
    const index = waiting.findIndex((step) => isOwn(step) && step.needs.every((need) => finished.has(need)));
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
  const state = fingerprint(step.inputs);
  const marker = join(cacheFolder, `${step.name.replaceAll(' ', '-')}.json`);
  const known = existsSync(marker) ? JSON.parse(readFileSync(marker, 'utf8')) : undefined;
  if (known?.state === state && (words.length === 0 || isOfChange))
    return report(step, { passed: known.passed, failed: 0 }, 'unchanged');
  const files = loading.get(step);
  const counts = await step.run(files).catch((error: Error) => {
    process.stdout.write(`\n${error.message}\n`);
    return { passed: 0, failed: 1 };
  });
  if (counts.failed === 0 && files === undefined) {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(marker, JSON.stringify({ state, passed: counts.passed }));
  }
  report(step, counts, `${((Date.now() - began) / 1000).toFixed(0)} s`);
}

function report(step: Step, counts: Counts, remark: string): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  finished.set(step.name, counts.failed === 0);
  const mark = counts.failed === 0 ? 'ok  ' : 'FAIL';
  process.stdout.write(
    `${mark} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${remark})\n`,
  );
}

function withNeeds(chosen: Step[]): Step[] {
  const names = new Set(chosen.flatMap(({ name, needs }) => [name, ...needs]));
  const all = steps.filter(({ name }) => names.has(name));
  return all.length === chosen.length ? all : withNeeds(all);
}
