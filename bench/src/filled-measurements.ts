import { preparePartitions, recomputeDays } from '@skep/api/testing';
import type { Client } from 'pg';

type Context = Parameters<typeof recomputeDays>[0];

export interface Filling {
  deviceIds: readonly number[];
  /** Columns, as `weight_kg`. */
  names: readonly string[];
  days: number;
  /** Between two messages. */
  minutes: number;
}

/** Made-up measurements of devices, up to now. */
export async function storeMeasurements(client: Client, context: Context, filling: Filling): Promise<void> {
  const { deviceIds, names, days, minutes } = filling;
  const columns = names.map((name) => `"${name}"`).join(', ');
  const measured = (step: string) => `
    insert into measurements (device_id, measured_at, received_at, ${columns})
    select id, at, at, ${names.map((_, index) => `${index} + round((random() * 10)::numeric, 2)`).join(', ')}
    from unnest($1::int[]) as id,
      generate_series(date_trunc('hour', now()) - make_interval(days => $2), now(), ${step}) as at
    on conflict do nothing`;
  // Partitions are made for months that something waits for.
  await client.query(measured(`'20 days'::interval`), [deviceIds.slice(0, 1), days]);
  await preparePartitions(context);
  await client.query(measured(`'${minutes} minutes'::interval`), [deviceIds, days]);
}

/** The same, with the figures of their days and weeks. */
export async function fillMeasurements(client: Client, context: Context, filling: Filling): Promise<void> {
  const { deviceIds } = filling;
  await storeMeasurements(client, context, filling);
  await client.query(
    `insert into dirty_days select distinct device_id, (measured_at at time zone 'UTC')::date, now()
     from measurements where device_id = any($1) on conflict do nothing`,
    [deviceIds],
  );
  await recomputeDays(context);
}
