import { joinMessages, type MessageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import { formTexts } from '@skep/remote-kit/form-texts';
import en from '../../locales/profile/en.json';
import { shellMessages } from '../messages.ts';

/** The texts of the profile: they come with its page, not with the shell. */
export const profileMessages: MessageSource = joinMessages(shellMessages, formTexts, {
  en,
  load: async (language) => (await import(`../../locales/profile/${language}.json`)).default,
});

/** Gives the page these texts beside those of the shell. */
export const WithProfileTexts = withTexts(remoteMessages(profileMessages));
