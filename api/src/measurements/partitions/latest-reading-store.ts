import { sql } from 'kysely';
import { openEdges } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/** What devices measured last, computed again from their measurements. */
export async function renewLast({ db }: Db, ids: readonly DeviceId[]): Promise<void> {
  await openEdges(
    { db },
    ids.map((deviceId) => ({ deviceId })),
    'last',
  );
  await sql`delete from device_last where device_id = any(${[...ids]}::int[])`.execute(db);
  await sql`
    insert into device_last (device_id, measured_at, quantities)
    select newest.* from unnest(${[...ids]}::int[]) as wanted (id) cross join lateral (
      select device_id, measured_at, coalesce(extra, '{}') ||
        jsonb_strip_nulls(to_jsonb(measurements) - '{device_id,measured_at,received_at,extra}'::text[])
      from measurements where device_id = wanted.id order by measured_at desc limit 1
    ) as newest`.execute(db);
}
