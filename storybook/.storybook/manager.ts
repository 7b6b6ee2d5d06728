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
  // Room for the screens: the panel is below what is to be tried, and below stories whose steps it shows.
  layoutCustomisations: {
    showPanel: ({ storyId, index }) =>
      storyId !== undefined &&
      (storyId.endsWith('--playground') || (index?.[storyId]?.tags.includes('play-fn') ?? false)),
  },
});
