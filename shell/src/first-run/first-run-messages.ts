import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/first-run/en.json';
import { type CredentialMessageId, credentialMessages } from '../account/credential-messages.ts';
import { type ShellMessageId, shellMessages } from '../messages.ts';

/** The texts of the page that makes the first account. */
export const firstRunMessages = joinMessages(
  shellMessages,
  formTexts,
  credentialMessages,
  messageSource((language) => import(`../../locales/first-run/${language}.json`)),
);

export type FirstRunMessageId = ShellMessageId | FormMessageId | CredentialMessageId | keyof typeof en;
