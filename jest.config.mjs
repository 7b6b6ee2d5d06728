import { existsSync, readdirSync } from 'node:fs';

// Tests are compiled to CommonJS by swc; libraries that ship only ES modules are loaded through
// Node's vm modules (NODE_OPTIONS=--experimental-vm-modules, set by scripts/test/programs.ts).
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
  },
];

// English is shown without what it says to translators.
const messages = { '/locales/.+\\.json$': `${import.meta.dirname}/scripts/jest-messages.mjs` };

const native = `${import.meta.dirname}/scripts/jest-native.mjs`;
const inService = {
  testEnvironment: `${import.meta.dirname}/scripts/jest-service.mjs`,
  transform: { '\\.test\\.ts$': swc, '\\.ts$': native, '/graphql/index\\.js$': native },
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?graphql/index\\.js$)'],
};

const inNode = { testEnvironment: 'node', transform: { '\\.[cm]?tsx?$': swc, ...messages } };

const inBrowser = {
  testEnvironment: `${import.meta.dirname}/scripts/jest-browser/environment.mjs`,
  runtime: `${import.meta.dirname}/scripts/jest-browser/runtime.mjs`,
  setupFilesAfterEnv: [`${import.meta.dirname}/scripts/test-timeouts.ts`],
  transform: { '\\.[cm]?tsx?$': swc, ...messages },
};

// Pixels are read a thousand times slower in Jest's own way, where each `Math` is looked up in another world.
const serviceFolders = ['api', 'gateway', 'reliability', 'packages/postgres-server', 'packages/sheets'];
const nodeFolders = [
  'packages/domain',
  'packages/device-codecs',
  'packages/settings',
  'packages/observability',
  'packages/web-build',
  'packages/registry',
  'standalone',
  'packages/rest-client',
  'scripts',
  'e2e',
];
const webFolders = [
  'shell',
  ...readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-')),
  'packages/i18n',
  'packages/ui',
  'packages/charts',
  'packages/remote-kit',
];

function project(folder, environment) {
  return {
    ...environment,
    displayName: folder.replace('packages/', ''),
    rootDir: `${import.meta.dirname}/${folder}`,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/', '/static/'],
    // One copy of graphql, or every `instanceof` inside it fails.
    moduleNameMapper: {
      '^graphql$': `${import.meta.dirname}/node_modules/graphql/index.js`,
      // It measures what it draws, which jsdom cannot: browsers try it, by stories and flows.
      '^highcharts(-react-official)?(/.+)?$': `${import.meta.dirname}/scripts/jest-highcharts.ts`,
    },
    extensionsToTreatAsEsm: [],
  };
}

export default {
  // A machine under load is slow, not wrong: tests wait for what they mean, and this only ends what hangs.
  testTimeout: 60_000,
  // Kept with the project: the temporary folder of a run of all tests goes when it ends.
  cacheDirectory: `${import.meta.dirname}/.cache/jest`,
  globalTeardown: `${import.meta.dirname}/scripts/jest-end.mjs`,
  projects: [
    ...serviceFolders.map((folder) => project(folder, inService)),
    ...nodeFolders.map((folder) => project(folder, inNode)),
    ...webFolders.map((folder) => project(folder, inBrowser)),
  ].filter(({ rootDir }) => existsSync(rootDir)),
};
