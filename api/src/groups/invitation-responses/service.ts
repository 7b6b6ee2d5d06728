import { AppError, isAppError } from '@skep/domain';
import { accountById } from '#account/core/store.ts';
import { hashToken } from '#account/sessions/sign-ins.ts';
import type { Context, SignUpRequest } from '#platform/context/context.ts';
import type { GroupId, GroupMemberId, UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { liftBar } from '../core/bar-store.ts';
import type { Invitation, Member, Offer } from '../core/group.ts';
import { otherAdmins } from '../core/membership.ts';
import { lockGroup, membersOf } from '../core/store.ts';
import { offerOf } from '../invite-links/link-store.ts';
import { isOpenTo, joinByLink } from '../invite-links/service.ts';
import { answerInvitation, invitationTo, isAddressInvited } from '../members/invitation-store.ts';
import { notifyAdmins } from '../members/mails.ts';
import { ownInvitation } from '../members/service.ts';

export interface ShownInvitation extends Offer {
  /** Who is invited, and since when; undefined: whoever has the link, which is for everybody. */
  email: string | undefined;
  invitedAt: Date | undefined;
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
  const own = user && (await invitationTo(context, groupId, { userId: user.id }));
  const offer = await offerOf(context, groupId, token);
  if (offer !== undefined) {
    if (!(await isOpenTo(context, groupId, own && 'invited'))) throw new AppError('not_found');
    return { ...offer, email: undefined, invitedAt: undefined, isMine: user && true };
  }
  const invitation = await invitationTo(context, groupId, { tokenHash: hashToken(token) });
  if (invitation === undefined) throw new AppError('not_found');
  return { ...invitation, isMine: user && own?.memberId === invitation.memberId };
}

/** Whether somebody who wants an account was invited: by email, or by the link whose page they were on the way to. */
export async function isInvited(
  context: Context,
  { email, wantedPath = '' }: SignUpRequest,
): Promise<boolean> {
  if (await isAddressInvited(context, email)) return true;
  const [, id, token] = /^\/groups\/(\d{1,9})\/token\/(\w+)/.exec(wantedPath) ?? [];
  if (id === undefined || token === undefined) return false;
  const groupId = Number(id) as GroupId;
  return (
    (await offerOf(context, groupId, token)) !== undefined ||
    (await invitationTo(context, groupId, { tokenHash: hashToken(token) })) !== undefined
  );
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
      await liftBar(inner, groupId, userId);
    } else {
      await answerInvitation(inner, invitation.memberId, { state: 'declined', at });
    }
    const admins = otherAdmins({ members }, { id: invitation.memberId });
    const answered = { ...invitation, admins };
    if (isYes) await notifyAdmins(inner, answered, 'accepted', await nameOf(inner, invitation));
    else await notifyAdmins(inner, answered, 'declined', invitation.email);
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
