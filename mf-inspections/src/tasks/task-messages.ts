import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/tasks/en.json';
import { type DiaryMessageId, diaryMessages } from '../diary/diary-messages.ts';

/** The texts of tasks and of their form, in addition to those of the agenda. */
export const taskMessages = joinMessages(
  diaryMessages,
  messageSource((language) => import(`../../locales/tasks/${language}.json`)),
);

export type TaskMessageId = DiaryMessageId | keyof typeof en;
