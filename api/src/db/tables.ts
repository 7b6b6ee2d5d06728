import type { AccountTables } from '../accounts/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { SettingsTables } from '../settings/tables.ts';

/** Every table; each domain describes its own. */
export interface Database extends AccountTables, HttpTables, MailTables, SettingsTables {}
