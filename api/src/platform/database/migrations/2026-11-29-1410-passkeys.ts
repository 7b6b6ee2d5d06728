import { type Kysely, sql } from 'kysely';

/** Passkeys, the challenges that they sign, and the codes that a signature gives instead of a typed code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table passkeys (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    name text not null,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`.execute(db);
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db);

  await sql`create table passkey_challenges (
    challenge_hash text primary key,
    purpose text not null,
    user_id integer references users on delete cascade,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index passkey_challenges_user on passkey_challenges (user_id)`.execute(db);

  await sql`create table passkey_codes (
    code_hash text primary key,
    user_id integer not null references users on delete cascade,
    is_user_verified boolean not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index passkey_codes_user on passkey_codes (user_id)`.execute(db);

  await sql`alter table second_factors add column is_without_app boolean`.execute(db);
  await sql`alter table sign_ins add column method text`.execute(db);
}
