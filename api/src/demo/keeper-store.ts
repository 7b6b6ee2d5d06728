import { accountByEmail } from '#account/core/store.ts';
import { asOwner } from '#platform/context/as-person.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { demoAccount } from './seed.ts';

/** The context of the demo account; undefined: it is not there. */
export async function demoKeeper(context: Context): Promise<SignedInContext | undefined> {
  const account = await accountByEmail(context, demoAccount.email);
  if (account === undefined) return undefined;
  return asOwner(context, account.id);
}

/** When each own hive was inspected last. */
export async function lastInspected({ db, user }: SignedInContext): Promise<Map<HiveId, Date>> {
  const rows = await db
    .selectFrom('inspections')
    .innerJoin('hives', 'hives.id', 'inspections.hive_id')
    .select(({ fn }) => ['hives.id', fn.max('inspected_at').as('last')])
    .where('hives.user_id', '=', user.id)
    .where('inspections.deleted_at', 'is', null)
    .groupBy('hives.id')
    .execute();
  return new Map(rows.map(({ id, last }) => [id, last]));
}

/** The made-up devices, as they were made, and when each was heard last. */
export function simulatedDevices({ db, user }: SignedInContext, hardwareVersion: string) {
  return db
    .selectFrom('devices')
    .select(['id', 'last_message_at as lastAt'])
    .where('user_id', '=', user.id)
    .where('hardware_version', '=', hardwareVersion)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}
