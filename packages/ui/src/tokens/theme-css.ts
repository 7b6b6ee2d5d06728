import { type Theme, themeColors, themeLooks } from './themes.ts';

const spaces = [4, 8, 12, 16, 24, 32, 48];

/** Custom properties that are the same in all themes, as CSS declarations. */
export const sharedTokenValues = [
  ...spaces.map((space) => `--skep-space-${space}: ${space / 16}rem;`),
  "--skep-font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, sans-serif;",
  '--skep-font-size-small: 0.875rem;',
  '--skep-font-size-normal: 1rem;',
  '--skep-font-size-large: 1.125rem;',
  '--skep-font-size-heading-3: 1.125rem;',
  '--skep-font-size-heading-2: 1.375rem;',
  '--skep-font-size-heading-1: clamp(1.625rem, 1.4rem + 1vw, 2.125rem);',
  '--skep-radius-small: 6px;',
  '--skep-radius-medium: 10px;',
  '--skep-radius-large: 16px;',
  '--skep-motion-quick: 120ms;',
  '--skep-motion-calm: 240ms;',
];

/** The custom properties of one theme, as CSS declarations. */
export function themeCss(theme: Theme): string {
  const colors = Object.entries(themeColors[theme]).map(
    ([role, color]) => `--skep-color-${kebabCase(role)}: ${color};`,
  );
  const { borderWidth, shadowCard, shadowRaised } = themeLooks[theme];
  return [
    ...colors,
    `--skep-border-width: ${borderWidth};`,
    `--skep-shadow-card: ${shadowCard};`,
    `--skep-shadow-raised: ${shadowRaised};`,
    `color-scheme: ${theme === 'dark' ? 'dark' : 'light'};`,
    ...sharedTokenValues,
  ].join('\n');
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
