import type { Client } from 'pg';

export interface AlertFilling {
  deviceIds: readonly number[];
  devicesOfPerson: number;
  rulesOfPerson: number;
  /** Where pushes go, each below the number of its person. */
  pushes: string;
  keys: { publicKey: string; auth: string };
}

/**
 * Gives devices to people who each have as many rules, of which one tells of cold at once, and a phone that is told.
 * People come in the order of the devices, counted from 0.
 */
export async function fillAlerts(client: Client, filling: AlertFilling): Promise<void> {
  const { deviceIds, devicesOfPerson, rulesOfPerson, pushes, keys } = filling;
  const people = Math.ceil(deviceIds.length / devicesOfPerson);
  await client.query(
    `insert into users (name, name_shape, email, email_spelling, password_hash, accepted_terms_version,
        accepted_terms_at, created_at, updated_at)
      select name, name, name, name, 'none', 'none', now(), now(), now()
      from (select 'person-' || number as name from generate_series(1, $1::int) as number) as named`,
    [people],
  );
  await client.query(`create table people as
    select id as user_id, row_number() over (order by id) - 1 as number from users where name like 'person-%'`);
  await client.query(
    `update devices set user_id = people.user_id
      from unnest($1::int[]) with ordinality as given (id, place), people
      where devices.id = given.id and people.number = (given.place - 1) / $2`,
    [deviceIds, devicesOfPerson],
  );
  await client.query(`insert into sign_ins (token_hash, user_id, created_at, last_used_at)
    select 'token-' || number, user_id, now(), now() from people`);
  await client.query(
    `insert into push_devices (user_id, sign_in, endpoint, public_key, auth, created_at)
      select user_id, 'token-' || number, $1 || '/' || number, $2, $3, now() from people`,
    [pushes, keys.publicKey, keys.auth],
  );
  await client.query(
    `insert into alert_rules (user_id, name, description, is_active, by_email, calculation_minutes, occurrences,
        joined_by, conditions, excluded_months, excluded_hours, excluded_hive_ids, includes_shared, time_zone,
        quiet_minutes, watches_since, created_at, updated_at)
      select user_id, 'Rule ' || rule, '', true, false, 0, 1, 'and',
        jsonb_build_array(jsonb_build_object('period', 'last', 'quantity', case when rule % 2 = 0 then 't_i' else 'weight_kg' end,
          'comparison', 'value', 'comparator', 'less_than', 'threshold', case when rule = 0 then 10 else -50 end)),
        '{}', '{}', '{}', false, 'Europe/Amsterdam', 60, now() - interval '1 hour', now(), now()
      from people, generate_series(0, $1::int - 1) as rule`,
    [rulesOfPerson],
  );
  await client.query(`insert into watched_devices select id, 'alerts' from unnest($1::int[]) as id`, [
    deviceIds,
  ]);
  // As after a quarter of an hour: each rule has followed each of its devices.
  await client.query(`insert into alert_rule_devices (rule_id, device_id, evaluated_until, state)
    select alert_rules.id, devices.id, now() - interval '15 minutes',
      jsonb_build_object('until', floor(extract(epoch from now()) * 1000)::bigint - 900000, 'hits', 0)
    from alert_rules join devices on devices.user_id = alert_rules.user_id`);
}

/** Three hours of quarters of an hour of all these devices. */
export async function fillHours(client: Client, deviceIds: readonly number[]): Promise<void> {
  await client.query(
    `insert into measurements (device_id, measured_at, received_at, t_i, weight_kg)
      select id, at, at, 30, 40 from unnest($1::int[]) as id,
        generate_series(date_trunc('hour', now()) - interval '3 hours', now(), interval '15 minutes') as at
      on conflict do nothing`,
    [deviceIds],
  );
  await client.query(
    `insert into device_last (device_id, measured_at, quantities) select id, now(), '{}' from unnest($1::int[]) as id
      on conflict do nothing`,
    [deviceIds],
  );
}
