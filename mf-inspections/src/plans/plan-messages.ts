import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/plans/en.json';
import { type TaskMessageId, taskMessages } from '../tasks/task-messages.ts';

/** The texts of methods and of their steps, in addition to those of tasks. */
export const planMessages = joinMessages(
  taskMessages,
  messageSource((language) => import(`../../locales/plans/${language}.json`)),
);

export type PlanMessageId = TaskMessageId | keyof typeof en;
