import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/export/en.json';
import { type DataMessageId, dataMessages } from '../charts/data-messages.ts';

export const exportMessages = joinMessages(
  dataMessages,
  messageSource((language) => import(`../../locales/export/${language}.json`)),
);

export type ExportMessageId = DataMessageId | keyof typeof en;
