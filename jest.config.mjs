import { existsSync, readdirSync } from 'node:fs';

// Tests are compiled to CommonJS by swc; libraries that ship only ES modules are loaded through
// Node's vm modules (NODE_OPTIONS=--experimental-vm-modules, set by scripts/test/programs.ts).
const transform = {
  '\\.[cm]?tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  transform,
  // One copy of graphql, or every `instanceof` inside it fails.
  moduleNameMapper: { '^graphql$': `${import.meta.dirname}/node_modules/graphql/index.js` },
  extensionsToTreatAsEsm: [],
};

const nodeFolders = [
  'api',
  'gateway',
  'packages/domain',
  'packages/uplinks',
  'packages/web-build',
  'packages/registry',
  'standalone',
  'packages/rest-client',
  'scripts',
  'e2e',
  'reliability',
];
const webFolders = [
  'shell',
  ...readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-')),
  'packages/i18n',
  'packages/ui',
  'packages/remote-kit',
];

function project(folder, environment) {
  return {
    ...shared,
    displayName: folder.replace('packages/', ''),
    rootDir: `${import.meta.dirname}/${folder}`,
    testEnvironment: environment,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/', '/static/'],
  };
}

export default {
  // Kept with the project: the temporary folder of a run of all tests goes when it ends.
  cacheDirectory: `${import.meta.dirname}/.cache/jest`,
  projects: [
    ...nodeFolders.map((folder) => project(folder, 'node')),
    ...webFolders.map((folder) => project(folder, `${import.meta.dirname}/scripts/jest-jsdom.mjs`)),
  ].filter(({ rootDir }) => existsSync(rootDir)),
};
