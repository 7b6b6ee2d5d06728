import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/profile/en.json';
import { type CredentialMessageId, credentialMessages } from '../account/credential-messages.ts';
import { type ShellMessageId, shellMessages } from '../messages.ts';

/** The texts of the profile: they come with its page, not with the shell. */
export const profileMessages = joinMessages(
  shellMessages,
  credentialMessages,
  formTexts,
  messageSource((language) => import(`../../locales/profile/${language}.json`)),
);

export type ProfileMessageId = ShellMessageId | CredentialMessageId | FormMessageId | keyof typeof en;
