import { type Kysely, sql } from 'kysely';

/** Settings that admins change while the service runs, and who changed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table service_settings (name text primary key, value text not null)`.execute(db);
  await sql`create table service_setting_changes (
    id integer generated always as identity primary key,
    changed_at timestamptz not null,
    admin_id integer references users (id) on delete set null,
    name text not null,
    value text,
    is_set boolean not null
  )`.execute(db);
  await sql`create index service_setting_changes_admin on service_setting_changes (admin_id)
    where admin_id is not null`.execute(db);
}
