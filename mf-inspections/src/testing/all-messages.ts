import { joinMessages } from '@skep/i18n';
import { tableMessages } from '../hive-inspections/table-messages.ts';
import { inspectMessages } from '../inspection-form/inspect-messages.ts';
import { todayMessages } from '../today/today-messages.ts';

/** The texts of all screens of the diary, of tables and of forms. */
export const allMessages = joinMessages(tableMessages, inspectMessages, todayMessages);
