import { joinMessages, type MessageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import { formTexts } from '@skep/remote-kit/form-texts';
import en from '../../locales/security/en.json';
import { shellMessages } from '../messages.ts';

const own: MessageSource = {
  en,
  load: async (language) => (await import(`../../locales/security/${language}.json`)).default,
};

const messages = remoteMessages(joinMessages(shellMessages, formTexts, own));

/** The texts of the security page: they come with it, not with the shell. */
export const WithSecurityTexts = withTexts(messages);
