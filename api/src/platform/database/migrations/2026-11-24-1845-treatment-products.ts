import { type Kysely, sql } from 'kysely';

/** What people treat with, by its name; entries of registers hold a copy, and nothing of them changes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table treatment_products (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    name text not null,
    substance text not null,
    method text not null,
    dose text,
    withdrawal_days integer not null,
    supplier text,
    supplier_address text,
    is_shared boolean not null,
    created_at timestamptz not null,
    unique (user_id, name)
  )`.execute(db);
}
