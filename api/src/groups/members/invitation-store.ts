import { type Expression, sql } from 'kysely';
import { accountByEmail } from '#account/core/store.ts';
import type { Context } from '#platform/context/context.ts';
import type { GroupId, GroupMemberId, UserId } from '#platform/context/ids.ts';
import { spellingOfEmail } from '#platform/database/canonicalization.ts';
import type { Invitation } from '../core/group.ts';
import { withoutNulls } from '../core/offer-store.ts';

type Db = Pick<Context, 'db'>;

export interface NewInvitation {
  groupId: GroupId;
  email: string;
  isAdmin: boolean;
  inviterId: UserId;
  tokenHash: string;
  at: Date;
}

/**
 * Invites an address, of somebody with an account or without.
 * @returns false when who has it is in the group by another address.
 */
export async function insertInvitation({ db }: Db, invitation: NewInvitation): Promise<boolean> {
  const { groupId, email, isAdmin, inviterId, tokenHash, at } = invitation;
  const account = await accountByEmail({ db }, email);
  const row = await db
    .insertInto('group_members')
    .values({
      group_id: groupId,
      user_id: account?.id ?? null,
      invited_email: email,
      email_spelling: spellingOfEmail(email),
      is_admin: isAdmin,
      state: 'invited',
      invited_at: at,
      invited_by: inviterId,
      answered_at: null,
      token_hash: tokenHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Asks once more: the link of the earlier mail leads nowhere from now on. */
export async function renewInvitation(
  { db }: Db,
  id: GroupMemberId,
  { inviterId, tokenHash, at }: Pick<NewInvitation, 'inviterId' | 'tokenHash' | 'at'>,
): Promise<void> {
  await db
    .updateTable('group_members')
    .set({
      state: 'invited',
      invited_at: at,
      invited_by: inviterId,
      answered_at: null,
      token_hash: tokenHash,
    })
    .where('id', '=', id)
    .execute();
}

/** Invitations that wait for the person's answer, the newest first. */
export async function waitingInvitations(context: Db, userId: UserId): Promise<Invitation[]> {
  return (await selectInvitations(context).where(isFor(userId)).execute()).map(withoutNulls);
}

/** Whether an address without an account is invited to any group. */
export async function isAddressInvited({ db }: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('group_members')
    .select('id')
    .where('email_spelling', '=', spellingOfEmail(email))
    .where('state', '=', 'invited')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The one of a group, of the person or of the link in the mail. */
export async function invitationTo(
  context: Db,
  groupId: GroupId,
  whose: { userId: UserId } | { tokenHash: string },
): Promise<Invitation | undefined> {
  const invitations = selectInvitations(context).where('groups.id', '=', groupId);
  const found = await ('userId' in whose
    ? invitations.where(isFor(whose.userId))
    : invitations.where('asked.token_hash', '=', whose.tokenHash)
  ).executeTakeFirst();
  return found && withoutNulls(found);
}

/** Whether the person is meant by the row `asked`: their account, or their address. */
function isFor(userId: UserId): Expression<boolean> {
  return sql<boolean>`(asked.user_id = ${userId} or (asked.user_id is null and asked.email_spelling =
    (select email_spelling from users where id = ${userId} and email_verified_at is not null)))`;
}

function selectInvitations({ db }: Db) {
  return db
    .selectFrom('group_members as asked')
    .innerJoin('groups', 'groups.id', 'asked.group_id')
    .leftJoin('users as inviter', 'inviter.id', 'asked.invited_by')
    .select(['groups.id as groupId', 'groups.name as groupName'])
    .select([
      'groups.description',
      'groups.color',
      sql<string>`asked.invited_email`.as('email'),
      sql<Date>`asked.invited_at`.as('invitedAt'),
      'inviter.name as inviterName',
      sql<number>`(select count(*)::integer from group_hives where group_id = groups.id)`.as('hiveCount'),
      sql<number>`(select count(*)::integer from group_members as members
        where members.group_id = groups.id and members.state = 'accepted')`.as('memberCount'),
    ])
    .select('asked.id as memberId')
    .where('asked.state', '=', 'invited')
    .orderBy('asked.invited_at', 'desc')
    .orderBy('asked.id', 'desc');
}

/** What the person answers. @param userId who says yes; the link of the mail has done its work. */
export async function answerInvitation(
  { db }: Db,
  id: GroupMemberId,
  answer: { state: 'accepted'; userId: UserId; at: Date } | { state: 'declined'; at: Date },
): Promise<void> {
  await db
    .updateTable('group_members')
    .set({
      state: answer.state,
      answered_at: answer.at,
      token_hash: null,
      ...(answer.state === 'accepted' ? { user_id: answer.userId } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Somebody has signed up: what their address was invited to is theirs. */
export async function giveInvitations({ db }: Db, { id }: { id: UserId }): Promise<void> {
  await db
    .updateTable('group_members')
    .set({ user_id: id })
    .where('user_id', 'is', null)
    .where('email_spelling', '=', (from) =>
      from.selectFrom('users').select('email_spelling').where('id', '=', id),
    )
    .execute();
}
