import { AppError } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { GroupId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { valuesOf } from '#platform/resource/fields.ts';
import type { Group, Member } from './group.ts';
import { groupFields } from './group-fields.ts';
import { joinedGroups, lockGroup, membersOf, sharedHivesOf } from './store.ts';

/** The groups that the person has joined, by name; all, or those with these ids. Three queries, however many. */
export async function ownGroups(context: SignedInContext, ids?: readonly GroupId[]): Promise<Group[]> {
  const rows = await joinedGroups(context, context.user.id, ids);
  const groupIds = rows.map(({ id }) => id);
  if (groupIds.length === 0) return [];
  const members = await membersOf(context, groupIds);
  const hives = await sharedHivesOf(context, groupIds);
  return rows.flatMap((row) => {
    const all = members.get(row.id) ?? [];
    const me = all.find(({ userId }) => userId === context.user.id);
    if (me === undefined) return [];
    return {
      id: row.id,
      ...valuesOf(groupFields, row),
      rev: row.rev,
      createdAt: row.created_at,
      me,
      members: all,
      hives: hives.get(row.id) ?? [],
    };
  });
}

/** @throws AppError not_found, also for who is invited, has declined or left. */
export async function requireGroup(context: SignedInContext, id: GroupId): Promise<Group> {
  const [group] = await ownGroups(context, [id]);
  if (group === undefined) throw new AppError('not_found');
  return group;
}

/** @throws AppError not_allowed */
export function requireAdmin({ me }: Pick<Group, 'me'>): void {
  if (!me.isAdmin) throw new AppError('not_allowed');
}

/** Works on a group that nobody else changes meanwhile. @throws AppError not_found */
export function withLockedGroup<Result>(
  context: SignedInContext,
  id: GroupId,
  work: (context: SignedInContext, group: Group) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context, async (inner) => {
    await lockGroup(inner, id);
    return work(inner, await requireGroup(inner, id));
  });
}

/** The same. @returns the group as it is then. */
export function changeGroup(
  context: SignedInContext,
  id: GroupId,
  work: (context: SignedInContext, group: Group) => Promise<void>,
): Promise<Group> {
  return withLockedGroup(context, id, async (inner, group) => {
    await work(inner, group);
    return requireGroup(inner, id);
  });
}

/** Those who see to the group. @param but without this one. Default: all. */
export function otherAdmins({ members }: Pick<Group, 'members'>, but?: Pick<Member, 'id'>): Member[] {
  return members.filter(({ id, isAdmin, state }) => isAdmin && state === 'accepted' && id !== but?.id);
}
