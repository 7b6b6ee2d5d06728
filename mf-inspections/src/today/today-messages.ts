import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/today/en.json';
import { type TaskMessageId, taskMessages } from '../tasks/task-messages.ts';

/** The texts of today, in addition to those of tasks, which are ticked off there. */
export const todayMessages = joinMessages(
  taskMessages,
  messageSource((language) => import(`../../locales/today/${language}.json`)),
);

export type TodayMessageId = TaskMessageId | keyof typeof en;
