import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Skep: components and screens',
    appBg: '#f7f3eb',
    colorPrimary: '#855000',
    colorSecondary: '#855000',
    fontBase: 'system-ui, sans-serif',
  }),
  navSize: 260,
  // Room for the screens; only what is to be tried has its controls below it.
  layoutCustomisations: { showPanel: ({ storyId }) => storyId?.endsWith('--playground') ?? false },
});
