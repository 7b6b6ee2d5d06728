import type { Right } from '@skep/domain';
import type { GeneratedAlways } from 'kysely';
import type { UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    right_changes: {
      id: GeneratedAlways<number>;
      changed_at: Date;
      user_id: UserId;
      /** Null once the admin's account is gone. */
      admin_id: UserId | null;
      right_name: Right;
      granted: boolean;
    };
  }
}
