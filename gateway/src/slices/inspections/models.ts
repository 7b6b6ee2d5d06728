import type { AnswerOf } from '@skep/rest-client';

/** An inspection as the service sends it: its hive is looked up, and its items where they did not come along. */
export type InspectionModel = AnswerOf<'readInspection'>;

export type InspectionItemModel = NonNullable<InspectionModel['items']>[number];

export type AnsweredItemModel = AnswerOf<'listNewestInspections'>['items'][number];

export type InspectionTableRowModel = AnswerOf<'readInspectionTable'>['rows'][number];

export type ChecklistModel = NonNullable<AnswerOf<'readChecklistToFillIn'>['checklist']>;

export type ChecklistItemModel = ChecklistModel['items'][number];

export type ChecklistFormModel = AnswerOf<'listChecklistForms'>['checklists'][number];

export type ChecklistOutlineModel = AnswerOf<'readChecklist'>;

export type OfferedItemModel = AnswerOf<'listChecklistItems'>[number];

export type ReminderModel = AnswerOf<'listReminders'>[number];

/** A plan of a hive as the service sends it, with its tasks. */
export type HivePlanModel = AnswerOf<'startHivePlan'>;

/** A task as the service sends it. */
export type TaskModel = AnswerOf<'readTask'>;
