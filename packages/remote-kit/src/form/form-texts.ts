import type { MessageSource } from '@skep/i18n';
import en from '../../locales/form/en.json';

/** The words of every form, for the texts of a screen with one: they come with it, not with the kit. */
export const formTexts: MessageSource = {
  en,
  load: async (language) => (await import(`../../locales/form/${language}.json`)).default,
};
