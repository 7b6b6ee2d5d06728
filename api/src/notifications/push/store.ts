import type { DeliveryFault } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { PushDeviceId, UserId } from '#platform/context/ids.ts';
import { withoutNulls } from '#platform/database/nulls.ts';

type Db = Pick<Context, 'db'>;

export interface PushDevice {
  id: PushDeviceId;
  signIn: string;
  userAgent: string | undefined;
  addedAt: Date;
  toldAt: Date | undefined;
  fault: DeliveryFault | undefined;
}

/** Newest first. */
export async function pushDevicesOf({ db }: Db, userId: UserId): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_devices')
    .select(['id', 'sign_in as signIn', 'user_agent as userAgent', 'created_at as addedAt'])
    .select(['told_at as toldAt', 'fault'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(withoutNulls);
}

export interface PushAddress {
  userId: UserId;
  endpoint: string;
  publicKey: string;
  auth: string;
}

export function pushAddressOf({ db }: Db, id: PushDeviceId): Promise<PushAddress | undefined> {
  return db
    .selectFrom('push_devices')
    .select(['user_id as userId', 'endpoint', 'public_key as publicKey', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A browser has one subscription: it belongs to the person who last requested it there. */
export async function savePushDevice(
  { db }: Db,
  device: PushAddress & { signIn: string; userAgent: string | undefined; at: Date },
): Promise<void> {
  const values = {
    user_id: device.userId,
    sign_in: device.signIn,
    public_key: device.publicKey,
    auth: device.auth,
    user_agent: device.userAgent ?? null,
    created_at: device.at,
    fault: null,
  };
  // What waited for whoever had the browser before goes with their row, and what it had before with its former one.
  await db
    .deleteFrom('push_devices')
    .where((is) =>
      is.or([
        is.and([is('endpoint', '=', device.endpoint), is('user_id', '!=', device.userId)]),
        is.and([is('endpoint', '!=', device.endpoint), is('sign_in', '=', device.signIn)]),
      ]),
    )
    .execute();
  await db
    .insertInto('push_devices')
    .values({ ...values, endpoint: device.endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
}

export async function countPushDevices({ db }: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('push_devices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns whether the person had such a device. */
export async function deletePushDevice({ db }: Db, userId: UserId, id: PushDeviceId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns whether there was a device by the former endpoint, to which the new one is nobody's yet. */
export async function movePushDevice(
  { db }: Db,
  formerEndpoint: string,
  { endpoint, publicKey, auth }: Omit<PushAddress, 'userId'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_devices')
    .set({ endpoint, public_key: publicKey, auth, fault: null })
    .where('endpoint', '=', formerEndpoint)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('push_devices as other').select('other.id').where('other.endpoint', '=', endpoint)),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nothing is sent to it any more; its row remains, so that its person sees it. */
export async function endPushDevice({ db }: Db, id: PushDeviceId): Promise<void> {
  await db.deleteFrom('deliveries').where('push_device_id', '=', id).execute();
  await db.updateTable('push_devices').set({ fault: 'gone' }).where('id', '=', id).execute();
}

export async function savePushed(
  { db }: Db,
  id: PushDeviceId,
  pushed: { told_at?: Date; fault: DeliveryFault | null },
): Promise<void> {
  await db.updateTable('push_devices').set(pushed).where('id', '=', id).execute();
}
