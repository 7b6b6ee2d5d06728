import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { DeviceId } from '../ids.ts';
import type { Figures } from './figures.ts';
import { type Quantity, quantities } from './quantities.ts';

type Db = Pick<Context, 'db'>;

interface DirtyDay {
  deviceId: DeviceId;
  /** UTC. */
  day: string;
}

/** Days to be computed anew, those that wait longest first. Until the transaction ends nobody else takes them. */
export function takeDirtyDays({ db }: Db, limit: number): Promise<DirtyDay[]> {
  return db
    .selectFrom('dirty_days')
    .select(['device_id as deviceId', 'day'])
    .orderBy('marked_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Computes a day from its measurements and removes its mark. */
export async function recomputeDay({ db }: Db, { deviceId, day }: DirtyDay): Promise<void> {
  const { count, figures } = await figuresOf({ db }, { deviceId, day });
  if (count === 0) {
    await db
      .deleteFrom('measurement_days')
      .where('device_id', '=', deviceId)
      .where('day', '=', day)
      .execute();
  } else {
    const row = { message_count: count, quantities: JSON.stringify(figures) };
    await db
      .insertInto('measurement_days')
      .values({ device_id: deviceId, day, ...row })
      .onConflict((conflict) => conflict.columns(['device_id', 'day']).doUpdateSet(row))
      .execute();
  }
  await db.deleteFrom('dirty_days').where('device_id', '=', deviceId).where('day', '=', day).execute();
}

async function figuresOf({ db }: Db, { deviceId, day }: DirtyDay) {
  const start = new Date(`${day}T00:00:00Z`);
  const end = new Date(start.getTime() + 24 * 60 * 60 * 1000);
  const parts = quantities.map(({ abbreviation }) => {
    const column = sql.id(abbreviation);
    const figures = sql`array[count(${column})::float8, avg(${column})::float8, min(${column})::float8, max(${column})::float8]`;
    return sql`, case when count(${column}) > 0 then ${figures} end as ${column}`;
  });
  const { rows } = await sql<{ count: number } & Record<string, number[] | null>>`
    select count(*) as count${sql.join(parts, sql``)} from measurements
    where device_id = ${deviceId} and measured_at >= ${start} and measured_at < ${end}`.execute(db);
  const [row] = rows;
  const figures: Record<string, Figures> = {};
  for (const quantity of quantities) {
    const found = row?.[quantity.abbreviation];
    if (Array.isArray(found)) figures[quantity.abbreviation] = roundedFigures(quantity, found);
  }
  return { count: Number(row?.count ?? 0), figures };
}

function roundedFigures({ decimals }: Quantity, [count = 0, mean = 0, min = 0, max = 0]: number[]): Figures {
  // A mean of many values is known one digit better than each of them.
  const digits = Math.min(decimals + 1, 7);
  return [count, Number(mean.toFixed(digits)), Number(min.toFixed(digits)), Number(max.toFixed(digits))];
}
