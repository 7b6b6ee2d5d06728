import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';

/** Texts come as in a build: English without what it says to translators. */
const messageRule = {
  test: /[\\/]locales[\\/].*\.json$/,
  loader: join(import.meta.dirname, '../../packages/web-build/src/message-loader.ts'),
};

/** A source as text, for a page that shows its comments. */
const rawRule = { resourceQuery: /^\?raw$/, type: 'asset/source' };

/** Nobody downloads a build for tests, and most of the time of a build goes into making it small. */
const quickBuild = {
  minimize: false,
  concatenateModules: false,
  mangleExports: false,
  realContentHash: false,
};

const allStories = [
  'packages/ui/src/**/*.stories.tsx',
  'packages/charts/src/**/*.stories.tsx',
  'packages/remote-kit/src/**/*.stories.tsx',
  'shell/src/**/*.stories.tsx',
  'mf-*/src/**/*.stories.tsx',
];

/** The guide. Builds for tests leave it out. */
const pages = '../docs/*.mdx';

/** `npm test -- changed` looks at some: a path in each line. */
const stories = process.env.SKEP_STORIES?.split('\n') ?? allStories;

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: [pages, ...stories.map((path) => `../../${path}`)],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  // A build for tests is looked at by an axe of its own, and two of them get in each other's way.
  build: { test: { disabledAddons: ['@storybook/addon-docs', '@storybook/addon-a11y'] } },
  // Nothing leaves the machine: no counts, no news, no version check.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, allowedHosts: true },
  features: { backgrounds: false },
  // Properties and their comments, by Babel: TypeScript 7 has no JavaScript API for the other plugin.
  typescript: { reactDocgen: 'react-docgen', check: false },
  swc: () => ({
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }),
  webpackFinal: ({ module, optimization, ...webpack }, { test: isForTests }) => ({
    ...webpack,
    module: { ...module, rules: [...(module?.rules ?? []), messageRule, rawRule] },
    optimization: { ...optimization, ...(isForTests && quickBuild) },
    performance: false,
  }),
};

export default config;
