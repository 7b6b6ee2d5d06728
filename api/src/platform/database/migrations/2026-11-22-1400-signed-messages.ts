import { type Kysely, sql } from 'kysely';

/**
 * What messages of a network prove themselves with. Whoever has devices by now goes on without: their networks do not
 * know the secret yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table webhooks (
    user_id integer primary key references users (id) on delete cascade,
    secret text not null unique,
    takes_unsigned boolean not null
  )`.execute(db);
  await sql`insert into webhooks (user_id, secret, takes_unsigned)
    select user_id, replace(gen_random_uuid()::text, '-', ''), true from devices group by user_id`.execute(
    db,
  );
  await sql`alter table devices add column proved_at timestamptz, add column frame_count bigint`.execute(db);
  await sql`alter table ingest_inbox add column owner_id integer references users (id) on delete cascade`.execute(
    db,
  );
  await sql`create index ingest_inbox_owner on ingest_inbox (owner_id) where owner_id is not null`.execute(
    db,
  );
}
