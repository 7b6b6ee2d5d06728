import { type Kysely, sql } from 'kysely';

/** Accounts that people sign in to by an identity provider, and the attempts to do so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table oidc_accounts (
    issuer text not null,
    subject text not null,
    user_id integer not null references users on delete cascade,
    email text,
    is_admin_by_claim boolean not null default false,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (issuer, subject)
  )`.execute(db);
  await sql`create unique index oidc_accounts_user on oidc_accounts (user_id, issuer)`.execute(db);

  await sql`create table oidc_attempts (
    attempt_hash text primary key,
    purpose text not null,
    user_id integer references users on delete cascade,
    is_exchanged boolean not null default false,
    proved_user_id integer references users on delete cascade,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index oidc_attempts_user on oidc_attempts (user_id)`.execute(db);
  await sql`create index oidc_attempts_proved_user on oidc_attempts (proved_user_id)`.execute(db);

  await sql`alter table users add column is_without_password boolean`.execute(db);
}
