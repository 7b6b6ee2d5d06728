import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ExportId, UserId } from '#platform/context/ids.ts';
import type { ExportOptions } from './contents.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    exports: {
      id: GeneratedAlways<ExportId>;
      user_id: UserId;
      /** In the file store; random, so that it is never another export's. */
      file_name: string;
      state: 'waiting' | 'running' | 'ready' | 'failed';
      /** Percent. */
      progress: Generated<number>;
      size_bytes: number | null;
      begun_at: Date;
      /** When its job last gave a sign of life. */
      touched_at: Date;
      ready_at: Date | null;
      format: ColumnType<ExportOptions['format'], ExportOptions['format'], never>;
      with_groups: boolean;
      with_measurements: boolean;
      is_mailed: Generated<boolean>;
    };
  }
}
