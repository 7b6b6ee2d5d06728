import { AppError } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { GroupId } from '#platform/context/ids.ts';
import type { Group, Member } from '../core/group.ts';
import { otherAdmins, withLockedGroup } from '../core/membership.ts';
import { deleteGroup, deleteMember, joinedGroups, setAdmin, setCreator } from '../core/store.ts';
import { mailOfGroup, notifyAdmins } from './mails.ts';

/**
 * The person goes, and takes their hives along. A creator hands the group on to the admin who came first.
 * @throws AppError not_found; last_admin: somebody else has to be one first
 */
export async function leaveGroup(context: SignedInContext, id: GroupId): Promise<void> {
  await withLockedGroup(context, id, async (inner, group) => {
    const [heir] = otherAdmins(group, group.me);
    if (group.me.isAdmin && heir === undefined) throw new AppError('last_admin');
    await depart(inner, group, heir);
  });
}

/**
 * The person's account ends, which nothing keeps them from: where nobody else is an admin, who came first becomes one.
 * A group that nobody else has joined ends. Within the transaction that deletes the account.
 */
export async function leaveAllGroups(context: SignedInContext): Promise<void> {
  const groups = await joinedGroups(context, context.user.id);
  // In one order, so that two transactions never wait for each other.
  for (const { id } of groups.toSorted((a, b) => a.id - b.id)) {
    await withLockedGroup(context, id, async (inner, group) => {
      const heir = otherAdmins(group, group.me)[0] ?? firstOfOthers(group);
      if (heir === undefined) return deleteGroup(inner, id);
      await depart(inner, group, heir);
      if (group.me.isAdmin && !heir.isAdmin) await handOn(inner, group, heir);
    });
  }
}

function firstOfOthers({ members, me }: Group): Member | undefined {
  return members.find(({ id, state }) => state === 'accepted' && id !== me.id);
}

async function depart(context: SignedInContext, group: Group, heir: Member | undefined): Promise<void> {
  const { id, name, me } = group;
  await deleteMember(context, me);
  if (me.isCreator && heir !== undefined) await setCreator(context, heir.id);
  const admins = otherAdmins(group, me);
  await notifyAdmins(context, { groupId: id, groupName: name, admins }, 'left', me.name ?? me.email);
}

async function handOn(context: SignedInContext, { id, name, me }: Group, heir: Member): Promise<void> {
  await setAdmin(context, heir.id, true);
  await mailOfGroup(context, {
    recipient: heir.email,
    kind: 'inherited',
    who: me.name ?? me.email,
    group: name,
    path: `/groups/${id}/edit`,
  });
}
