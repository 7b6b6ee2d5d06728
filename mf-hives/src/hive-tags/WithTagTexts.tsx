import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import { formMessages } from '../form/form-messages.ts';

/** The texts of hive tags: they come with these screens, not with the first visit. */
const messages = remoteMessages(
  joinMessages(
    formMessages,
    messageSource((language) => import(`../../locales/tags/${language}.json`)),
  ),
);

/** Gives a screen the texts of `locales/tags` beside those of all forms. */
export const WithTagTexts = withTexts(messages);
