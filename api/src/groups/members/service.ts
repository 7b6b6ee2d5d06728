import { AppError, groupLimits, invitationForm, isAppError } from '@skep/domain';
import { hashOfEmail } from '#account/core/signatures.ts';
import { accountById } from '#account/core/store.ts';
import { hashToken } from '#account/sessions/sign-ins.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { GroupId, GroupMemberId, UserId } from '#platform/context/ids.ts';
import { spellingOfEmail } from '#platform/database/one-spelling.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { countInHour } from '#platform/limits/count-store.ts';
import { renewGrants } from '../core/grant-store.ts';
import type { Group, Invitation, Member, Offer } from '../core/group.ts';
import { changeGroup, otherAdmins, requireAdmin } from '../core/membership.ts';
import { deleteMember, lockGroup, membersOf, setAdmin } from '../core/store.ts';
import { offerOf } from '../links/link-store.ts';
import { joinByLink } from '../links/service.ts';
import {
  answerInvitation,
  insertInvitation,
  invitationTo,
  knownSpellings,
  renewInvitation,
  waitingInvitations,
} from './invitation-store.ts';
import { mailOfGroup, tellAdmins } from './mails.ts';
import { deleteNews } from './news-store.ts';

/** Letters and digits: 238 bits. */
const tokenLength = 40;
/** Enough for a club's list of members, and no way to send mail to everybody. */
const invitationsPerHour = 200;
/** Nobody is annoyed by a group that asks again and again. */
const invitationsPerAddress = 3;

/** Stands on the old wire for an invitation of who is signed in; the link itself is in the mail alone. */
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
  const asked = { ...asking(context, token), groupId: group.id, email, isAdmin };
  if (await insertInvitation(context, asked)) await mailInvitation(context, group, email, token);
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

/** Addresses that nobody has an account with; the old wire refuses them. */
export async function unknownAddresses(context: Context, emails: readonly string[]): Promise<string[]> {
  const known = await knownSpellings(context, emails.map(spellingOfEmail));
  return emails.filter((email) => !known.has(spellingOfEmail(email)));
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

/** Within a transaction. Who is removed takes their hives along. */
export async function remove(context: Context, group: Group, memberId: GroupMemberId): Promise<void> {
  requireAdmin(group);
  const member = memberOf(group, memberId);
  if (member.isCreator || member.id === group.me.id) throw new AppError('not_allowed');
  await deleteMember(context, member);
  await renewGrants(context, group.id);
}

/** The person has seen what they were told. @throws AppError not_found */
export function dismissNews(context: SignedInContext, id: GroupId): Promise<Group> {
  return changeGroup(context, id, (inner, { me }) => deleteNews(inner, me.id));
}

/** What waits for the person's answer, the newest first. */
export function ownInvitations(context: SignedInContext): Promise<Invitation[]> {
  return waitingInvitations(context, context.user.id);
}

export interface ShownInvitation extends Offer {
  /** Who is invited, and since when; undefined: whoever has the link, which is for everybody. */
  to: { email: string; invitedAt: Date } | undefined;
  /** Whether who is signed in may accept; undefined: nobody is. */
  isMine: boolean | undefined;
}

/**
 * Who invites into what, for whoever has the link.
 * @throws AppError not_found: used, taken back, over, or never sent
 */
export async function shownInvitation(
  context: Context,
  groupId: GroupId,
  token: string,
): Promise<ShownInvitation> {
  const { user } = context;
  const offer = await offerOf(context, groupId, token);
  if (offer !== undefined) return { ...offer, to: undefined, isMine: user && true };
  const invitation = await invitationTo(context, groupId, { tokenHash: hashToken(token) });
  if (invitation === undefined) throw new AppError('not_found');
  const own = user && (await invitationTo(context, groupId, { userId: user.id }));
  return { ...invitation, to: invitation, isMine: user && own?.memberId === invitation.memberId };
}

export interface InvitationAnswer {
  groupId: GroupId;
  /** Of the link; `ownInvitation`, or nothing: who is signed in answers for themselves. */
  token: string | undefined;
  isYes: boolean;
}

/**
 * Joins the group, or does not want to. Who is signed in answers their own invitation alone, unless they have a link
 * that is for everybody; a visitor has the link of the mail, which went to the address of one account.
 * @throws AppError not_found: used, taken back, or somebody else's; not_signed_in: a yes needs an account
 */
export async function answer(context: Context, { groupId, token, isYes }: InvitationAnswer): Promise<void> {
  await inTransaction(context, async (inner) => {
    await lockGroup(inner, groupId);
    if (isYes && token !== undefined && (await joinByLink(inner, groupId, token))) return;
    const invitation = await answeredInvitation(inner, groupId, token);
    const at = inner.clock.now();
    const members = (await membersOf(inner, [groupId])).get(groupId) ?? [];
    if (isYes) {
      const userId = inner.user?.id ?? userOf(members, invitation.memberId);
      refuseSecondPlace(members, userId, invitation);
      await answerInvitation(inner, invitation.memberId, { state: 'accepted', userId, at });
      await renewGrants(inner, groupId, { userId });
    } else {
      await answerInvitation(inner, invitation.memberId, { state: 'declined', at });
    }
    const admins = otherAdmins({ members }, { id: invitation.memberId });
    const told = { ...invitation, admins };
    if (isYes) await tellAdmins(inner, told, 'accepted', await nameOf(inner, invitation));
    else await tellAdmins(inner, told, 'declined', invitation.email);
  });
}

/** The same, for the old wire, which tells of a wrong link as of a wrong field. */
export async function hasAnswered(context: Context, given: InvitationAnswer): Promise<boolean> {
  try {
    await answer(context, given);
    return true;
  } catch (error) {
    if (isAppError(error) && (error.code === 'not_found' || error.code === 'not_signed_in')) return false;
    throw error;
  }
}

async function answeredInvitation(
  context: Context,
  groupId: GroupId,
  token: string | undefined,
): Promise<Invitation> {
  const { user } = context;
  const byLink =
    token === undefined || token === ownInvitation
      ? undefined
      : await invitationTo(context, groupId, { tokenHash: hashToken(token) });
  const own = user && (await invitationTo(context, groupId, { userId: user.id }));
  const isOwnMeant = token === undefined || token === ownInvitation || byLink?.memberId === own?.memberId;
  const invitation = user === undefined ? byLink : isOwnMeant ? own : undefined;
  if (invitation === undefined) throw new AppError('not_found');
  return invitation;
}

/** @throws AppError not_signed_in when nobody has an account with that address yet. */
function userOf(members: readonly Member[], id: GroupMemberId): UserId {
  const userId = members.find((member) => member.id === id)?.userId;
  if (userId === undefined) throw new AppError('not_signed_in');
  return userId;
}

/** Somebody who has taken another address since they joined. @throws AppError not_found */
function refuseSecondPlace(members: readonly Member[], userId: UserId, { memberId }: Invitation): void {
  if (members.some((member) => member.userId === userId && member.id !== memberId))
    throw new AppError('not_found');
}

async function nameOf(context: Context, { email }: Invitation): Promise<string> {
  const account = context.user && (await accountById(context, context.user.id));
  return account?.name ?? email;
}

/** @throws AppError not_found */
function memberOf({ members }: Group, id: GroupMemberId): Member {
  const member = members.find((each) => each.id === id);
  if (member === undefined) throw new AppError('not_found');
  return member;
}
