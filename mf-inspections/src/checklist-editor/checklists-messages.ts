import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/checklist-editor/en.json';
import { type InspectionsMessageId, inspectionsMessages } from '../messages.ts';

/** The texts of checklists: they come with these screens, not with the first visit. */
export const checklistsMessages = joinMessages(
  inspectionsMessages,
  messageSource((language) => import(`../../locales/checklist-editor/${language}.json`)),
);

export type ChecklistsMessageId = InspectionsMessageId | keyof typeof en;
