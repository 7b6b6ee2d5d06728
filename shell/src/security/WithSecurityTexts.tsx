import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import { formTexts } from '@skep/remote-kit/form-texts';
import { credentialMessages } from '../account/credential-messages.ts';
import { shellMessages } from '../messages.ts';

const own = messageSource((language) => import(`../../locales/security/${language}.json`));

const messages = remoteMessages(joinMessages(shellMessages, credentialMessages, formTexts, own));

/** The texts of the security page: they come with it, not with the shell. */
export const WithSecurityTexts = withTexts(messages);
