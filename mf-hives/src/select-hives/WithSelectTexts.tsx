import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import { formMessages } from '../form/form-messages.ts';

/** The texts of what is done to many hives: they come with it, not with the first visit. */
const messages = remoteMessages(
  joinMessages(
    formMessages,
    messageSource((language) => import(`../../locales/select/${language}.json`)),
  ),
);

/** Gives its content the texts of `locales/select` beside those of all forms. */
export const WithSelectTexts = withTexts(messages);
