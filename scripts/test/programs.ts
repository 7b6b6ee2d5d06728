import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { detach, spawnChild } from '../child-process.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Test files that passed before with the same inputs; their tests are among those that passed. */
  unchanged?: number;
  /** Only a part of what the step tries was tried. */
  isPart?: boolean;
}

/** What became of one test file. */
export interface FinishedFile {
  /** Its path on this machine. */
  file: string;
  passed: number;
  /** All of its tests ran and passed. */
  isProof: boolean;
  seconds: number;
}

/** The longest needs 20 on two cores at rest, and as long again on busy ones; what takes longer hangs. */
const minutesOfAProgram = 40;
/** Of `npm run test:long`: twenty rounds of faults need 45. */
const minutesOfALongProgram = 90;

interface Finished {
  code: number;
  output: string;
}

/** Runs a program and counts it as one proof. Prints what failed. */
export async function runProgram(program: string, args: string[]): Promise<Counts> {
  const { code, output } = await finish(program, args);
  if (code === 0) return { passed: 1, failed: 0 };
  process.stdout.write(`\n${program} ${args.join(' ')}\n${output}\n`);
  return { passed: 0, failed: 1 };
}

/** Runs Jest projects and counts their tests; a file that cannot be loaded counts as one failure. */
export async function runJest(
  projects: string[],
  env: Record<string, string> = {},
  options: string[] = [],
  finished: (files: FinishedFile[]) => void = () => undefined,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'skep-jest-'));
  const report = join(folder, 'report.json');
  const args = [
    '--selectProjects',
    ...projects,
    '--json',
    '--outputFile',
    report,
    '--silent',
    '--passWithNoTests',
    ...options,
  ];
  const { code, output } = await finish('jest', args, {
    ...env,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
  try {
    const result: JestReport = JSON.parse(readFileSync(report, 'utf8'));
    finished(result.testResults.map(finishedFile));
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    if (code !== 0) process.stdout.write(`\n${withoutReport(output)}\n`);
    // Jest can fail without a failed test, as when a project's name is wrong.
    return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    process.stdout.write(`\n${output}\n`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

/** A file with a test that was left out proves nothing for a machine on which it is not. */
function finishedFile({
  name,
  status,
  startTime,
  endTime,
  assertionResults,
}: JestReport['testResults'][number]): FinishedFile {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const isProof = status === 'passed' && passed > 0 && passed === assertionResults.length;
  return { file: name, passed, isProof, seconds: (endTime - startTime) / 1000 };
}

export interface StoriesToOpen {
  /** Every story in every theme, of the whole Storybook with its docs. Default: in the light theme. */
  allThemes?: boolean;
  /** Files of stories that are enough. Default: all. */
  files?: string[] | undefined;
}

/** Builds the static Storybook and opens every story; its last line counts. */
export async function runStories(
  chromiumPath: string,
  { allThemes = false, files }: StoriesToOpen = {},
): Promise<Counts> {
  if (files?.length === 0) return { passed: 0, failed: 0, isPart: true };
  const build = allThemes ? 'build' : 'build:test';
  const env = files === undefined ? {} : { SKEP_STORIES: files.join('\n') };
  const built = await finish('pnpm', ['--filter', '@skep/storybook', 'run', build], env);
  if (built.code !== 0) {
    process.stdout.write(`\n${built.output}\n`);
    return { passed: 0, failed: 1 };
  }
  const options = allThemes ? ['--all-themes'] : [];
  const { code, output } = await finish('pnpm', ['--filter', '@skep/storybook', 'run', 'axe', ...options], {
    CHROMIUM_PATH: chromiumPath,
  });
  const counted = /(\d+) passed, (\d+) failed\s*$/.exec(output);
  if (code !== 0 || !counted) process.stdout.write(`\n${output}\n`);
  if (!counted) return { passed: 0, failed: 1 };
  const failed = Number(counted[2]);
  return {
    passed: Number(counted[1]),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    isPart: files !== undefined,
  };
}

/** Jest writes the JSON report to the terminal as well. */
function withoutReport(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"'))
    .join('\n');
}

/** Runs a program; nothing that it started outlives it or keeps us waiting. */
function finish(program: string, args: string[], env: Record<string, string> = {}): Promise<Finished> {
  const bin = join(projectRoot, 'node_modules/.bin');
  const child = spawnChild(program, args, {
    cwd: projectRoot,
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      FORCE_COLOR: '0',
      // Dozens of products are started, and each would compile the same thousand files: a second of six.
      NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'),
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const minutes = env.SKEP_TEST_LONG === '1' ? minutesOfALongProgram : minutesOfAProgram;
  const limit = setTimeout(() => {
    output += `\nStopped: it had not ended after ${minutes} minutes.\n`;
    detach(child);
  }, minutes * 60_000);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, output });
    });
  });
}
