import type { MessageSource } from '@skep/i18n';
import en from '../locales/en.json';

/** The kit's own few texts. */
export const kitMessages: MessageSource = {
  en,
  load: async (language) => (await import(`../locales/${language}.json`)).default,
};
