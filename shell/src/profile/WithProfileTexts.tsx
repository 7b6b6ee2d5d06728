import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import { formTexts } from '@skep/remote-kit/form-texts';
import { credentialMessages } from '../account/credential-messages.ts';
import { shellMessages } from '../messages.ts';

/** The texts of the profile: they come with its page, not with the shell. */
export const profileMessages = joinMessages(
  shellMessages,
  credentialMessages,
  formTexts,
  messageSource((language) => import(`../../locales/profile/${language}.json`)),
);

/** Gives the page these texts beside those of the shell. */
export const WithProfileTexts = withTexts(remoteMessages(profileMessages));
