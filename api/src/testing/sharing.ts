import type { MemberState } from '@skep/domain';
import { sql } from 'kysely';
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

/** In one statement: the table of access does it thousands of times. */
async function shareInNewGroup(
  { database: { db } }: Pick<TestApi, 'database'>,
  hiveIds: readonly HiveId[],
  { memberId, mayEdit = false, endsAt, state = 'accepted' }: SharingOptions,
): Promise<GroupId> {
  const at = new Date('2026-01-01');
  const answeredAt = state === 'invited' ? null : at;
  const { rows } = await sql<{ group_id: GroupId }>`
    with made as (
      insert into groups (name, created_at) values ('Shared', ${at}) returning id
    ), owners as (
      insert into group_members (group_id, user_id, state, is_admin, invited_at, answered_at)
      select distinct made.id, user_id, 'accepted', false, ${at}::timestamptz, ${at}::timestamptz
      from made, hives where hives.id = any (${hiveIds})
    ), member as (
      insert into group_members (group_id, user_id, state, is_admin, invited_at, answered_at)
      select id, ${memberId}::int, ${state}, false, ${at}::timestamptz, ${answeredAt}::timestamptz from made
    )
    insert into group_hives (group_id, hive_id, may_edit, ends_at, shared_at)
    select made.id, hive_id, ${mayEdit}::boolean, ${endsAt ?? null}::timestamptz, ${at}::timestamptz
    from made, unnest(${hiveIds}::int[]) as hive_id
    returning group_id`.execute(db);
  const [made] = rows;
  if (made === undefined) throw new Error('No hive was shared.');
  return made.group_id;
}
