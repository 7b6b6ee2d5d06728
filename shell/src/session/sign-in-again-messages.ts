import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/sign-in-again/en.json';
import { type CredentialMessageId, credentialMessages } from '../account/credential-messages.ts';
import { type ShellMessageId, shellMessages } from '../messages.ts';

/** The texts of a form that asks for the password again: they come with it, not with the shell. */
export const signInAgainMessages = joinMessages(
  shellMessages,
  credentialMessages,
  formTexts,
  messageSource((language) => import(`../../locales/sign-in-again/${language}.json`)),
);

export type SignInAgainMessageId = ShellMessageId | CredentialMessageId | FormMessageId | keyof typeof en;
