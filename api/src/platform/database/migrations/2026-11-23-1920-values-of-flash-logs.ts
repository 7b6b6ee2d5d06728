import { type Kysely, sql } from 'kysely';

/**
 * What a log brought is noted by name also where it brought the whole measurement: others fill in what it lacks, and
 * undoing the import takes none of theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flash_log_values add column is_whole boolean not null default false`.execute(db);
  await sql`update flash_log_values set is_whole = true, quantities = coalesce((
      select array_agg(name order by name)
      from measurements cross join lateral jsonb_each(
        to_jsonb(measurements) - '{device_id,measured_at,received_at,extra}'::text[]
      ) as held (name, value)
      where measurements.device_id = flash_log_values.device_id
        and measurements.measured_at = flash_log_values.measured_at and value <> 'null'
    ), '{}') where quantities is null`.execute(db);
  await sql`alter table flash_log_values alter quantities set not null, alter is_whole drop default`.execute(
    db,
  );
}
