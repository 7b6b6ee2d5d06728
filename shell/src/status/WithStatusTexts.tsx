import { joinMessages, type MessageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import en from '../../locales/status/en.json';
import { shellMessages } from '../messages.ts';

const own: MessageSource = {
  en,
  load: async (language) => (await import(`../../locales/status/${language}.json`)).default,
};

const messages = remoteMessages(joinMessages(shellMessages, own));

/** The texts of the status page: they come with it, not with the shell. */
export const WithStatusTexts = withTexts(messages);
