import { joinMessages, type MessageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import en from '../../locales/administration/en.json';
import { shellMessages } from '../messages.ts';

/** The texts of admins and translators: they come with their pages, not with the shell. */
export const administrationMessages: MessageSource = joinMessages(shellMessages, {
  en,
  load: async (language) => (await import(`../../locales/administration/${language}.json`)).default,
});

/** Gives a page these texts beside those of the shell. */
export const WithAdministrationTexts = withTexts(remoteMessages(administrationMessages));
