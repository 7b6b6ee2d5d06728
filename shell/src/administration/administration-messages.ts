import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/administration/en.json';
import { type ShellMessageId, shellMessages } from '../messages.ts';

/** The texts of admins and translators: they come with their pages, not with the shell. */
export const administrationMessages = joinMessages(
  shellMessages,
  formTexts,
  messageSource((language) => import(`../../locales/administration/${language}.json`)),
);

export type AdministrationMessageId = ShellMessageId | FormMessageId | keyof typeof en;
