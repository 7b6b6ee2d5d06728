import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/today/en.json';
import { type SeasonTextId, seasonTexts } from '../season/season-messages.ts';
import { type TaskMessageId, taskMessages } from '../tasks/task-messages.ts';

/** The texts of today, in addition to those of tasks, which are ticked off there, and of the season. */
export const todayMessages = joinMessages(
  taskMessages,
  seasonTexts,
  messageSource((language) => import(`../../locales/today/${language}.json`)),
);

export type TodayMessageId = TaskMessageId | SeasonTextId | keyof typeof en;
