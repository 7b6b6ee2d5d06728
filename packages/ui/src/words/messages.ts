import type { MessageSource } from '@skep/i18n';
import en from '../../locales/en.json';

/** The few words of the design system itself, for the provider of the page's texts. */
export const uiMessages: MessageSource = {
  en,
  load: async (language) => (await import(`../../locales/${language}.json`)).default,
};
