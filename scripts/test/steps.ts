import { readdirSync } from 'node:fs';
import { startTestServer, templateDatabase } from '../../api/src/testing/test-database.ts';
import { demoProduct, emptyProduct, startProduct } from '../../e2e/src/product.ts';
import { realDataLine } from '../../packages/device-codecs/src/testing/real-data.ts';
import { projectRoot } from '../../standalone/src/folders.ts';
import { buildFronts, generate } from '../../standalone/src/prepare.ts';
import { findChromium, findWholeChromium } from '../chromium.ts';
import { missingForContainers } from '../containers/podman.ts';
import { startDebianPostgres } from '../postgres.ts';
import { chosenStories, runJest } from './cached-jest.ts';
import { operationsToTryWhole } from './changed-operations.ts';
import { flowsOfEveryRun } from './flows.ts';
import { type Counts, runProgram, runStories } from './programs.ts';
import { product } from './read-by-path.ts';
import { checkTypes } from './type-check.ts';

/** One part of the proof. It is skipped only when it passed before with the very same inputs. */
export interface Step {
  name: string;
  /** Files whose change makes it run again. Undefined: each of its test files knows what it depends on. */
  inputs?: RegExp;
  /** Steps that must have passed before it starts. */
  needs: string[];
  /** Steps after it read what it writes, so it runs in each checkout in which one of them does. */
  writesFiles?: boolean;
  /** It drives the product in a browser. */
  isFlow?: boolean;
  run: () => Promise<Counts>;
}

const one: Counts = { passed: 1, failed: 0 };
const remotes = readdirSync(projectRoot)
  .filter((name) => name.startsWith('mf-'))
  .sort();
const rules = ['domain', 'i18n', 'rest-client', 'settings', 'scripts'];
const screens = ['remote-kit', 'shell', ...remotes];
/**
 * Of the machine's time zone and language nothing is taken for granted, in tests or in service: this zone is far from
 * most machines, and in this language a small I is another letter.
 */
const abroad = { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' };
/** Texts about the project are the only ones that no program reads. */
const everything = /(?<!\.md)$/;
const codeAndGlossary = /(?<!\.md)$|^docs\/glossary\.md$/;
/** Nobody imports a remote. */
const allButRemotes = /^(?!mf-[^/]+\/)(?!.*\.md$)/;
/** Read by those who look at the api's imports. */
const api = /^(api|packages)\/.*\.(ts|json)$|^(\.dependency-cruiser\.mjs|package\.json|pnpm-lock\.yaml)$/;
/** What the shell lends to remotes, and what its types are made of. */
const sharedLibraries =
  /^(packages\/(?!.*\.(test\.tsx?|stories\.tsx|md)$)|scripts\/public-types\/|package\.json$|pnpm-lock\.yaml$|tsconfig\.base\.json$)|^packages\/(ui|remote-kit)\/CHANGELOG\.md$/;
const drawn =
  /^(packages|shell|storybook|mf-[^/]+)\/(?!.*\.(test\.tsx?|md)$)|^(package\.json|pnpm-lock\.yaml)$/;

/** All tables, the queue and the busiest way in. `npm run test:long` tries the whole api on this version. */
const whatDependsOnTheVersion = 'api/src/(platform/(database|jobs)|measurements/(ingest|partitions))/';

/** Stages of `npm run test:long`. */
const hasAStage = 'reliability/src/cluster|standalone/src/new-domain';

/** They have a step of their own. */
const realData = 'imports/real-';

export const steps: Step[] = [
  {
    name: 'generated types',
    inputs: everything,
    needs: [],
    writesFiles: true,
    run: async () => {
      await generate(() => undefined);
      return one;
    },
  },
  {
    name: 'lint and format',
    inputs: everything,
    needs: [],
    run: () => runProgram('biome', ['ci', '--colors=off', '.']),
  },
  {
    name: 'lint of imports in the api',
    inputs: api,
    needs: [],
    run: () => runProgram('depcruise', ['--config', '.dependency-cruiser.mjs', 'api/src']),
  },
  {
    name: 'no exports and files that nobody uses',
    inputs: everything,
    needs: ['generated types'],
    run: () => runProgram('knip', ['--no-progress', '--treat-config-hints-as-errors']),
  },
  {
    name: 'regular expressions of linear time',
    inputs: everything,
    needs: [],
    run: () => runProgram('node', ['scripts/patterns/main.ts']),
  },
  {
    name: 'lint of names',
    inputs: codeAndGlossary,
    needs: [],
    run: () => runProgram('node', ['scripts/names/main.ts']),
  },
  {
    name: 'lint of commit subjects',
    inputs: /./,
    needs: [],
    run: () => runProgram('node', ['scripts/commits/main.ts']),
  },
  {
    name: 'no known advisories',
    inputs: /^(pnpm-lock\.yaml|scripts\/advisories\/)/,
    needs: [],
    run: () => runProgram('node', ['scripts/advisories/main.ts', '--offline']),
  },
  // Each folder is in one of them, and a library's types are read three times instead of once for each folder.
  typesStep('web', everything),
  typesStep('server', allButRemotes),
  typesStep('both', allButRemotes),
  {
    name: 'public types and their versions',
    inputs: sharedLibraries,
    needs: ['generated types'],
    run: () => runProgram('node', ['scripts/public-types/main.ts']),
  },
  {
    name: 'words of every language',
    inputs: everything,
    needs: [],
    run: () => runProgram('node', ['packages/i18n/src/check/main.ts']),
  },
  {
    ...jestStep('rules and packages', rules),
    run: async () =>
      runJest(rules, { ...(await testDatabase()), ...abroad }, [
        '--testPathIgnorePatterns=scripts/containers',
      ]),
  },
  {
    ...jestStep('the compose file starts containers', ['scripts']),
    run: () =>
      withContainers(['busybox'], () =>
        runJest(['scripts'], {}, ['--testPathPatterns=scripts/containers/compose']),
      ),
  },
  {
    ...jestStep('device codecs, with real data', ['device-codecs']),
    run: () => {
      process.stdout.write(`${realDataLine()}\n`);
      return runJest(['device-codecs']);
    },
  },
  {
    ...jestStep('imports, with real data', ['api']),
    run: async () => {
      process.stdout.write(`${realDataLine()}\n`);
      return runJest(['api'], await testDatabase(), ['--testPathPatterns=/real-']);
    },
  },
  jestStep('sheets read from photos', ['sheets']),
  jestStep('design system and charts', ['ui', 'charts'], abroad),
  {
    ...jestStep('shell, kit and screens', screens),
    run: () => runJest(screens),
  },
  {
    ...jestStep('api', ['api']),
    run: async () =>
      runJest(['api'], { ...(await testDatabase()), ...abroad }, [`--testPathIgnorePatterns=${realData}`]),
  },
  {
    ...jestStep("api on Debian's PostgreSQL 15", ['api']),
    run: () => runOnDebianPostgres([`--testPathPatterns=${whatDependsOnTheVersion}`]),
  },
  {
    ...jestStep('acknowledged is stored once, through kills and restarts', [
      'postgres-server',
      'reliability',
    ]),
    run: () => runJest(['postgres-server', 'reliability'], {}, [`--testPathIgnorePatterns=${hasAStage}`]),
  },
  {
    ...jestStep('gateway on the real api', ['gateway']),
    run: async () =>
      runJest(['gateway'], {
        ...(await testDatabase()),
        ...abroad,
        ...operationsToTryWhole(),
      }),
  },
  {
    ...jestStep('contract and registry of remotes', ['web-build', 'registry', 'standalone']),
    run: async () =>
      runJest(['web-build', 'registry', 'standalone'], await testDatabase(), [
        `--testPathIgnorePatterns=${hasAStage}`,
      ]),
  },
  {
    name: 'builds within their budgets',
    inputs: product.read,
    needs: ['generated types'],
    writesFiles: true,
    run: async () => {
      await buildFronts(() => undefined);
      return { passed: 1 + remotes.length, failed: 0 };
    },
  },
  // The longest come first: at the end one lane waits for the other.
  browserStep('browser flows', () => runFlows(flowsOfEveryRun.product)),
  {
    name: 'stories with axe',
    inputs: drawn,
    needs: ['generated types'],
    run: () => runStories(findChromium(), { files: chosenStories() }),
  },
  browserStep('browser flows about every screen', () => runFlows(flowsOfEveryRun.screens)),
  browserStep('browser flows about remotes', () => runFlows(flowsOfEveryRun.remotes)),
];

/** Podman is not installed for a run of tests: where it is missing, a line says so. @param more programs that it needs */
export async function withContainers(more: string[], run: () => Promise<Counts>): Promise<Counts> {
  const missing = missingForContainers(...more);
  if (missing === undefined) return run();
  process.stdout.write(`No containers are tried: ${missing} is missing.\n`);
  return { passed: 0, failed: 0 };
}

/** The step of no more than these flows. */
export function flowsStep(names: string[]): Step {
  return browserStep(`browser flows: ${names.join(', ')}`, () => runFlows(names));
}

function typesStep(program: string, inputs: RegExp): Step {
  return {
    name: `types: ${program}`,
    inputs,
    needs: ['generated types'],
    run: () => checkTypes(program),
  };
}

function jestStep(name: string, projects: string[], env: Record<string, string> = {}): Step {
  return {
    name,
    needs: ['generated types'],
    run: async () => runJest(projects, { ...(await testDatabase()), ...env }),
  };
}

/** Most flows need no more than an empty product or that of the demo; they share these two, which are started once. */
export async function runFlows(names: readonly string[], env: Record<string, string> = {}): Promise<Counts> {
  // Some flows need it: brought by each for itself, one installation would lock the other out.
  findWholeChromium();
  const database = await testDatabase();
  const shared = await startProduct({ ...emptyProduct, ...database });
  const demo = await startProduct({ ...demoProduct, ...database });
  try {
    return await runJest(
      ['e2e'],
      {
        CHROMIUM_PATH: findChromium(),
        E2E_PRODUCT_URL: shared.url,
        E2E_DEMO_URL: demo.url,
        ...database,
        ...env,
      },
      [`--testPathPatterns=e2e/src/(${names.join('|')})\\.test`],
    );
  } finally {
    await Promise.all([shared.stop(), demo.stop()]);
  }
}

let testServer: Promise<Record<string, string>> | undefined;

/** Environment of tests that open databases: one server for all steps, with a template to copy from. */
export function testDatabase(): Promise<Record<string, string>> {
  testServer ??= startTestServer().then(({ url }) => ({
    TEST_DATABASE_URL: url,
    TEST_DATABASE_TEMPLATE: templateDatabase(),
  }));
  return testServer;
}

function browserStep(name: string, run: () => Promise<Counts>): Step {
  return { name, inputs: product.read, needs: ['builds within their budgets'], isFlow: true, run };
}

/** Tests of the api on the oldest PostgreSQL that it promises. */
export async function runOnDebianPostgres(options: string[]): Promise<Counts> {
  const postgres = await startDebianPostgres();
  try {
    const env = { TEST_DATABASE_URL: postgres.url, SKEP_TEST_DATABASE: 'debian-15' };
    return await runJest(['api'], { ...env, SKEP_TEST_ACTORS: 'few' }, options);
  } finally {
    await postgres.stop();
  }
}
