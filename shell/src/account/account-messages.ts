import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { type FormMessageId, plainFormTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/account/en.json';
import { type EverywhereMessageId, everywhereMessages } from '../everywhere-messages.ts';
import { type CredentialMessageId, credentialMessages } from './credential-messages.ts';

/** The texts of account pages: who is signed in does not load them, and a visitor of them loads no others. */
export const accountMessages = remoteMessages(
  joinMessages(
    everywhereMessages,
    credentialMessages,
    plainFormTexts,
    messageSource((language) => import(`../../locales/account/${language}.json`)),
  ),
);

export type AccountMessageId = EverywhereMessageId | CredentialMessageId | FormMessageId | keyof typeof en;
