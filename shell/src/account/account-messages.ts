import { joinMessages } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import en from '../../locales/account/en.json';
import { shellMessages } from '../messages.ts';

/** The texts that only account pages show: who is signed in does not load them. */
export const accountMessages = remoteMessages(
  joinMessages(shellMessages, {
    en,
    load: async (language) => (await import(`../../locales/account/${language}.json`)).default,
  }),
);
