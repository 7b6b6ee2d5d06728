import type { UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    user_settings: UserSettingsTable;
  }
}

/** What an app remembers for a person: pairs that only the app understands. */
interface UserSettingsTable {
  user_id: UserId;
  name: string;
  value: string | null;
  number: number | null;
  created_at: Date;
}
