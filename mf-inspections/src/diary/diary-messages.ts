import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/diary/en.json';
import { type InspectionsMessageId, inspectionsMessages } from '../messages.ts';

/** The texts of the diary, of an inspection that is read, of a hive's table and of the agenda; home shows none. */
export const diaryMessages = joinMessages(
  inspectionsMessages,
  messageSource((language) => import(`../../locales/diary/${language}.json`)),
);

export type DiaryMessageId = InspectionsMessageId | keyof typeof en;
