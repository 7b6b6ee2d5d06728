import { sql } from 'kysely';
import { openMoments } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import type { InboxNote } from './outcome.ts';

type Db = Pick<Context, 'db'>;

const decodedStatuses = ['stored', 'nothing_to_store', 'unreadable'] as const;

export interface DecodablePage {
  deviceId: DeviceId;
  after: InboxId | undefined;
  limit: number;
}

/** Messages of a device whose bytes can be decoded, in the order in which they came. */
export function decodableMessages({ db }: Db, { deviceId, after, limit }: DecodablePage) {
  const query = db
    .selectFrom('ingest_inbox')
    .select(['id', 'raw', 'received_at as receivedAt', 'measured_at as measuredAt', 'source', 'notes'])
    .where('device_id', '=', deviceId)
    .where('status', 'in', decodedStatuses)
    .orderBy('id')
    .limit(limit);
  return (after === undefined ? query : query.where('id', '>', after)).execute();
}

export async function countDecodable({ db }: Db, deviceId: DeviceId): Promise<number> {
  const { count } = await db
    .selectFrom('ingest_inbox')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('device_id', '=', deviceId)
    .where('status', 'in', decodedStatuses)
    .where('source', '<>', 'key-values')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes away what was measured at these times, but where another message brought a part of it. */
export async function removeMeasured({ db }: Db, deviceId: DeviceId, times: readonly Date[]): Promise<void> {
  if (times.length === 0) return;
  await openMoments(
    { db },
    times.map((time) => ({ deviceId, time })),
  );
  const moments = sql`${times.map((time) => time.toISOString())}::timestamptz[]`;
  await sql`
    delete from measurements where device_id = ${deviceId} and measured_at = any(${moments})
      and (select count(*) from ingest_inbox where ingest_inbox.device_id = measurements.device_id
        and ingest_inbox.measured_at = measurements.measured_at and ingest_inbox.status = 'stored') < 2`.execute(
    db,
  );
}

export interface Redecoded {
  id: InboxId;
  status: (typeof decodedStatuses)[number];
  measuredAt: Date | undefined;
  notes: readonly InboxNote[];
  valueCount: number;
}

export async function replaceOutcomes({ db }: Db, messages: readonly Redecoded[]): Promise<void> {
  await sql`
    update ingest_inbox set status = told.status, measured_at = told.measured_at, notes = told.notes::json,
      value_count = told.value_count
    from unnest(
      ${messages.map(({ id }) => id)}::bigint[],
      ${messages.map(({ status }) => status)}::text[],
      ${messages.map(({ measuredAt }) => measuredAt?.toISOString() ?? null)}::timestamptz[],
      ${messages.map(({ notes }) => JSON.stringify(notes))}::text[],
      ${messages.map(({ valueCount }) => valueCount)}::int[]
    ) as told (id, status, measured_at, notes, value_count)
    where ingest_inbox.id = told.id`.execute(db);
}

/** The newest reading of the device, if it is of one of these times, becomes what is measured then by now. */
export async function refreshNewest(
  { db }: Db,
  deviceId: DeviceId,
  values: ReadonlyMap<number, Readonly<Record<string, number>>>,
): Promise<void> {
  await sql`
    update device_last set quantities = told.quantities::jsonb
    from unnest(
      ${[...values.keys()].map((time) => new Date(time).toISOString())}::timestamptz[],
      ${[...values.values()].map((each) => JSON.stringify(each))}::text[]
    ) as told (measured_at, quantities)
    where device_last.device_id = ${deviceId} and device_last.measured_at = told.measured_at`.execute(db);
}

/** Names without a column under which the device has sent values. */
export async function inventedNamesOf({ db }: Db, id: DeviceId): Promise<string[]> {
  const row = await db.selectFrom('devices').select('invented_names').where('id', '=', id).executeTakeFirst();
  return [...(row?.invented_names ?? [])];
}

/** Names without a column that it has never sent before; whoever remembers the device notices. */
export async function addInventedNames({ db }: Db, id: DeviceId, names: readonly string[]): Promise<void> {
  await sql`
    update devices set definitions_revision = definitions_revision + 1,
      invented_names = array(select distinct unnest(invented_names || ${[...names]}::text[]))
    where id = ${id} and not invented_names @> ${[...names]}::text[]`.execute(db);
}

/** The days of these times are computed again. */
export async function markDays(
  { db }: Db,
  deviceId: DeviceId,
  times: readonly Date[],
  at: Date,
): Promise<void> {
  await sql`
    insert into dirty_days (device_id, day, marked_at)
    select distinct ${deviceId}::int, (time at time zone 'UTC')::date, ${at}::timestamptz
    from unnest(${times.map((time) => time.toISOString())}::timestamptz[]) as moment (time)
    on conflict (device_id, day) do update set marked_at = excluded.marked_at`.execute(db);
}
