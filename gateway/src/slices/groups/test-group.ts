import type { TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';

/** A group of the person, with somebody who is invited and a link for everybody. */
export async function groupWithMember({ ask }: TestGateway, person: TestUser) {
  const { data } = await ask(
    'mutation ($input: GroupInput!) { createGroup(input: $input) { ... on Group { id } } }',
    { input: { name: 'Bees of the lake' } },
    person,
  );
  const group: string = data.createGroup.id;
  const invited = await ask(
    `mutation ($id: ID!, $input: GroupInvitationsInput!) {
      inviteToGroup(id: $id, input: $input) { ... on Group { members { id isMe } } } }`,
    { id: group, input: { emails: [`member-${person.id}@skep.example`], isAdmin: false } },
    person,
  );
  const members: { id: string; isMe: boolean }[] = invited.data.inviteToGroup.members;
  const linked = await ask(
    `mutation ($id: ID!, $input: GroupLinkInput!) {
      makeGroupLink(groupId: $id, input: $input) { ... on Group { links { id } } } }`,
    { id: group, input: { maxUses: 30, until: new Date(Date.now() + 3_600_000).toISOString() } },
    person,
  );
  const link: string = linked.data.makeGroupLink.links[0].id;
  return { group, member: members.find(({ isMe }) => !isMe)?.id ?? '', link };
}
