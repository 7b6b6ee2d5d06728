import { joinMessages, type MessageSource } from '@skep/i18n';
import { formTexts } from '@skep/remote-kit/form-texts';
import en from '../locales/en.json';

/** The texts of this remote. */
export const inspectionsMessages: MessageSource = joinMessages(formTexts, {
  en,
  load: async (language) => (await import(`../locales/${language}.json`)).default,
});
