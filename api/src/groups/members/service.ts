import { AppError, groupLimits, invitationForm } from '@skep/domain';
import { hashOfEmail } from '#account/core/signatures.ts';
import { hashToken } from '#account/sessions/sign-ins.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { GroupId, GroupMemberId } from '#platform/context/ids.ts';
import { spellingOfEmail } from '#platform/database/canonicalization.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { countInHour } from '#platform/rate-limits/count-store.ts';
import { barFromLinks } from '../core/bar-store.ts';
import type { Group, Invitation, Member } from '../core/group.ts';
import { changeGroup, otherAdmins, requireAdmin } from '../core/membership.ts';
import { deleteMember, membersOf, setAdmin } from '../core/store.ts';
import { insertInvitation, renewInvitation, waitingInvitations } from './invitation-store.ts';
import { mailOfGroup } from './mails.ts';
import { deleteNews } from './news-store.ts';

/** Letters and digits: 238 bits. */
const tokenLength = 40;
/** Enough for a club's list of members, and no way to send mail to everybody. */
const invitationsPerHour = 200;
/** Nobody is annoyed by a group that asks again and again. */
const invitationsPerAddress = 3;

/** On the old wire it means the invitation of the signed-in person; only the email contains the link itself. */
export const ownInvitation = 'mine';

/** Where somebody says yes or no, in the web app. */
export function invitationPath(id: GroupId, token: string): string {
  return `/groups/${id}/token/${token}`;
}

/** @throws AppError not_found, not_allowed, invalid_input, too_many_requests */
export function inviteToGroup(context: SignedInContext, id: GroupId, input: unknown): Promise<Group> {
  return changeGroup(context, id, (inner, group) => invite(inner, group, input));
}

/** Within a transaction. Those who are members or invited already stay as they are. */
export async function invite(context: SignedInContext, group: Group, input: unknown): Promise<void> {
  requireAdmin(group);
  const { emails, isAdmin } = readForm(invitationForm, input);
  const held = new Map(group.members.map((member) => [spellingOfEmail(member.email), member]));
  for (const email of emails) {
    const member = held.get(spellingOfEmail(email));
    if (member === undefined) await inviteAddress(context, group, { email, isAdmin });
    else if (member.state === 'declined') await askAgain(context, group, member);
  }
  const { length } = (await membersOf(context, [group.id])).get(group.id) ?? [];
  if (length > groupLimits.members) throw fieldProblem('emails', 'too_many', { max: groupLimits.members });
}

/** @throws AppError not_found, also for who has accepted; not_allowed, too_many_requests */
export function inviteAgain(context: SignedInContext, id: GroupId, memberId: GroupMemberId): Promise<Group> {
  return changeGroup(context, id, async (inner, group) => {
    requireAdmin(group);
    const member = memberOf(group, memberId);
    if (member.state === 'accepted') throw new AppError('not_found');
    await askAgain(inner, group, member);
  });
}

async function inviteAddress(
  context: SignedInContext,
  group: Group,
  { email, isAdmin }: { email: string; isAdmin: boolean },
): Promise<void> {
  const token = context.random.token(tokenLength);
  const invitation = { ...asking(context, token), groupId: group.id, email, isAdmin };
  if (await insertInvitation(context, invitation)) await mailInvitation(context, group, email, token);
}

async function askAgain(context: SignedInContext, group: Group, { id, email }: Member): Promise<void> {
  const token = context.random.token(tokenLength);
  await renewInvitation(context, id, asking(context, token));
  await mailInvitation(context, group, email, token);
}

function asking({ user, clock }: SignedInContext, token: string) {
  return { inviterId: user.id, tokenHash: hashToken(token), at: clock.now() };
}

async function mailInvitation(
  context: SignedInContext,
  { id, name, me }: Group,
  email: string,
  token: string,
): Promise<void> {
  const sent = await countInHour(context, `group invitations of ${context.user.id}`);
  const received = await countInHour(context, `group invitations to ${hashOfEmail(email)}`);
  if (sent > invitationsPerHour || received > invitationsPerAddress)
    throw new AppError('too_many_requests', { retryAfterSeconds: 3600 });
  await mailOfGroup(context, {
    recipient: email,
    kind: 'invited',
    who: me.name ?? me.email,
    group: name,
    path: invitationPath(id, token),
  });
}

/** @throws AppError not_found, not_allowed; last_admin when nobody else is one */
export function changeMember(
  context: SignedInContext,
  id: GroupId,
  memberId: GroupMemberId,
  changes: { isAdmin: boolean },
): Promise<Group> {
  return changeGroup(context, id, (inner, group) => changeRole(inner, group, memberId, changes));
}

/** Within a transaction. */
export async function changeRole(
  context: SignedInContext,
  group: Group,
  memberId: GroupMemberId,
  { isAdmin }: { isAdmin: boolean },
): Promise<void> {
  const member = memberOf(group, memberId);
  if (member.isAdmin === isAdmin) return;
  requireAdmin(group);
  if (!isAdmin && otherAdmins(group, member).length === 0) throw new AppError('last_admin');
  await setAdmin(context, memberId, isAdmin);
}

/** @throws AppError not_found; not_allowed, also for the creator, whom nobody removes */
export function removeMember(context: SignedInContext, id: GroupId, memberId: GroupMemberId): Promise<Group> {
  return changeGroup(context, id, (inner, group) => remove(inner, group, memberId));
}

/**
 * Within a transaction. Who is removed takes their hives along, and links of the group let them in no more. An
 * invitation that is taken back bars nobody.
 */
export async function remove(context: Context, group: Group, memberId: GroupMemberId): Promise<void> {
  requireAdmin(group);
  const member = memberOf(group, memberId);
  if (member.isCreator || member.id === group.me.id) throw new AppError('not_allowed');
  await deleteMember(context, member);
  if (member.state === 'accepted' && member.userId !== undefined)
    await barFromLinks(context, group.id, member.userId);
}

/** The person has seen the news. @throws AppError not_found */
export function dismissNews(context: SignedInContext, id: GroupId): Promise<Group> {
  return changeGroup(context, id, (inner, { me }) => deleteNews(inner, me.id));
}

/** What waits for the person's answer, the newest first. */
export function ownInvitations(context: SignedInContext): Promise<Invitation[]> {
  return waitingInvitations(context, context.user.id);
}

/** @throws AppError not_found */
function memberOf({ members }: Group, id: GroupMemberId): Member {
  const member = members.find((each) => each.id === id);
  if (member === undefined) throw new AppError('not_found');
  return member;
}
