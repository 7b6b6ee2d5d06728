import { joinMessages } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import { type CredentialMessageId, credentialMessages } from '../account/credential-messages.ts';
import { type ShellMessageId, shellMessages } from '../messages.ts';

/** The texts of a form that asks for the password again: they come with it, not with the shell. */
export const signInAgainMessages = joinMessages(shellMessages, credentialMessages, formTexts);

export type SignInAgainMessageId = ShellMessageId | CredentialMessageId | FormMessageId;
