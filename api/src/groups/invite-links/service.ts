import { AppError, groupLimits, groupLinkForm, type MemberState } from '@skep/domain';
import { accountById } from '#account/core/store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { GroupId, GroupLinkId, UserId } from '#platform/context/ids.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { isBarred, liftBar } from '../core/bar-store.ts';
import type { Group, Member } from '../core/group.ts';
import { changeGroup, otherAdmins, requireAdmin } from '../core/membership.ts';
import { insertMember, membersOf, setAdmin } from '../core/store.ts';
import { answerInvitation } from '../members/invitation-store.ts';
import { notifyAdmins } from '../members/mails.ts';
import { countUse, deleteLink, insertLink, linksOf, offerOf } from './link-store.ts';

/** As short as it can be for a QR code that is read across a room; 131 bits, and misses are counted. */
const tokenLength = 22;
const dayMs = 86_400_000;

/** @throws AppError not_found, not_allowed, invalid_input */
export function makeLink(
  context: SignedInContext,
  id: GroupId,
  input: { maxUses: number; until: Date },
): Promise<Group> {
  return changeGroup(context, id, async (inner, group) => {
    requireAdmin(group);
    const { maxUses, until } = readForm(groupLinkForm, input);
    const now = inner.clock.now().getTime();
    if (until.getTime() <= now) throw fieldProblem('until', 'date_too_early');
    if (until.getTime() > now + groupLimits.linkDays * dayMs)
      throw fieldProblem('until', 'too_large', { max: groupLimits.linkDays });
    const held = (await linksOf(inner, [id])).get(id) ?? [];
    if (held.length >= groupLimits.links)
      throw fieldProblem('maxUses', 'too_many', { max: groupLimits.links });
    const token = inner.random.token(tokenLength);
    await insertLink(inner, { groupId: id, token, makerId: inner.user.id, endsAt: until, maxUses });
  });
}

/** From now on it leads nowhere; who came by it stays. @throws AppError not_found, not_allowed */
export function withdrawLink(context: SignedInContext, id: GroupId, linkId: GroupLinkId): Promise<Group> {
  return changeGroup(context, id, async (inner, group) => {
    requireAdmin(group);
    if (!(await deleteLink(inner, id, linkId))) throw new AppError('not_found');
  });
}

/**
 * Joins by a link that is for everybody, within a transaction that has locked the group: of those who come at the same
 * moment no more get in than it is for. Who is in already uses nothing of it.
 * @returns false when it is no such link, or none for somebody whom an admin has removed.
 * @throws AppError not_signed_in; invalid_input when the group is full
 */
export async function joinByLink(context: Context, groupId: GroupId, token: string): Promise<boolean> {
  const offer = await offerOf(context, groupId, token);
  if (offer === undefined) return false;
  if (context.user === undefined) throw new AppError('not_signed_in');
  const { id: userId } = context.user;
  const members = (await membersOf(context, [groupId])).get(groupId) ?? [];
  const held = members.find((member) => member.userId === userId);
  if (held?.state === 'accepted') return true;
  if (!(await isOpenTo(context, groupId, held?.state))) return false;
  if (held === undefined && members.length >= groupLimits.members)
    throw fieldProblem('token', 'too_many', { max: groupLimits.members });
  await admit(context, groupId, userId, held);
  await countUse(context, offer.linkId);
  const who = (await accountById(context, userId))?.name ?? '';
  const admins = otherAdmins({ members });
  await notifyAdmins(context, { groupId, groupName: offer.groupName, admins }, 'accepted', who);
  return true;
}

/**
 * Whether links of the group let the person in: not after an admin has removed them, until one invites them again.
 * @param state of their invitation; undefined: they have none
 */
export async function isOpenTo(
  context: Context,
  groupId: GroupId,
  state: MemberState | undefined,
): Promise<boolean> {
  const { user } = context;
  return user === undefined || state === 'invited' || !(await isBarred(context, groupId, user.id));
}

/** A person who was also invited by email joins as that email says; one who has declined it joins as anybody. */
async function admit(
  context: Context,
  groupId: GroupId,
  userId: UserId,
  held: Member | undefined,
): Promise<void> {
  const at = context.clock.now();
  if (held === undefined) return insertMember(context, { groupId, userId, at });
  if (held.state === 'declined') await setAdmin(context, held.id, false);
  else await liftBar(context, groupId, userId);
  await answerInvitation(context, held.id, { state: 'accepted', userId, at });
}
