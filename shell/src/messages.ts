import type { MessageSource } from '@skep/i18n';
import en from '../locales/en.json';

/** The shell's own texts. */
export const shellMessages: MessageSource = {
  en,
  load: async (language) => (await import(`../locales/${language}.json`)).default,
};
