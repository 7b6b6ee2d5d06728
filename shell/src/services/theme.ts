import { type WritableStore, writableStore } from '@skep/remote-kit';
import { type Theme, themes } from '@skep/ui';
import { browserStorage } from './browser-storage.ts';

export type ThemeChoice = Theme | 'system';

export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark', 'sun'];

const themeKey = 'skep.theme';

/** Light, dark or sun by choice, else as the system has it. */
export function createTheme(): WritableStore<ThemeChoice> {
  const stored = themes.find((theme) => theme === browserStorage.read(themeKey));
  const choice = writableStore<ThemeChoice>(stored ?? 'system');
  const show = (theme: ThemeChoice) => {
    if (theme === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', theme);
  };
  show(choice.get());
  return {
    ...choice,
    set(theme) {
      browserStorage.write(themeKey, theme === 'system' ? undefined : theme);
      show(theme);
      choice.set(theme);
    },
  };
}
