import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { mergedSummary, roundedSummary, type Summary } from '#platform/taxonomy/value-summary.ts';
import type { DirtyDay } from './day-store.ts';

type Db = Pick<Context, 'db'>;
type Quantities = Readonly<Record<string, Summary>>;

/** Computes the weeks of these days again from the figures of their days. */
export async function writeWeeks({ db }: Db, days: readonly DirtyDay[]): Promise<void> {
  const deviceIds = days.map(({ deviceId }) => deviceId);
  // Weeks begin on Monday. In order, and written before days are read: of two workers with days of one week the
  // second waits here, and then finds the days of the first.
  const { rows: weeks } = await sql<{ deviceId: DeviceId; day: string }>`
    insert into measurement_weeks (device_id, day, quantities)
    select distinct device_id, date_trunc('week', day)::date, '{}'::jsonb
    from unnest(${deviceIds}::int[], ${days.map(({ day }) => day)}::date[]) as changed (device_id, day)
    order by 1, 2 on conflict (device_id, day) do update set quantities = excluded.quantities
    returning device_id as "deviceId", day`.execute(db);
  const weekIds = sql`unnest(${weeks.map(({ deviceId }) => deviceId)}::int[], ${weeks.map(({ day }) => day)}::date[])`;
  const { rows } = await sql<{ deviceId: DeviceId; day: string; quantities: Quantities }>`
    select week.device_id as "deviceId", week.day, each.quantities
    from ${weekIds} as week (device_id, day)
    cross join lateral (
      select quantities from measurement_days
      where device_id = week.device_id and day >= week.day and day < week.day + 7
    ) as each`.execute(db);
  const summaries = [...Map.groupBy(rows, ({ deviceId, day }) => `${deviceId} ${day}`).values()].flatMap(
    (ofWeek) => ofWeek.slice(0, 1).map(({ deviceId, day }) => ({ deviceId, day, quantities: sumOf(ofWeek) })),
  );
  await sql`
    update measurement_weeks set quantities = computed.quantities::jsonb
    from unnest(
      ${summaries.map(({ deviceId }) => deviceId)}::int[], ${summaries.map(({ day }) => day)}::date[],
      ${summaries.map(({ quantities }) => JSON.stringify(quantities))}::text[]
    ) as computed (device_id, day, quantities)
    where measurement_weeks.device_id = computed.device_id and measurement_weeks.day = computed.day`.execute(
    db,
  );
}

function sumOf(days: readonly { quantities: Quantities }[]): Quantities {
  const sums: Record<string, Summary> = {};
  for (const { quantities } of days)
    for (const [name, summary] of Object.entries(quantities)) sums[name] = mergedSummary(sums[name], summary);
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, roundedSummary(name, sum)]));
}
