import type { MessageSource } from '@skep/i18n';
import en from '../locales/en.json';

/** The texts of this remote. */
export const measurementsMessages: MessageSource = {
  en,
  load: async (language) => (await import(`../locales/${language}.json`)).default,
};
