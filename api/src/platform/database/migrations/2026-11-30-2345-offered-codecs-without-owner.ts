import { type Kysely, sql } from 'kysely';

/** A codec that is offered to everybody stays when the account of its owner is deleted; then it has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table device_codecs alter column user_id drop not null`.execute(db);
}
