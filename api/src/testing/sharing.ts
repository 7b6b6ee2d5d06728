import type { GroupId, HiveId, UserId } from '#platform/context/ids.ts';
import type { TestApi } from './test-api.ts';

export interface SharingWishes {
  hiveId: HiveId;
  /** Who sees the hive from now on. */
  memberId: UserId;
  mayEdit?: boolean;
  groupId?: number;
  endsAt?: Date;
}

/** Shares a hive with somebody, as a group does. */
export async function share(api: Pick<TestApi, 'database'>, wishes: SharingWishes): Promise<void> {
  const { hiveId, memberId, mayEdit = false, groupId = 1, endsAt } = wishes;
  await api.database.db
    .insertInto('hive_grants')
    .values({
      hive_id: hiveId,
      audience: 'member',
      audience_id: memberId,
      group_id: groupId as GroupId,
      may_edit: mayEdit,
      seen_from: null,
      seen_until: null,
      ends_at: endsAt ?? null,
    })
    .execute();
}

/** Shares every hive of a person with somebody. */
export async function shareEveryHive(
  api: Pick<TestApi, 'database'>,
  { id }: { id: UserId },
  wishes: Omit<SharingWishes, 'hiveId'>,
): Promise<void> {
  const { db } = api.database;
  const shared = db.selectFrom('hive_grants').select('hive_id').where('audience_id', '=', wishes.memberId);
  const hives = await db
    .selectFrom('hives')
    .select('id')
    .where('user_id', '=', id)
    .where('id', 'not in', shared)
    .execute();
  for (const hive of hives) await share(api, { ...wishes, hiveId: hive.id });
}
