import { isSettingName, type SettingName, type SettingValues } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/** As they are stored: secrets encrypted. Those of a newer version, which this one does not know, are left out. */
export async function storedSettings({ db }: Db): Promise<SettingValues> {
  const rows = await db.selectFrom('service_settings').selectAll().execute();
  return Object.fromEntries(rows.flatMap(({ name, value }) => (isSettingName(name) ? [[name, value]] : [])));
}

/** @param value undefined: it is not set any more */
export async function storeSetting({ db }: Db, name: SettingName, value: string | undefined): Promise<void> {
  if (value === undefined) await db.deleteFrom('service_settings').where('name', '=', name).execute();
  else
    await db
      .insertInto('service_settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
}

export async function insertSettingChange(
  { db }: Db,
  change: { changed_at: Date; admin_id: UserId; name: SettingName; value: string | null; is_set: boolean },
): Promise<void> {
  await db.insertInto('service_setting_changes').values(change).execute();
}

export interface SettingChange {
  id: number;
  changedAt: Date;
  /** Undefined: the account was deleted. */
  adminName: string | undefined;
  name: string;
  value: string | undefined;
  isSet: boolean;
}

/** The newest first. */
export async function newestSettingChanges({ db }: Db, count: number): Promise<SettingChange[]> {
  const rows = await db
    .selectFrom('service_setting_changes as changes')
    .leftJoin('users', 'users.id', 'changes.admin_id')
    .select(['changes.id', 'changed_at', 'changes.name', 'value', 'is_set', 'users.name as admin_name'])
    .orderBy('changes.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ id, changed_at: changedAt, admin_name: adminName, name, value, is_set: isSet }) => ({
    ...{ id, changedAt, name, isSet },
    adminName: adminName ?? undefined,
    value: value ?? undefined,
  }));
}
