import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { templateFolder } from '../../api/src/testing/test-database.ts';
import { emptyProduct, startProduct } from '../../e2e/src/product.ts';
import { realDataLine } from '../../packages/uplinks/src/testing/real-data.ts';
import { projectRoot } from '../../standalone/src/folders.ts';
import { buildFronts, generate } from '../../standalone/src/prepare.ts';
import { findChromium, findWholeChromium } from '../chromium.ts';
import { startPostgres } from '../postgres.ts';
import { chosenStories, runJest } from './cached-jest.ts';
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
  /** It waits more than it works, and goes beside those that share the cores. */
  mostlyWaits?: boolean;
  run: () => Promise<Counts>;
}

const one: Counts = { passed: 1, failed: 0 };
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
/** Texts about the project are the only ones that no program reads. */
const everything = /(?<!\.md)$/;
/** Nobody imports a remote. */
const besideRemotes = /^(?!mf-[^/]+\/)(?!.*\.md$)/;
/** Read by those who look at the api's imports. */
const api = /^(api|packages)\/.*\.(ts|json)$|^(\.dependency-cruiser\.mjs|package\.json|pnpm-lock\.yaml)$/;
const drawn =
  /^(packages|shell|storybook|mf-[^/]+)\/(?!.*\.(test\.tsx?|md)$)|^(package\.json|pnpm-lock\.yaml)$/;

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
const flowsAboutEveryScreen = flows('accessibility', 'long-words', 'menus');
/** `npm run test:long` does them. */
const longFlows = flows('operating');
const flowsAboutRemotes = flows('faults', 'leaks', 'recovery', 'shipping', 'slots');

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
    name: 'no known advisories',
    inputs: /^(pnpm-lock\.yaml|scripts\/advisories\/)/,
    needs: [],
    run: () => runProgram('node', ['scripts/advisories/main.ts', '--offline']),
  },
  // Each folder is in one of them, and a library's types are read three times instead of once for each folder.
  typesStep('web', everything),
  typesStep('server', besideRemotes),
  typesStep('both', besideRemotes),
  {
    name: 'words of every language',
    inputs: everything,
    needs: [],
    run: () => runProgram('node', ['packages/i18n/src/check/main.ts']),
  },
  jestStep('rules and packages', ['domain', 'i18n', 'rest-client', 'settings', 'scripts'], abroad),
  {
    ...jestStep('uplinks, with real data', ['uplinks']),
    run: () => {
      process.stdout.write(`${realDataLine()}\n`);
      return runJest(['uplinks']);
    },
  },
  {
    ...jestStep('imports, with real data', ['api']),
    run: () => {
      process.stdout.write(`${realDataLine()}\n`);
      return runJest(['api'], {}, ['--testPathPatterns=/real-']);
    },
  },
  jestStep('sheets read from photos', ['sheets']),
  jestStep('design system and charts', ['ui', 'charts'], abroad),
  {
    ...jestStep('shell, kit and screens', screens),
    run: () => runJest(screens, {}, [], processesOfMany),
  },
  {
    ...jestStep('api on PGlite', ['api']),
    run: () =>
      runJest(['api'], { SKEP_TEST_ACTORS: 'few' }, [`--testPathPatterns=${whatDependsOnTheDatabase}`]),
  },
  {
    ...jestStep('api on PostgreSQL', ['api']),
    run: () =>
      withPostgres((url) =>
        runJest(['api'], { TEST_DATABASE_URL: url, ...abroad, ...hostileSeed() }, [
          `--testPathIgnorePatterns=${indifferentToTheDatabase}`,
        ]),
      ),
  },
  jestStep('acknowledged is stored once, through kills and restarts', ['reliability']),
  jestStep('gateway on the real api', ['gateway'], abroad),
  jestStep('contract, generator and registry of remotes', ['web-build', 'registry', 'standalone']),
  {
    name: 'builds within their budgets',
    inputs: product.read,
    needs: ['generated types'],
    writesFiles: true,
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
    inputs: drawn,
    needs: ['generated types'],
    run: () => runStories(findChromium(), chosenStories()),
  },
];

/** What this run tries of all hostile input, and a way to try the same again. */
function hostileSeed() {
  const SKEP_TEST_SEED = process.env.SKEP_TEST_SEED ?? String(randomInt(2 ** 31));
  process.stdout.write(`Hostile input with SKEP_TEST_SEED=${SKEP_TEST_SEED}\n`);
  return { SKEP_TEST_SEED };
}

/** The step of no more than these flows. */
export function flowsStep(names: string[]): Step {
  return browserStep(`browser flows: ${names.join(', ')}`, () =>
    runBrowser([`--testPathPatterns=${flows(...names)}`]),
  );
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
  return { name, needs: ['generated types'], run: () => runJest(projects, env) };
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
  return { name, inputs: product.read, needs: ['builds within their budgets'], isFlow: true, run };
}

async function withPostgres(run: (url: string) => Promise<Counts>): Promise<Counts> {
  const postgres = await startPostgres();
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}
