import { type Kysely, sql } from 'kysely';

const volts = sql`(extra->>'bat_volt')::float8`;

/** What came is held to what can be, as what comes from now on: kilograms; volts, or millivolts above a hundred. */
const columns = [
  { name: 'weight_combined_kg', value: sql`(extra->>'weight_combined_kg')::float8`, least: -200, most: 1000 },
  {
    name: 'bat_volt',
    value: sql`(${volts} / case when ${volts} > 100 then 1000 else 1 end)`,
    least: 0,
    most: 100,
  },
];

/**
 * Two quantities that devices have sent without a column of their own. What they sent before moves into its column; and
 * days in which anything stands in `extra` are computed anew, since their figures have these names too from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table measurements ${sql.join(columns.map(({ name }) => sql`add column ${sql.id(name)} real`))}`.execute(
    db,
  );
  await sql`
    insert into dirty_days (device_id, day, marked_at)
    select distinct device_id, (measured_at at time zone 'UTC')::date, now() from measurements where extra is not null
    on conflict (device_id, day) do update set marked_at = excluded.marked_at`.execute(db);
  for (const { name, value, least, most } of columns) {
    await sql`
      update measurements set ${sql.id(name)} = case when ${value} between ${sql.lit(least)} and ${sql.lit(most)} then ${value} end,
        extra = nullif(extra - ${sql.lit(name)}, '{}')
      where extra ? ${sql.lit(name)}`.execute(db);
    await sql`
      update devices set invented_names = array_remove(invented_names, ${sql.lit(name)})
      where ${sql.lit(name)} = any(invented_names)`.execute(db);
  }
}
