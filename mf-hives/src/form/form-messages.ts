import { joinMessages, messageSource } from '@skep/i18n';
import { formTexts } from '@skep/remote-kit/form-texts';
import { hivesMessages } from '../messages.ts';

/** The texts of every screen but home, beside those of the remote: they come with these screens, not with the first visit. */
export const formMessages = joinMessages(
  hivesMessages,
  formTexts,
  messageSource((language) => import(`../../locales/forms/${language}.json`)),
);
