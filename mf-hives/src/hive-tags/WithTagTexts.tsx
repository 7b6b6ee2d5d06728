import { joinMessages } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import en from '../../locales/tags/en.json';
import { formMessages } from '../form/form-messages.ts';

/** The texts of hive tags: they come with these screens, not with the first visit. */
const messages = remoteMessages(
  joinMessages(formMessages, {
    en,
    load: async (language) => (await import(`../../locales/tags/${language}.json`)).default,
  }),
);

/** Gives a screen the texts of `locales/tags` beside those of all forms. */
export const WithTagTexts = withTexts(messages);
