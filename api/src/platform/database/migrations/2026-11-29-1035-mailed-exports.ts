import { type Kysely, sql } from 'kysely';

/** An export that was asked for by mail, and the file that a mail brings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exports add column is_mailed boolean not null default false`.execute(db);
  await sql`alter table outbox_mails add column attachment jsonb`.execute(db);
}
