import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/status/en.json';
import { type ShellMessageId, shellMessages } from '../messages.ts';

/** The texts of the status page: they come with it, not with the shell. */
export const statusMessages = joinMessages(
  shellMessages,
  messageSource((language) => import(`../../locales/status/${language}.json`)),
);

export type StatusMessageId = ShellMessageId | keyof typeof en;
