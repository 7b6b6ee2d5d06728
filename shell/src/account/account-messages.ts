import { joinMessages } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { formTexts } from '@skep/remote-kit/form-texts';
import en from '../../locales/account/en.json';
import { shellMessages } from '../messages.ts';

/** The texts that only account pages show: who is signed in does not load them. */
export const accountMessages = remoteMessages(
  joinMessages(shellMessages, formTexts, {
    en,
    load: async (language) => (await import(`../../locales/account/${language}.json`)).default,
  }),
);
