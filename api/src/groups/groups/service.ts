import { isDeepStrictEqual } from 'node:util';
import { AppError, groupForm } from '@skep/domain';
import type { Hive } from '#hives/queries/hive.ts';
import { seenHives } from '#hives/queries/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { GroupId, GroupMemberId, HiveId, UserId } from '#platform/context/ids.ts';
import { isSameEmail } from '#platform/database/canonicalization.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { readForm } from '#platform/input/forms.ts';
import { requireRevision } from '#platform/input/revision.ts';
import { withChanges } from '#platform/resource/fields.ts';
import type { Group, GroupLink, GroupNews, Invitation, Member } from '../core/group.ts';
import { type GroupFieldChanges, groupFields } from '../core/group-fields.ts';
import { ownGroups, requireAdmin, requireGroup, withLockedGroup } from '../core/membership.ts';
import { deleteGroup, insertGroup, updateGroup } from '../core/store.ts';
import { linksOf } from '../invite-links/link-store.ts';
import { newsIn } from '../members/news-store.ts';
import { changeRole, invite, ownInvitations, remove } from '../members/service.ts';
import { type Share, share } from './sharing.ts';

/** What a person has to do with groups, with the hives that they see in them. */
export interface OwnGroups {
  groups: readonly Group[];
  invitations: readonly Invitation[];
  hives: ReadonlyMap<HiveId, Hive>;
  /** Of those that the person sees to. */
  links: ReadonlyMap<GroupId, readonly GroupLink[]>;
  news: ReadonlyMap<GroupId, readonly GroupNews[]>;
}

/** @param ids of groups; undefined: all. */
export async function groupsAndInvitations(
  context: SignedInContext,
  ids?: readonly GroupId[],
): Promise<OwnGroups> {
  const groups = await ownGroups(context, ids);
  return { groups, invitations: await ownInvitations(context), ...(await partsOf(context, groups)) };
}

/** @throws AppError not_found */
export async function showGroup(context: SignedInContext, id: GroupId): Promise<ShownGroup> {
  return shown(context, await requireGroup(context, id));
}

export interface ShownGroup extends Pick<OwnGroups, 'hives' | 'links' | 'news'> {
  group: Group;
}

export async function shown(context: SignedInContext, group: Group): Promise<ShownGroup> {
  return { group, ...(await partsOf(context, [group])) };
}

async function partsOf(context: SignedInContext, groups: readonly Group[]) {
  const seenTo = groups.filter(({ me }) => me.isAdmin);
  return {
    hives: await hivesOf(context, groups),
    links: await linksOf(
      context,
      seenTo.map(({ id }) => id),
    ),
    news: await newsIn(context, seenTo),
  };
}

async function hivesOf(context: SignedInContext, groups: readonly Group[]): Promise<Map<HiveId, Hive>> {
  const ids = [...new Set(groups.flatMap(({ hives }) => hives.map(({ hiveId }) => hiveId)))];
  const hives = ids.length === 0 ? [] : await seenHives(context, { ids });
  return new Map(hives.map((hive) => [hive.id, hive]));
}

/** A group as old clients send it: everything at once. What is left out stays. */
export interface GroupEdit {
  fields: GroupFieldChanges;
  members: readonly MemberEdit[];
  hives: HiveChoice | undefined;
  /** In Skep's own API. */
  shares?: readonly Share[] | undefined;
  /** By If-Match: this very version is meant. */
  revision: number | undefined;
}

export interface MemberEdit {
  memberId: GroupMemberId | undefined;
  userId: UserId | undefined;
  email: string | undefined;
  isAdmin: boolean | undefined;
  isRemoved: boolean;
}

/** Of the person's own hives those that are shared, and which of them may be edited. Those of others stay as they are. */
export interface HiveChoice {
  selected: readonly HiveId[];
  editable: readonly HiveId[];
}

export interface SavedGroup {
  group: Group;
  /** Addresses that were invited. */
  invited: readonly string[];
}

/** @throws AppError invalid_input */
export function createGroup(context: SignedInContext, edit: GroupEdit): Promise<SavedGroup> {
  return inTransaction(context, async (inner) => {
    const fields = readForm(groupForm, withChanges(groupFields, undefined, edit.fields));
    const id = await insertGroup(inner, fields, inner.user.id);
    const invited = await writeParts(inner, await requireGroup(inner, id), edit);
    return { group: await requireGroup(inner, id), invited };
  });
}

/**
 * Any member shares their hives; the rest is for admins.
 * @throws AppError not_found, not_allowed, invalid_input, last_admin, changed_meanwhile
 */
export function editGroup(
  context: SignedInContext,
  id: GroupId,
  edit: GroupEdit,
  toWire: (shown: ShownGroup) => unknown,
): Promise<SavedGroup> {
  return withLockedGroup(context, id, async (inner, held) => {
    await requireRevision(edit.revision, held.rev, async () => toWire(await shown(inner, held)));
    await writeFields(inner, held, edit.fields);
    const invited = await writeParts(inner, held, edit);
    return { group: await requireGroup(inner, id), invited };
  });
}

async function writeFields(context: SignedInContext, group: Group, fields: GroupFieldChanges) {
  const wanted = readForm(groupForm, withChanges(groupFields, group, fields));
  if (isDeepStrictEqual(wanted, withChanges(groupFields, group, {}))) return;
  requireAdmin(group);
  await updateGroup(context, group.id, wanted);
}

/** @returns addresses that were invited. */
async function writeParts(
  context: SignedInContext,
  group: Group,
  { members, hives, shares }: GroupEdit,
): Promise<string[]> {
  if (hives !== undefined) await share(context, group, sharesFrom(group, context.user.id, hives));
  if (shares !== undefined) await share(context, group, shares, 'shares');
  for (const edit of members) {
    const member = memberMeant(group, edit);
    if (member !== undefined && edit.isRemoved) await remove(context, group, member.id);
    else if (member !== undefined && edit.isAdmin !== undefined)
      await changeRole(context, group, member.id, { isAdmin: edit.isAdmin });
  }
  const newcomers = newcomersIn(group, members);
  for (const isAdmin of [true, false]) {
    const emails = newcomers.flatMap((edit) =>
      (edit.isAdmin ?? false) === isAdmin ? [edit.email ?? ''] : [],
    );
    if (emails.length > 0) await invite(context, group, { emails, isAdmin });
  }
  return newcomers.flatMap(({ email }) => email ?? []);
}

function newcomersIn(group: Pick<Group, 'members'>, edits: readonly MemberEdit[]): MemberEdit[] {
  return edits.filter((edit) => !edit.isRemoved && memberMeant(group, edit) === undefined);
}

function memberMeant(
  { members }: Pick<Group, 'members'>,
  { memberId, userId, email }: MemberEdit,
): Member | undefined {
  return members.find(
    (member) =>
      member.id === memberId ||
      // The id of an invited person is not shown, and must not be guessed from which edits find them.
      (userId !== undefined && member.state === 'accepted' && member.userId === userId) ||
      (email !== undefined && isSameEmail(member.email, email)),
  );
}

function sharesFrom({ hives }: Group, userId: UserId, { selected, editable }: HiveChoice): Share[] {
  const held = new Map(hives.map((hive) => [hive.hiveId, hive]));
  const mayEdit = new Set(editable);
  const ofOthers = (id: HiveId) => held.has(id) && held.get(id)?.ownerId !== userId;
  const chosen = new Set([...selected, ...editable].filter((id) => !ofOthers(id)));
  const takenBack = hives.filter(({ hiveId, ownerId }) => ownerId === userId && !chosen.has(hiveId));
  return [
    ...takenBack.map(({ hiveId }) => ({ hiveId, right: 'none' as const, until: undefined })),
    ...[...chosen].map((hiveId) => ({
      hiveId,
      right: mayEdit.has(hiveId) ? ('edit' as const) : ('view' as const),
      until: undefined,
    })),
  ];
}

/** @throws AppError not_found; not_allowed for who has not made it. @returns its name */
export function endGroup(context: SignedInContext, id: GroupId): Promise<string> {
  return withLockedGroup(context, id, async (inner, { me, name }) => {
    if (!me.isCreator) throw new AppError('not_allowed');
    await deleteGroup(inner, id);
    return name;
  });
}
