import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/pages/en.json';
import { type ShellMessageId, shellMessages } from '../messages.ts';

/** The texts of pages that few people open: they come with the first of these pages, not with the shell. */
export const pageMessages = joinMessages(
  shellMessages,
  messageSource((language) => import(`../../locales/pages/${language}.json`)),
);

export type OwnPageMessageId = keyof typeof en;

export type PageMessageId = ShellMessageId | OwnPageMessageId;
