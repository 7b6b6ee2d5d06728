import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { templateFolder } from '../../api/src/testing/test-database.ts';
import { emptyProduct, startProduct } from '../../e2e/src/product.ts';
import { realDataLine } from '../../packages/uplinks/src/testing/real-data.ts';
import { projectRoot } from '../../standalone/src/folders.ts';
import { buildFronts, generate } from '../../standalone/src/prepare.ts';
import { findChromium, findWholeChromium } from '../chromium.ts';
import { startPostgres } from '../postgres.ts';
import { type Counts, runJest, runProgram, runStories } from './programs.ts';

/** One part of the proof. It is skipped only when it passed before with the very same inputs. */
export interface Step {
  name: string;
  /** Files and folders, relative to the project, whose change makes it run again. */
  inputs: string[];
  /** Files below the inputs that cannot break it. */
  indifferentTo?: RegExp;
  /** Folders whose tests it runs, and that nobody else of the step imports. */
  ownTests?: string[];
  /** Steps that must have passed before it starts. */
  needs: string[];
  /** It waits more than it works, and goes beside those that share the cores. */
  mostlyWaits?: boolean;
  /** @param loading only the tests that load one of these files, of a step with `ownTests`. Default: all. */
  run: (loading?: string[]) => Promise<Counts>;
}

const one: Counts = { passed: 1, failed: 0 };
/** Each folder is in one of them, and a library's types are read three times instead of once for each folder. */
const typePrograms = ['tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.both.json'];
const tools = [
  'package.json',
  'pnpm-lock.yaml',
  'jest.config.mjs',
  'biome.json',
  'knip.json',
  'tsconfig.base.json',
  ...typePrograms,
  'scripts',
];
const remotes = readdirSync(projectRoot)
  .filter((name) => name.startsWith('mf-'))
  .sort();
const screens = ['remote-kit', 'shell', ...remotes];
/** For a step of a hundred files, each of which loads what it tries. */
const processesOfMany = 5;
/**
 * Of the machine's time zone and language nothing is taken for granted, in tests or in service: this zone is far from
 * most machines, and in this language a small I is another letter.
 */
const abroad = { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' };
const lower = ['packages/domain', 'packages/i18n', 'packages/ui', 'packages/registry', 'packages/remote-kit'];
const server = [
  'packages/domain',
  'packages/uplinks',
  'packages/sheets',
  'packages/settings',
  'packages/watching',
  'packages/rest-client',
  'packages/registry',
  'standalone',
  'api',
  'gateway',
];
/** And who drives it in a browser. */
const product = [...lower, ...server, 'packages/web-build', 'shell', ...remotes, 'e2e', ...tools];
const everything = [...product, 'storybook', 'bench', 'reliability'];

/** The rest of the api asks both alike; every route is asked of both by the table of access. */
const whatDependsOnTheDatabase =
  'api/src/(platform/(database|jobs)|measurements/(ingest|series|storage)|backup|exports|imports/(?!real-)|testing/access-table)';

/** They have a database of their own, embedded, or a step of their own. */
const indifferentToTheDatabase = 'rewriting-steps|imports/real-';

/** A browser sees little of which database it is. */
const flowsOnEveryDatabase = flows('account', 'beekeeping', 'bulk', 'devices');
const flowsAboutData = flows(
  'account',
  'account-export',
  'administration',
  'beekeeping',
  'bulk',
  'charts',
  'checklists',
  'colonies',
  'devices',
  'diary',
  'flash-logs',
  'groups',
  'hive-tags',
  'home-filters',
  'import-files',
  'inspect',
  'layers',
  'leaving',
  'many-hives',
  'photos',
  'profile',
  'registers',
  'security',
  'waiting',
);
const flowsAboutTheField = flows(
  'field-day',
  'from-paper',
  'honey-season',
  'made-here',
  'mites',
  'register-offline',
  'waiting-photos',
  'waiting-storage',
);
const flowsOnAWeakSignal = flows('weak-signal');
const flowsAboutEveryScreen = flows('every-screen');
/** `npm run test:long` does them. */
const longFlows = flows('operating');
const flowsAboutRemotes = flows('faults', 'leaks', 'recovery', 'shipping', 'slots');

export const steps: Step[] = [
  {
    name: 'generated types',
    inputs: everything,
    needs: [],
    run: async () => {
      await generate(() => undefined);
      return one;
    },
  },
  {
    name: 'lint, format and import rules',
    inputs: everything,
    needs: [],
    run: async () => {
      const lint = await runProgram('biome', ['ci', '--colors=off', '.']);
      const order = await runProgram('depcruise', ['--config', '.dependency-cruiser.mjs', 'api/src']);
      return { passed: lint.passed + order.passed, failed: lint.failed + order.failed };
    },
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
    name: 'no known advisories',
    inputs: ['pnpm-lock.yaml', 'scripts/advisories'],
    needs: [],
    run: () => runProgram('node', ['scripts/advisories/main.ts', '--offline']),
  },
  {
    name: 'types',
    inputs: everything,
    needs: ['generated types'],
    run: () => runProgram('tsc', ['--project'], typePrograms),
  },
  {
    name: 'words of every language',
    inputs: everything,
    needs: [],
    run: () => runProgram('node', ['packages/i18n/src/check/main.ts']),
  },
  jestStep(
    'rules and packages',
    ['domain', 'i18n', 'rest-client', 'scripts'],
    [...lower, 'packages/rest-client', ...tools],
    abroad,
  ),
  {
    ...jestStep(
      'uplinks, with real data',
      ['uplinks'],
      ['packages/uplinks', '../shared/data/vectors', '../shared/data/uplinks', ...tools],
    ),
    run: () => {
      process.stdout.write(`${realDataLine()}\n`);
      return runJest(['uplinks']);
    },
  },
  {
    ...jestStep(
      'imports, with real data',
      ['api'],
      ['packages/domain', 'api', '../shared/data/beep-csv', '../shared/data/urban', ...tools],
    ),
    run: () => {
      process.stdout.write(`${realDataLine()}\n`);
      return runJest(['api'], {}, ['--testPathPatterns=/real-']);
    },
  },
  jestStep('sheets read from photos', ['sheets'], ['packages/sheets', ...tools]),
  jestStep('design system', ['ui'], [...lower, ...tools], abroad),
  {
    ...jestStep('shell, kit and screens', screens, [
      ...lower,
      'shell',
      ...remotes,
      'gateway/src/slices',
      ...tools,
    ]),
    ownTests: ['shell', ...remotes],
    run: (loading) =>
      runJest(screens, {}, testsThatLoad(loading), loading === undefined ? processesOfMany : 1),
  },
  {
    ...jestStep(
      'api on PGlite',
      ['api'],
      ['packages/domain', 'packages/uplinks', 'packages/sheets', 'packages/watching', 'api', ...tools],
    ),
    run: () =>
      runJest(['api'], { SKEP_TEST_ACTORS: 'few' }, [`--testPathPatterns=${whatDependsOnTheDatabase}`]),
  },
  {
    ...jestStep(
      'api on PostgreSQL',
      ['api'],
      ['packages/domain', 'packages/uplinks', 'packages/sheets', 'packages/watching', 'api', ...tools],
    ),
    ownTests: ['api'],
    run: (loading) =>
      withPostgres((url) =>
        runJest(['api'], { TEST_DATABASE_URL: url, ...abroad, ...hostileSeed() }, [
          `--testPathIgnorePatterns=${indifferentToTheDatabase}`,
          ...testsThatLoad(loading),
        ]),
      ),
  },
  jestStep(
    'acknowledged is stored once, through kills and restarts',
    ['reliability'],
    [...lower, ...server, 'standalone/src/free-port.ts', 'shell/src', 'reliability', ...tools],
  ),
  {
    ...jestStep('gateway on the real api', ['gateway'], [...server, ...remotes, 'shell', ...tools], abroad),
    indifferentTo: testsOutside('gateway'),
  },
  {
    ...jestStep(
      'contract, generator and registry of remotes',
      ['web-build', 'registry', 'standalone'],
      everything,
    ),
    indifferentTo: testsOutside('standalone', 'packages'),
  },
  {
    name: 'builds within their budgets',
    inputs: product,
    indifferentTo: testsOutside('e2e'),
    needs: ['generated types'],
    run: async () => {
      await buildFronts(() => undefined, ['app', 'harness']);
      return { passed: 1 + 2 * remotes.length, failed: 0 };
    },
  },
  // The longest comes first: at the end one lane would wait for it.
  browserStep('browser flows about data on PGlite', () => runFlowsOfOneProduct(flowsAboutData, {})),
  browserStep('browser flows about the field', () => runFlowsOfOneProduct(flowsAboutTheField, {})),
  {
    // Half a minute, again and again.
    ...browserStep('browser flows on a weak signal', () => runFlowsOfOneProduct(flowsOnAWeakSignal, {})),
    mostlyWaits: true,
  },
  browserStep('browser flows about pages', () =>
    runBrowser([
      `--testPathIgnorePatterns=${[flowsAboutData, flowsAboutTheField, flowsOnAWeakSignal, flowsAboutEveryScreen, flowsAboutRemotes, longFlows].join('|')}`,
    ]),
  ),
  browserStep('browser flows about every screen', () =>
    runBrowser([`--testPathPatterns=${flowsAboutEveryScreen}`]),
  ),
  browserStep('browser flows about remotes', () => runBrowser([`--testPathPatterns=${flowsAboutRemotes}`])),
  browserStep('browser flows about data on PostgreSQL', () =>
    withPostgres((url) => runFlowsOfOneProduct(flowsOnEveryDatabase, { E2E_DATABASE_URL: url })),
  ),
  {
    name: 'stories with axe',
    inputs: [...lower, 'shell', ...remotes, 'storybook', ...tools],
    needs: ['generated types'],
    run: () => runStories(findChromium()),
  },
];

/** What this run tries of all hostile input, and a way to try the same again. */
function hostileSeed() {
  const SKEP_TEST_SEED = process.env.SKEP_TEST_SEED ?? String(randomInt(2 ** 31));
  process.stdout.write(`Hostile input with SKEP_TEST_SEED=${SKEP_TEST_SEED}\n`);
  return { SKEP_TEST_SEED };
}

/** Jest's options for no more than the tests that load one of these files. Default: all tests. */
function testsThatLoad(files: string[] | undefined): string[] {
  return files === undefined ? [] : ['--findRelatedTests', ...files];
}

function jestStep(
  name: string,
  projects: string[],
  inputs: string[],
  env: Record<string, string> = {},
): Step {
  return { name, inputs, needs: ['generated types'], run: () => runJest(projects, env) };
}

/** Tests and stories that stand beside other code: nobody imports them. */
function testsOutside(...folders: string[]): RegExp {
  return new RegExp(`^(?!(${folders.join('|')})/).*\\.(test|stories)\\.tsx?$`);
}

/** Pattern of the paths of these files. */
function flows(...names: string[]): string {
  return `e2e/src/(${names.join('|')})\\.test`;
}

async function runBrowser(options: string[], env: Record<string, string> = {}): Promise<Counts> {
  // Some flows need it: brought by each for itself, one installation would lock the other out.
  findWholeChromium();
  const shared = { CHROMIUM_PATH: findChromium(), E2E_NEW_DATABASE: await templateFolder() };
  return runJest(['e2e'], { ...shared, ...env }, options);
}

/** Most of them share one product, which is started once. */
async function runFlowsOfOneProduct(paths: string, env: Record<string, string>): Promise<Counts> {
  const product = await startProduct({ ...emptyProduct, ...env });
  try {
    const shared = { ...env, E2E_PRODUCT_URL: product.url };
    return await runBrowser([`--testPathPatterns=${paths}`], shared);
  } finally {
    await product.stop();
  }
}

function browserStep(name: string, run: () => Promise<Counts>): Step {
  return {
    name,
    inputs: product,
    indifferentTo: testsOutside('e2e'),
    needs: ['builds within their budgets'],
    run,
  };
}

async function withPostgres(run: (url: string) => Promise<Counts>): Promise<Counts> {
  const postgres = await startPostgres();
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}
