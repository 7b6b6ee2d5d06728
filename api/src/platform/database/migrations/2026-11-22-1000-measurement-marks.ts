import { type Kysely, sql } from 'kysely';

/**
 * Which devices a domain watches, and marks of the messages that brought measurements of theirs. What is stored
 * together shares a mark; one whose device has gone meanwhile is read like any other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table watched_devices (
    device_id integer not null references devices (id) on delete cascade,
    watcher text not null,
    primary key (device_id, watcher)
  )`.execute(db);
  await sql`create table measurement_marks (
    watcher text not null,
    id bigint generated always as identity,
    device_ids integer[] not null,
    times timestamptz[] not null,
    primary key (watcher, id)
  )`.execute(db);
}
