import type { MemberState } from '@skep/domain';
import type { GroupId, HiveId, UserId } from '#platform/context/ids.ts';
import type { TestApi } from './test-api.ts';

interface SharingOptions {
  /** Who sees the hive from now on. */
  memberId: UserId;
  mayEdit?: boolean;
  endsAt?: Date;
  /** Default: accepted. */
  state?: MemberState;
}

/** Shares a hive with somebody, in a group that is for nothing else. @returns its id */
export function share(
  api: Pick<TestApi, 'database'>,
  { hiveId, ...overrides }: SharingOptions & { hiveId: HiveId },
): Promise<GroupId> {
  return shareInNewGroup(api, [hiveId], overrides);
}

/** Shares every hive of a person with somebody. */
export async function shareEveryHive(
  api: Pick<TestApi, 'database'>,
  { id }: { id: UserId },
  overrides: SharingOptions,
): Promise<void> {
  const hives = await api.database.db.selectFrom('hives').select('id').where('user_id', '=', id).execute();
  const hiveIds = hives.map((hive) => hive.id);
  if (hiveIds.length > 0) await shareInNewGroup(api, hiveIds, overrides);
}

async function shareInNewGroup(
  { database: { db } }: Pick<TestApi, 'database'>,
  hiveIds: readonly HiveId[],
  { memberId, mayEdit = false, endsAt, state = 'accepted' }: SharingOptions,
): Promise<GroupId> {
  const at = new Date('2026-01-01');
  const { id } = await db
    .insertInto('groups')
    .values({ name: 'Shared', description: null, color: null, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owners = await db
    .selectFrom('hives')
    .select('user_id')
    .distinct()
    .where('id', 'in', hiveIds)
    .execute();
  const members = [
    ...owners.map(({ user_id }) => ({ user_id, state: 'accepted' as const })),
    { user_id: memberId, state },
  ];
  await db
    .insertInto('group_members')
    .values(
      members.map((member) => ({
        ...{ group_id: id, ...member, is_admin: false, token_hash: null },
        ...{ invited_email: null, email_spelling: null, invited_at: at, invited_by: null },
        answered_at: member.state === 'invited' ? null : at,
      })),
    )
    .execute();
  const shared = { group_id: id, may_edit: mayEdit, ends_at: endsAt ?? null, shared_at: at };
  await db
    .insertInto('group_hives')
    .values(hiveIds.map((hive_id) => ({ ...shared, hive_id })))
    .execute();
  return id;
}
