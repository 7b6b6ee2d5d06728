import { anApiToken, aUser, shareEveryHive, type TestUser } from '@skep/api/testing';
import type { TestGateway } from './test-gateway.ts';

/** Who asks about somebody's hives. The owner comes last: what others are refused leaves all as it was for the next. */
export const actors = [
  'visitor',
  'stranger',
  'siteAdmin',
  'invited',
  'declined',
  'left',
  'groupAdmin',
  'viewer',
  'viewerProgram',
  'editor',
  'editorProgram',
  'owner',
] as const;

export type Actor = (typeof actors)[number];
export type Actors = Readonly<Record<Actor, TestUser | undefined>>;

/** Gives the owner of a group and of hives all the others, by the door where there is one. */
export async function actorsAround({ api }: TestGateway, owner: TestUser, group: string): Promise<Actors> {
  const people = {
    invited: await aUser(api),
    declined: await aUser(api),
    left: await aUser(api),
    groupAdmin: await aUser(api),
    viewer: await aUser(api),
    editor: await aUser(api),
  };
  const emails = Object.values(people).map(({ email }) => email);
  const { body } = await api.request('POST', `/api/v1/groups/${group}/invitations`, {
    as: owner,
    body: { emails },
  });
  const { invited: _notYet, declined, ...joining } = people;
  const answer = async (as: TestUser, decline: boolean) =>
    requireDone(
      await api.request('POST', `/api/v1/groups/${group}/answer`, { as, body: { isYes: !decline } }),
    );
  await answer(declined, true);
  for (const person of Object.values(joining)) await answer(person, false);
  requireDone(await api.request('DELETE', `/api/groups/detach/${group}`, { as: people.left }));
  const ofAdmin = body.members.find(({ email }: { email: string }) => email === people.groupAdmin.email);
  await api.request('PATCH', `/api/v1/groups/${group}/members/${ofAdmin.id}`, {
    as: owner,
    body: { isAdmin: true },
  });
  await shareEveryHive(api, owner, { memberId: people.viewer.id, mayEdit: false });
  await shareEveryHive(api, owner, { memberId: people.editor.id, mayEdit: true });
  return {
    ...people,
    visitor: undefined,
    stranger: await aUser(api),
    siteAdmin: await aUser(api, { isAdmin: true }),
    viewerProgram: (await anApiToken(api, people.viewer)).program,
    editorProgram: (await anApiToken(api, people.editor)).program,
    owner,
  };
}

/** Whoever is not what their name says would get another answer in each test. @throws Error */
function requireDone({ status, body }: { status: number; body: unknown }): void {
  if (status >= 400) throw new Error(`An actor could not be prepared: ${status} ${JSON.stringify(body)}`);
}
