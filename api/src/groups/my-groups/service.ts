import type { SignedInContext } from '#platform/context/context.ts';
import type { GroupId } from '#platform/context/ids.ts';
import type { Group, Invitation } from '../core/group.ts';
import { changeGroup } from '../core/membership.ts';
import { ownInvitations } from '../members/service.ts';
import { type GroupInBrief, groupsInBrief, type OwnGroupChanges, updateOwnGroup } from './store.ts';

export interface OwnGroupsInBrief {
  groups: readonly GroupInBrief[];
  invitations: readonly Invitation[];
}

/** What the first page tells of groups. */
export async function ownGroupsInBrief(context: SignedInContext): Promise<OwnGroupsInBrief> {
  const groups = await groupsInBrief(context, context.user.id);
  return { groups, invitations: await ownInvitations(context) };
}

/** Every member for themselves. @throws AppError not_found */
export function changeOwnGroup(
  context: SignedInContext,
  id: GroupId,
  options: OwnGroupChanges,
): Promise<Group> {
  return changeGroup(context, id, (inner, { me }) => updateOwnGroup(inner, me.id, options));
}
