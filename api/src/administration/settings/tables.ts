import type { Generated } from 'kysely';
import type { UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    /** Settings that an admin made; one that is not set has no row. */
    service_settings: {
      name: string;
      /** Of a secret: encrypted. */
      value: string;
    };
    /** Who changed which setting: the audit log of the administration. */
    service_setting_changes: {
      id: Generated<number>;
      changed_at: Date;
      /** Null: somebody who has no account any more. */
      admin_id: UserId | null;
      name: string;
      /** Null: it is a secret, or not set any more. */
      value: string | null;
      is_set: boolean;
    };
  }
}
