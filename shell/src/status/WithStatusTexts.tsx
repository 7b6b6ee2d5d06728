import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import { shellMessages } from '../messages.ts';

const own = messageSource((language) => import(`../../locales/status/${language}.json`));

const messages = remoteMessages(joinMessages(shellMessages, own));

/** The texts of the status page: they come with it, not with the shell. */
export const WithStatusTexts = withTexts(messages);
