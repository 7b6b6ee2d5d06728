import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/first-run/en.json';
import { type AccountMessageId, accountMessages } from '../account/account-messages.ts';

/** The texts of the page that makes the first account. */
export const firstRunMessages = joinMessages(
  accountMessages,
  messageSource((language) => import(`../../locales/first-run/${language}.json`)),
);

export type FirstRunMessageId = AccountMessageId | keyof typeof en;
