import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { spawnTied, untie } from '../tied.ts';

export interface Counts {
  passed: number;
  failed: number;
}

/** The longest needs 20 on two cores at rest, and as long again on busy ones; what takes longer hangs. */
const minutesOfAProgram = 40;
/** Of `npm run test:long`: twenty rounds of faults need 45. */
const minutesOfALongProgram = 90;

interface Finished {
  code: number;
  output: string;
}

/** Runs a program once, or once per last argument, and counts each run as one proof. Prints what failed. */
export async function runProgram(program: string, args: string[], lastArguments?: string[]): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 };
  const runs = lastArguments === undefined ? [args] : lastArguments.map((last) => [...args, last]);
  for (const run of runs) {
    const { code, output } = await finish(program, run);
    if (code === 0) counts.passed += 1;
    else {
      counts.failed += 1;
      process.stdout.write(`\n${program} ${run.join(' ')}\n${output}\n`);
    }
  }
  return counts;
}

/** Runs Jest projects and counts their tests; a file that cannot be loaded counts as one failure. */
export async function runJest(
  projects: string[],
  env: Record<string, string> = {},
  options: string[] = [],
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
    // A machine under load is slow, not wrong: tests wait for what they mean, and this only ends what hangs.
    '--testTimeout=60000',
    ...options,
  ];
  const { code, output } = await finish('jest', args, {
    ...env,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
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

/**
 * Builds the static Storybook and opens every story; its last line counts.
 * @param allThemes every story in every theme, of the whole Storybook with its docs. Default: in the light theme, and
 *   in the others only stories that can look different from how they look on main.
 */
export async function runStories(chromiumPath: string, { allThemes = false } = {}): Promise<Counts> {
  const build = allThemes ? 'build' : 'build:test';
  const built = await finish('pnpm', ['--filter', '@skep/storybook', 'run', build]);
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
  return { passed: Number(counted[1]), failed: code !== 0 && failed === 0 ? 1 : failed };
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
  const child = spawnTied(program, args, {
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
    untie(child);
  }, minutes * 60_000);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, output });
    });
  });
}
