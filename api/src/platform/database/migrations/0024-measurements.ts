import { type Kysely, sql } from 'kysely';

/** One column for each quantity that was known when this was written. A new one is a migration of its own. */
const reals =
  `t h p w l bv w_v w_fl w_fr w_bl w_br s_fan_4 s_fan_6 s_fan_9 s_fly_a s_tot t_i bc_i bc_o weight_kg
  weight_kg_noOutlier weight_kg_corrected rssi snr calibrating_weight w_fl_kg_per_val w_fr_kg_per_val w_bl_kg_per_val
  w_br_kg_per_val w_fl_offset w_fr_offset w_bl_offset w_br_offset w_v_kg_per_val w_v_offset w_v_1 w_v_2 net_weight_kg
  bc_tot s_spl bat_perc vcc t_0 t_1 t_2 t_3 t_4 t_5 t_6 t_7 t_8 t_9
  s_bin098_146Hz s_bin146_195Hz s_bin195_244Hz s_bin244_293Hz s_bin293_342Hz
  s_bin342_391Hz s_bin391_439Hz s_bin439_488Hz s_bin488_537Hz s_bin537_586Hz
  s_bin_71_122 s_bin_122_173 s_bin_173_224 s_bin_224_276 s_bin_276_327
  s_bin_327_378 s_bin_378_429 s_bin_429_480 s_bin_480_532 s_bin_532_583
  s_bin_0_201 s_bin_201_402 s_bin_402_602 s_bin_602_803 s_bin_803_1004
  s_bin_1004_1205 s_bin_1205_1406 s_bin_1406_1607 s_bin_1607_1807 s_bin_1807_2008`.split(/\s+/);

/**
 * Measurements, a row for each message, in a partition for each month. What no partition was made for waits in the
 * default one until a job makes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ...reals.map((name) => sql`${sql.id(name)} real`),
    ...['lat', 'lon'].map((name) => sql`${sql.id(name)} double precision`),
  ];
  await sql`create table measurements (
    device_id integer not null references devices (id) on delete cascade,
    measured_at timestamptz not null,
    received_at timestamptz not null,
    ${sql.join(columns)},
    extra jsonb,
    primary key (device_id, measured_at)
  ) partition by range (measured_at)`.execute(db);
  await sql`create table measurements_default partition of measurements default`.execute(db);

  await sql`create table device_last (
    device_id integer primary key references devices (id) on delete cascade,
    measured_at timestamptz not null,
    quantities jsonb not null
  ) with (fillfactor = 50)`.execute(db);

  await sql`create table measurement_days (
    device_id integer not null references devices (id) on delete cascade,
    day date not null,
    message_count integer not null,
    quantities jsonb not null,
    primary key (device_id, day)
  )`.execute(db);

  await sql`create table dirty_days (
    device_id integer not null references devices (id) on delete cascade,
    day date not null,
    marked_at timestamptz not null,
    primary key (device_id, day)
  )`.execute(db);
}
