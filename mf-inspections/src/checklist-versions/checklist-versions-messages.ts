import { joinMessages } from '@skep/i18n';
import { type ChecklistsMessageId, checklistsMessages } from '../checklist-editor/checklists-messages.ts';
import { type DiaryMessageId, diaryMessages } from '../diary/diary-messages.ts';

/** The texts of checklists and of versions. */
export const checklistVersionsMessages = joinMessages(diaryMessages, checklistsMessages);

export type ChecklistVersionsMessageId = DiaryMessageId | ChecklistsMessageId;
