import { type Kysely, sql } from 'kysely';

/**
 * A message is stored by one statement: an index finds that it came before, and a number tells that the definitions
 * which it was calibrated with are still the device's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table devices add column definitions_revision integer not null default 0`.execute(db);
  // By the database, so that no way of changing a definition can forget it.
  await sql`create function count_definition_change() returns trigger language plpgsql as $$
    begin
      update devices set definitions_revision = definitions_revision + 1
      where id = case when tg_op = 'DELETE' then old.device_id else new.device_id end;
      return null;
    end $$`.execute(db);
  await sql`create trigger definition_changed after insert or update or delete on sensor_definitions
    for each row execute function count_definition_change()`.execute(db);

  // Of equal ones that were both taken, since a day lay between them, only the newest can still be repeated.
  await sql`update ingest_inbox set fingerprint = null where exists (
    select from ingest_inbox as newer where newer.device_id = ingest_inbox.device_id
      and newer.fingerprint = ingest_inbox.fingerprint and newer.id > ingest_inbox.id)`.execute(db);
  await sql`drop index ingest_inbox_fingerprint`.execute(db);
  await sql`create unique index ingest_inbox_fingerprint on ingest_inbox (device_id, fingerprint)
    where fingerprint is not null`.execute(db);
}
