import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import { shellMessages } from '../messages.ts';

/** The texts of admins and translators: they come with their pages, not with the shell. */
export const administrationMessages = joinMessages(
  shellMessages,
  messageSource((language) => import(`../../locales/administration/${language}.json`)),
);

/** Gives a page these texts beside those of the shell. */
export const WithAdministrationTexts = withTexts(remoteMessages(administrationMessages));
