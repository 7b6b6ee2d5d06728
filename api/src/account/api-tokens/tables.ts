import type { GeneratedAlways } from 'kysely';
import type { ApiTokenId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    api_tokens: {
      id: GeneratedAlways<ApiTokenId>;
      user_id: UserId;
      name: string;
      /** The token itself is known to the person alone. */
      token_hash: string;
      created_at: Date;
      last_used_at: Date | null;
      /** Null: it does not end by itself. */
      expires_at: Date | null;
      is_read_only: boolean;
    };
  }
}
