import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/offline-outbox/en.json';
import { type ShellMessageId, shellMessages } from '../messages.ts';

/** The texts of the page of what waits: they come with it, not with the shell. */
export const outboxMessages = joinMessages(
  shellMessages,
  messageSource((language) => import(`../../locales/offline-outbox/${language}.json`)),
);

export type WaitingMessageId = ShellMessageId | keyof typeof en;
