import { randomUUID } from 'node:crypto';
import type { MemberState } from '@skep/domain';
import { newestMailTo } from '#account/sign-up/test-forms.ts';
import type { GroupId } from '#platform/context/ids.ts';
import { spellingOfEmail } from '#platform/database/canonicalization.ts';
import { type Stranger, strangersOfPrograms } from '#testing/actors.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

export interface TestGroup {
  id: GroupId;
  rev: number;
  /** Makes somebody what the actor's name says. */
  admit: (actor: Stranger, person: TestUser) => Promise<void>;
}

/** @param wishes.isHandedOn another admin exists, so that everybody may leave. */
export async function aGroup(
  api: TestApi,
  owner: TestUser,
  { isHandedOn = false, ...body }: Record<string, unknown> & { isHandedOn?: boolean } = {},
): Promise<TestGroup> {
  const made = await api.request('POST', '/api/groups', { as: owner, body: { name: 'Club', ...body } });
  const { group_id: id, groups } = made.body;
  const { rev } = groups.find((group: { id: number }) => group.id === id);
  if (isHandedOn) await join(api, id, await aUser(api), { isAdmin: true });
  const admit = async (actor: Stranger, person: TestUser) => {
    const standing = strangersOfPrograms[actor] ?? actor;
    const state = stateOfActor[standing];
    if (state === undefined) return;
    await join(api, id, person, { isAdmin: standing === 'groupAdmin', state });
    if (standing === 'left') await api.request('DELETE', `/api/groups/detach/${id}`, { as: person });
  };
  return { id, rev, admit };
}

/** A group of the owner's that these people have joined. */
export async function aGroupOf(api: TestApi, owner: TestUser, ...people: TestUser[]): Promise<TestGroup> {
  const group = await aGroup(api, owner);
  for (const person of people) {
    await anInvitation(api, owner, group, person.email);
    await api.request('POST', `/api/v1/groups/${group.id}/answer`, { as: person, body: { isYes: true } });
  }
  return group;
}

const stateOfActor: Partial<Record<Stranger, MemberState>> = {
  invited: 'invited',
  declined: 'declined',
  left: 'accepted',
  groupViewer: 'accepted',
  groupEditor: 'accepted',
  groupAdmin: 'accepted',
};

/** Makes somebody a member straight in the database, without the grants that follow from it. */
async function join(
  api: TestApi,
  groupId: GroupId,
  { id, email }: TestUser,
  { isAdmin, state = 'accepted' }: { isAdmin: boolean; state?: MemberState },
): Promise<void> {
  const now = api.clock.now();
  await api.database.db
    .insertInto('group_members')
    .values({
      group_id: groupId,
      user_id: id,
      invited_email: email,
      email_spelling: spellingOfEmail(email),
      is_admin: isAdmin,
      state,
      invited_at: now,
      invited_by: null,
      answered_at: state === 'invited' ? null : now,
      token_hash: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An address that nobody has an account with. */
export const newcomer = () => `${randomUUID().slice(0, 13)}@newcomer.example`;

/** @returns the link's token, from the mail. */
export async function anInvitation(
  api: TestApi,
  as: TestUser,
  { id }: { id: number },
  email = newcomer(),
): Promise<{ memberId: number; token: string }> {
  const { body } = await api.request('POST', `/api/v1/groups/${id}/invitations`, {
    as,
    body: { emails: [email] },
  });
  const member = body.members.find((each: { email: string }) => each.email === email);
  const { text } = await newestMailTo(api, email);
  return { memberId: Number(member.id), token: /\/token\/(\w+)/.exec(text)?.[1] ?? '' };
}

/** The input for a link for a club evening. */
export function forTheEvening({ clock }: Pick<TestApi, 'clock'>) {
  const inTwelveHours = new Date(clock.now().getTime() + 12 * 3_600_000);
  return { maxUses: 30, until: inTwelveHours.toISOString() };
}

/** A link that is for everybody. */
export async function aLink(
  api: TestApi,
  as: TestUser,
  { id: groupId }: { id: number },
  body: object = {},
): Promise<{ id: number; token: string }> {
  const made = await api.request('POST', `/api/v1/groups/${groupId}/links`, {
    as,
    body: { ...forTheEvening(api), ...body },
  });
  const { id, url } = made.body.links.at(-1);
  return { id, token: /\/token\/(\w+)/.exec(url)?.[1] ?? '' };
}
