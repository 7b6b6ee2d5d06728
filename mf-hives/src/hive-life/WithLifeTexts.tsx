import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import { formMessages } from '../form/form-messages.ts';

/** The texts of colonies and queens: they come with these screens, not with the first visit. */
const messages = remoteMessages(
  joinMessages(
    formMessages,
    messageSource((language) => import(`../../locales/life/${language}.json`)),
  ),
);

/** Gives a screen the texts of `locales/life` beside those of all forms. */
export const WithLifeTexts = withTexts(messages);
