import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { checkedOut, editedSince } from './checkout.ts';
import { type Counts, runJest as runEveryTest } from './programs.ts';
import type { ResultCache } from './result-cache.ts';
import type { SourceTree } from './source-tree.ts';
import { dependsOn, InputFinder } from './test-inputs.ts';

/** Which tests of a step need not run. */
export interface TestChoice {
  /** Results of other runs that count in this one. */
  results?: ResultCache | undefined;
  /** Only what can be broken by these files runs. */
  changed?: readonly string[] | undefined;
}

/** As Jest finds them. */
const testName = /(^|\/)__tests__\/.*\.[cm]?[jt]sx?$|\.(test|spec)\.[cm]?[jt]sx?$/;
/** Other ones in each run, for the same tests. */
const differentEachRun = new Set(['TEST_DATABASE_URL', 'E2E_PRODUCT_URL', 'E2E_DEMO_URL']);
/** Variables of the machine that a test may see. */
const seenByTests = /^(SKEP|TEST|E2E|LC|NODE|DATABASE|MAIL|MQTT|OTEL)_|^(LANG|TZ)$/;
/** These say where, not what. */
const seenByNoTest = new Set(['SKEP_TEST_CACHE', 'NODE_COMPILE_CACHE', 'NODE_PATH']);

const buildsStories = /^(storybook|packages\/web-build)\//;

let choice: TestChoice = {};
const times: { path: string; seconds: number }[] = [];
let known: { tree: SourceTree; finder: InputFinder } | undefined;

/** For all steps of this process, before the first starts. */
export function chooseTests(next: TestChoice): void {
  choice = next;
}

/** Runs the tests of Jest projects that need to run, and counts the others as they were counted when they passed. */
export async function runJest(
  projects: string[],
  env: Record<string, string> = {},
  options: string[] = [],
): Promise<Counts> {
  const { tree, finder } = now();
  const { results } = choice;
  const counts: Counts = { passed: 0, failed: 0, unchanged: 0 };
  const waiting = new Map<string, string>();
  for (const file of testFiles(tree, projects, options).filter((file) => isChosen(finder, file))) {
    const key = keyOfTest(finder, file, projects, env, options);
    const passed = results?.find(key);
    if (passed === undefined) waiting.set(file, key);
    else {
      counts.passed += passed;
      counts.unchanged = (counts.unchanged ?? 0) + 1;
    }
  }
  if (waiting.size === 0) return counts;
  const paths = [...waiting.keys()];
  const others = options.filter((option) => !/^--testPath(Ignore)?Patterns=/.test(option));
  const ran = new Set<string>();
  const found = await runEveryTest(projects, env, ['--runTestsByPath', ...paths, ...others], (files) => {
    const edited = editedSince(tree);
    for (const { file, passed, isProof, seconds } of files) {
      const path = relative(projectRoot, file);
      ran.add(path);
      times.push({ path, seconds });
      const key = waiting.get(path);
      const inputs = finder.inputsOf(path);
      // What was edited while its tests ran: nobody knows which of the two they tried.
      const isSame = !edited.some((changed) => dependsOn(inputs, changed));
      if (isProof && key !== undefined && isSame) results?.store(key, passed, path);
    }
  });
  const left = found.failed === 0 ? paths.filter((path) => !ran.has(path)) : [];
  for (const path of left) process.stdout.write(`\nJest did not run ${path}\n`);
  return { ...counts, passed: counts.passed + found.passed, failed: found.failed + left.length };
}

/** Returns test files that ran, the slowest first, as `304 s gateway/src/access-table.test.ts`. */
export function slowestFiles(count: number): string[] {
  const slowestFirst = times.toSorted((a, b) => b.seconds - a.seconds);
  return slowestFirst.slice(0, count).map(({ path, seconds }) => `${seconds.toFixed(0)} s ${path}`);
}

/** @returns the stories that a change can break, undefined for all of them */
export function chosenStories(): string[] | undefined {
  if (choice.changed === undefined || choice.changed.some((path) => buildsStories.test(path)))
    return undefined;
  const { tree, finder } = now();
  return tree.paths.filter((path) => path.endsWith('.stories.tsx') && isChosen(finder, path));
}

function isChosen(finder: InputFinder, file: string): boolean {
  if (choice.changed === undefined) return true;
  const inputs = finder.inputsOf(file);
  return choice.changed.some((path) => dependsOn(inputs, path));
}

/** What is generated is there by now: every step of Jest waits for it. */
function now() {
  if (known === undefined) {
    const tree = checkedOut();
    known = { tree, finder: new InputFinder(tree) };
  }
  return known;
}

/** @returns paths of the test files of Jest projects, as these options of Jest choose them */
function testFiles({ paths }: SourceTree, projects: string[], options: string[]): string[] {
  const folders = projects.map((name) =>
    existsSync(join(projectRoot, 'packages', name)) ? `packages/${name}/` : `${name}/`,
  );
  const patterns = (option: string) =>
    options.flatMap((given) =>
      given.startsWith(`${option}=`) ? [new RegExp(given.slice(option.length + 1))] : [],
    );
  const wanted = patterns('--testPathPatterns');
  const unwanted = patterns('--testPathIgnorePatterns');
  return paths.filter((path) => {
    const absolute = join(projectRoot, path);
    return (
      testName.test(path) &&
      folders.some((folder) => path.startsWith(folder)) &&
      existsSync(absolute) &&
      wanted.every((pattern) => pattern.test(absolute)) &&
      !unwanted.some((pattern) => pattern.test(absolute))
    );
  });
}

function keyOfTest(
  finder: InputFinder,
  file: string,
  projects: string[],
  env: Record<string, string>,
  options: string[],
): string {
  const given = Object.entries(env).map(([name, value]) => [
    name,
    name === 'CHROMIUM_PATH' ? identityOf(value) : differentEachRun.has(name) ? 'some' : value,
  ]);
  const state = [file, projects, given, options, machine()];
  const inputs = finder.hashOf(finder.inputsOf(file));
  return createHash('sha256').update(JSON.stringify(state)).update(inputs).digest('hex');
}

/** @returns what of this machine a result depends on */
export function machine(): unknown[] {
  const { platform, arch, version, env } = process;
  const seen = Object.entries(env)
    .filter(([name]) => seenByTests.test(name) && !seenByNoTest.has(name))
    .sort();
  return [platform, arch, version, process.getuid?.() === 0, seen];
}

function identityOf(program: string): string {
  const { size, mtimeMs } = statSync(program);
  return `${size} bytes of ${mtimeMs}`;
}
