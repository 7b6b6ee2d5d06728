import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/security/en.json';
import { type CredentialMessageId, credentialMessages } from '../account/credential-messages.ts';
import { type ShellMessageId, shellMessages } from '../messages.ts';

/** The texts of the security page: they come with it, not with the shell. */
export const securityMessages = joinMessages(
  shellMessages,
  credentialMessages,
  formTexts,
  messageSource((language) => import(`../../locales/security/${language}.json`)),
);

export type SecurityMessageId = ShellMessageId | CredentialMessageId | FormMessageId | keyof typeof en;
