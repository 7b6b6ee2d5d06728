import type { UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    calendar_links: CalendarLinksTable;
  }
}

interface CalendarLinksTable {
  user_id: UserId;
  token_hash: string;
  created_at: Date;
  last_read_at: Date | null;
}
