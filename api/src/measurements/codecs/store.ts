import { type Selectable, sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceCodecId, DeviceId, UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import { type CodecValues, codecFields } from './codec-fields.ts';

type Db = Pick<Context, 'db'>;

export interface Codec extends CodecValues {
  id: DeviceCodecId;
  /** Undefined: it is offered to everybody, and its owner's account was deleted. */
  ownerId: UserId | undefined;
  /** Undefined: it is called for each message. */
  restsSince: Date | undefined;
  rev: number;
  createdAt: Date;
}

const codecOf = (row: Selectable<Database['device_codecs']>): Codec => ({
  ...valuesOf(codecFields, row),
  ...{ id: row.id, ownerId: row.user_id ?? undefined, rev: row.rev, createdAt: row.created_at },
  restsSince: row.rests_since ?? undefined,
});

/** Those that the person can choose, by name: their own and those for everybody. */
export async function codecsSeen({ db, user }: SignedInContext): Promise<Codec[]> {
  const rows = await db
    .selectFrom('device_codecs')
    .selectAll()
    .where((row) => row.or([row('user_id', '=', user.id), row('is_for_all', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(codecOf);
}

/** Whoever's it is. @param isLocked until the transaction ends */
export async function codecById({ db }: Db, id: DeviceCodecId, isLocked = false): Promise<Codec | undefined> {
  const query = db.selectFrom('device_codecs').selectAll().where('id', '=', id);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  return row && codecOf(row);
}

export async function countOfCodecs({ db, user }: SignedInContext): Promise<number> {
  const { count } = await db
    .selectFrom('device_codecs')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertCodec({ db, user, clock }: SignedInContext, values: CodecValues): Promise<Codec> {
  const row = await db
    .insertInto('device_codecs')
    .values({ ...columnsOf(codecFields, values), user_id: user.id, created_at: clock.now() })
    .returningAll()
    .executeTakeFirstOrThrow();
  return codecOf(row);
}

/**
 * Its revision goes up by one, and it is called again if it rested. One that is offered no more and has no owner becomes
 * the person's.
 */
export async function updateCodec(
  { db, user }: SignedInContext,
  id: DeviceCodecId,
  values: CodecValues,
): Promise<Codec> {
  const row = await db
    .updateTable('device_codecs')
    .set((row) => ({
      ...columnsOf(codecFields, values),
      ...{ rev: row('rev', '+', 1), rests_since: null },
      ...(!values.isForAll && { user_id: row.fn.coalesce('user_id', row.val(user.id)) }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteCodecChange({ db }, id);
  return codecOf(row);
}

/** Its devices are read as they were before they had one. */
export async function deleteCodec({ db }: Db, id: DeviceCodecId): Promise<void> {
  await noteCodecChange({ db }, id);
  await db.deleteFrom('device_codecs').where('id', '=', id).execute();
}

/** What a person offers to everybody stays when their account is deleted, for other administrators to edit. */
export async function leaveOfferedCodecs({ db, user }: SignedInContext): Promise<void> {
  await db
    .updateTable('device_codecs')
    .set({ user_id: null })
    .where('user_id', '=', user.id)
    .where('is_for_all', '=', true)
    .execute();
}

/** Devices of others than this person no longer have it. */
export async function takeFromOthers({ db }: Db, id: DeviceCodecId, ownerId: UserId): Promise<void> {
  await db
    .updateTable('devices')
    .set((row) => ({ codec_id: null, definitions_revision: row('definitions_revision', '+', 1) }))
    .where('codec_id', '=', id)
    .where('user_id', '<>', ownerId)
    .execute();
}

/** @returns whether it was called until now, in this version */
export async function letRest(
  { db }: Db,
  { id, rev }: Pick<Codec, 'id' | 'rev'>,
  at: Date,
): Promise<boolean> {
  const rested = await db
    .updateTable('device_codecs')
    .set({ rests_since: at })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('rests_since', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (rested !== undefined) await noteCodecChange({ db }, id);
  return rested !== undefined;
}

/** Whoever remembers a device with it notices by the device's revision. */
async function noteCodecChange({ db }: Db, id: DeviceCodecId): Promise<void> {
  await db
    .updateTable('devices')
    .set((row) => ({ definitions_revision: row('definitions_revision', '+', 1) }))
    .where('codec_id', '=', id)
    .execute();
}

/** From now on the device's messages are read by it; undefined: by the formats that Skep knows. */
export async function setCodecOfDevice(
  { db }: Db,
  deviceId: DeviceId,
  codecId: DeviceCodecId | undefined,
): Promise<void> {
  await db
    .updateTable('devices')
    .set((row) => ({
      codec_id: codecId ?? null,
      definitions_revision: row('definitions_revision', '+', 1),
    }))
    .where('id', '=', deviceId)
    .execute();
}

/** What a device's messages are read by; null: the formats that Skep knows. */
export async function codecOfDevice(
  { db }: Db,
  deviceId: DeviceId,
): Promise<{ id: DeviceCodecId; rev: number; isResting: boolean } | null> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('device_codecs as codec', 'codec.id', 'devices.codec_id')
    .select(['codec.id', 'codec.rev', 'codec.rests_since'])
    .where('devices.id', '=', deviceId)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, rev: row.rev, isResting: row.rests_since !== null };
}

/** How many devices of the person have each codec. */
export async function deviceCounts({ db, user }: SignedInContext): Promise<Map<DeviceCodecId, number>> {
  const { rows } = await sql<{ id: DeviceCodecId; count: number }>`
    select codec_id as id, count(*)::int as count from devices
    where user_id = ${user.id} and codec_id is not null and deleted_at is null group by codec_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
