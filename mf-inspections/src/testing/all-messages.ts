import { joinMessages } from '@skep/i18n';
import { checklistVersionsMessages } from '../checklist-versions/checklist-versions-messages.ts';
import { tableMessages } from '../hive-inspections/table-messages.ts';
import { inspectMessages } from '../inspection-form/inspect-messages.ts';
import { planMessages } from '../plans/plan-messages.ts';
import { seasonMessages } from '../season/season-messages.ts';
import { todayMessages } from '../today/today-messages.ts';

/** The texts of all screens of the diary, of tables, of forms and of checklists. */
export const allMessages = joinMessages(
  tableMessages,
  inspectMessages,
  todayMessages,
  planMessages,
  seasonMessages,
  checklistVersionsMessages,
);
