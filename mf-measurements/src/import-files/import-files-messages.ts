import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/import-files/en.json';
import { measurementsMessages } from '../messages.ts';

export const importFilesMessages = joinMessages(
  measurementsMessages,
  messageSource((language) => import(`../../locales/import-files/${language}.json`)),
);

export type ImportFilesMessageId = keyof typeof en;
