import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/compare/en.json';
import { type DataMessageId, dataMessages } from '../charts/data-messages.ts';

export const compareMessages = joinMessages(
  dataMessages,
  messageSource((language) => import(`../../locales/compare/${language}.json`)),
);

export type CompareMessageId = DataMessageId | keyof typeof en;
