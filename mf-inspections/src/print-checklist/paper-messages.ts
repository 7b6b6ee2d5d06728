import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/print-checklist/en.json';
import { type ChecklistsMessageId, checklistsMessages } from '../checklist-editor/checklists-messages.ts';

/** The texts of checklists on paper: they come with these screens. */
export const paperMessages = joinMessages(
  checklistsMessages,
  messageSource((language) => import(`../../locales/print-checklist/${language}.json`)),
);

export type PaperMessageId = ChecklistsMessageId | keyof typeof en;
