import type { GroupNewsKind } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { GroupId, GroupMemberId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import type { Group, GroupNews, Member } from '../core/group.ts';

type Db = Pick<Context, 'db'>;

export async function insertNews(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  recipients: readonly Pick<Member, 'id'>[],
  { kind, who }: { kind: GroupNewsKind; who: string },
): Promise<void> {
  if (recipients.length === 0) return;
  const at = clock.now();
  await db
    .insertInto('group_news')
    .values(recipients.map(({ id }) => ({ member_id: id, kind, who, at })))
    .execute();
}

/** As many as somebody reads at a time. */
const shownAtOnce = 20;

/** What who asks has not seen yet, the newest first. */
export async function newsIn(
  { db }: Db,
  groups: readonly Pick<Group, 'me'>[],
): Promise<Map<GroupId, readonly GroupNews[]>> {
  if (groups.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_news')
    .innerJoin('group_members', 'group_members.id', 'group_news.member_id')
    .select(['group_news.id', 'group_id', 'kind', 'who', 'at'])
    .where('member_id', '=', anyOf(groups.map(({ me }) => me.id)))
    .orderBy('group_news.id', 'desc')
    .limit(shownAtOnce)
    .execute();
  return Map.groupBy(rows, ({ group_id }) => group_id);
}

export async function deleteNews({ db }: Db, memberId: GroupMemberId): Promise<void> {
  await db.deleteFrom('group_news').where('member_id', '=', memberId).execute();
}

const retentionDays = 90;

/** People who have not looked for this long got an email. */
export async function forgetOldNews(context: Context): Promise<void> {
  await context.db.deleteFrom('group_news').where('at', '<', daysAgo(context, retentionDays)).execute();
}
