import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { formTexts } from '@skep/remote-kit/form-texts';
import { everywhereMessages } from '../everywhere-messages.ts';
import { credentialMessages } from './credential-messages.ts';

/** The texts of account pages: who is signed in does not load them, and a visitor of them loads no others. */
export const accountMessages = remoteMessages(
  joinMessages(
    everywhereMessages,
    credentialMessages,
    formTexts,
    messageSource((language) => import(`../../locales/account/${language}.json`)),
  ),
);
