import { joinMessages, type MessageSource } from '@skep/i18n';
import { formTexts } from '@skep/remote-kit/form-texts';
import en from '../../locales/forms/en.json';
import { hivesMessages } from '../messages.ts';

/** The texts of every screen but home, beside those of the remote: they come with these screens, not with the first visit. */
export const formMessages: MessageSource = joinMessages(hivesMessages, formTexts, {
  en,
  load: async (language) => (await import(`../../locales/forms/${language}.json`)).default,
});
