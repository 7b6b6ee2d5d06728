import { joinMessages } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import en from '../../locales/select/en.json';
import { formMessages } from '../form/form-messages.ts';

/** The texts of what is done to many hives: they come with it, not with the first visit. */
const messages = remoteMessages(
  joinMessages(formMessages, {
    en,
    load: async (language) => (await import(`../../locales/select/${language}.json`)).default,
  }),
);

/** Gives its content the texts of `locales/select` beside those of all forms. */
export const WithSelectTexts = withTexts(messages);
