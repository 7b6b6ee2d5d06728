import { type Kysely, sql } from 'kysely';

/**
 * A device outlives the account that owned it for as long as its measurements take to be deleted, a batch at a time. Nobody
 * owns it then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table devices alter column user_id drop not null`.execute(db);
}
