import { smallTable } from '#platform/exporting/export-table.ts';

const columns = ['created_at', 'last_read_at'] as const;

export const exportedCalendarLinks = smallTable('calendar_links', columns, ({ db }, ownerId) =>
  db.selectFrom('calendar_links').select(columns).where('user_id', '=', ownerId).execute(),
);
