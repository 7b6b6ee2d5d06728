import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AccountMoveId, RestoreId, UserId } from '#platform/context/ids.ts';
import type { MoveFacts, MoveFault, MoveState } from './move.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    account_moves: {
      id: GeneratedAlways<AccountMoveId>;
      user_id: UserId;
      /** Base address of the other server's API, without a slash at the end. */
      address: string;
      /** Identifies the other account, see `restored_rows.origin`. */
      origin: string;
      /** Of the person at the other server. */
      remote_user_id: number;
      /** Encrypted; null as soon as everything was fetched. */
      sealed_token: string | null;
      /** How the names of its stored answers begin. */
      file_prefix: string;
      /** Where the person was: the other server's inspections have local times. */
      time_zone: string;
      state: MoveState;
      fault: MoveFault | null;
      calls_done: Generated<number>;
      calls_planned: Generated<number>;
      stored_bytes: Generated<number>;
      facts: ColumnType<MoveFacts, string | undefined, string>;
      /** The import of what was fetched. */
      restore_id: RestoreId | null;
      begun_at: Date;
      /** When its job last gave a sign of life. */
      touched_at: Date;
    };
  }
}
