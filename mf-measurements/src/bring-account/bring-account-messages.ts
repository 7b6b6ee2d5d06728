import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/bring-account/en.json';
import { type ExportMessageId, exportMessages } from '../export/export-messages.ts';

export const bringAccountMessages = joinMessages(
  exportMessages,
  messageSource((language) => import(`../../locales/bring-account/${language}.json`)),
);

export type BringAccountMessageId = ExportMessageId | keyof typeof en;
