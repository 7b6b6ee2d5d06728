import type { StorybookConfig } from '@storybook/react-webpack5';

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: [
    '../../packages/ui/src/**/*.stories.tsx',
    '../../packages/remote-kit/src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
    '../../mf-*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-webpack5-compiler-swc'],
  // Nothing leaves the machine: no counts, no news, no version check.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, allowedHosts: true },
  features: { actions: false, interactions: false, controls: false, backgrounds: false },
  // TypeScript 7 has no JavaScript API for the docgen plugins; the doc comments stand in the source.
  typescript: { reactDocgen: false, check: false },
  swc: () => ({
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }),
  webpackFinal: (webpack) => ({ ...webpack, performance: false }),
};

export default config;
