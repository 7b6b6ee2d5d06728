import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/flash-logs/en.json';
import { type DataMessageId, dataMessages } from '../charts/data-messages.ts';

export const flashLogMessages = joinMessages(
  dataMessages,
  messageSource((language) => import(`../../locales/flash-logs/${language}.json`)),
);

export type FlashLogMessageId = DataMessageId | keyof typeof en;
