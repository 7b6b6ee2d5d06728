import type { Sheet } from '@skep/sheets';
import type { Generated } from 'kysely';
import type { ChecklistId, PrintId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    checklist_svgs: PrintsTable;
  }
}

interface PrintsTable {
  id: Generated<PrintId>;
  user_id: UserId;
  checklist_id: ChecklistId;
  name: string;
  /** What an old app drew itself; null for our own sheets, which are drawn from their layout. */
  svg: string | null;
  layout: Sheet | null;
  /** Of the layout: the same again is the same print. */
  fingerprint: string | null;
  pages: number;
  /** The Print ID on the paper, where it came back from an archive under another. */
  printed_as: number | null;
  app_version: string | null;
  created_at: Date;
  last_print: Date;
}
