import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RestoreId, UserId } from '#platform/context/ids.ts';
import type { RestoredKind, RestoreState } from './imported-kinds.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    restores: {
      id: GeneratedAlways<RestoreId>;
      user_id: UserId;
      /** In the file store. */
      file_name: string;
      size_bytes: Generated<number>;
      state: RestoreState;
      /** Percent. */
      progress: Generated<number>;
      kinds: ColumnType<RestoredKind[], string | undefined, string>;
      begun_at: Date;
      /** When its job last gave a sign of life. */
      touched_at: Date;
    };
    restored_rows: {
      user_id: UserId;
      /** Which account the archive was made of. */
      origin: string;
      kind: string;
      old_id: number;
      new_id: number;
      /** Which restore made it, until all of that has come: then null. */
      restore_id: RestoreId | null;
    };
  }
}
