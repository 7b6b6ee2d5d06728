import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { anApiary } from '../hives/test-inputs.ts';
import { groupsOperations } from './test-operations.ts';

let service: TestGateway;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  service = await startTestGateway();
});
beforeEach(async () => {
  [anna, bram] = await Promise.all([aUser(service.api), aUser(service.api)]);
});
afterAll(() => service.close());

const ask = async (name: string, variables = {}, as = anna) =>
  (await service.ask(groupsOperations[name] ?? '', variables, as)).data[name];

const aGroup = () => ask('createGroup', { input: { name: 'Club', description: 'Ours', color: '#f8b133' } });

test('a group is made, changed and listed', async () => {
  const made = await aGroup();
  expect(made).toMatchObject({ name: 'Club', isAdmin: true, isCreator: true, hives: [] });
  const input = { name: 'Valley', description: null, color: null };
  const edited = await ask('updateGroup', { id: made.id, revision: made.revision, input });
  expect(edited).toMatchObject({ id: made.id, name: 'Valley', description: null, color: null });
  const late = await ask('updateGroup', { id: made.id, revision: made.revision, input });
  expect(late).toMatchObject({
    __typename: 'GroupConflict',
    current: { revision: edited.revision, name: 'Valley' },
  });
  expect(await ask('groups')).toMatchObject([{ id: made.id, name: 'Valley' }]);
});

test('who is invited says yes and sees the hive with the right that it is shared with', async () => {
  const { id } = await aGroup();
  await ask('inviteToGroup', { id, input: { emails: [bram.email], isAdmin: false } });
  const { data } = await service.ask(groupsOperations.groups ?? '', {}, bram);
  expect(data).toMatchObject({
    groups: [],
    groupInvitations: [
      { groupId: id, groupName: 'Club', inviterName: anna.name, isMine: true, memberCount: 1 },
    ],
  });
  expect((await ask('answerGroupInvitation', { groupId: id, isYes: true }, bram)).done).toBe(true);
  const made = await service.ask(
    'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { ... on Apiary { hives { id } } } }',
    { input: anApiary() },
    anna,
  );
  const [hive] = made.data.createApiary.hives;
  const until = '2099-08-01T00:00:00+02:00';
  await ask('shareHives', { groupId: id, hives: [{ hiveId: hive.id, right: 'EDIT', until }] });
  const [shared] = (await ask('group', { id }, bram)).hives;
  expect(shared).toMatchObject({
    hiveId: hive.id,
    ownerName: anna.name,
    isMine: false,
    right: 'EDIT',
    until: '2099-07-31T22:00:00.000Z',
  });
  const { revision } = await ask('group', { id });
  const input = { name: 'Lake', description: null, color: null };
  const shares = [{ hiveId: hive.id, right: 'VIEW' }];
  expect(await ask('updateGroup', { id, revision, input, shares })).toMatchObject({
    name: 'Lake',
    hives: [{ hiveId: hive.id, right: 'VIEW', until: '2099-07-31T22:00:00.000Z' }],
  });
});

test('members are invited again, made admins, and removed; the last admin stays', async () => {
  const { id, members } = await aGroup();
  const emails = ['nobody@newcomer.example'];
  const invited = (await ask('inviteToGroup', { id, input: { emails, isAdmin: false } })).members[1];
  expect(invited).toMatchObject({ email: emails[0], state: 'INVITED', isAdmin: false });
  const of = { groupId: id, memberId: invited.id };
  expect((await ask('inviteToGroupAgain', of)).members[1].state).toBe('INVITED');
  expect((await ask('setGroupAdmin', { ...of, isAdmin: true })).members[1].isAdmin).toBe(true);
  expect((await ask('removeGroupMember', of)).members).toHaveLength(1);
  const me = { groupId: id, memberId: members[0].id };
  expect((await ask('setGroupAdmin', { ...me, isAdmin: false })).code).toBe('LAST_ADMIN');
  expect((await ask('leaveGroup', { id })).code).toBe('LAST_ADMIN');
  expect((await ask('deleteGroup', { id })).done).toBe(true);
  expect(await ask('group', { id })).toBeNull();
});

test('a fault is reported at its field', async () => {
  expect(await ask('createGroup', { input: { name: 'Cl\u202eub' } })).toMatchObject({ name: 'Club' });
  expect(await ask('createGroup', { input: { name: '' } })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'name', code: 'required' }],
  });
  const { id } = await aGroup();
  expect(await ask('inviteToGroup', { id, input: { emails: ['no address'], isAdmin: false } })).toMatchObject(
    {
      fields: [{ path: 'emails.0', code: 'not_an_email' }],
    },
  );
});

test('a link that leads nowhere invites to nothing', async () => {
  const { id } = await aGroup();
  expect(await ask('groupInvitation', { groupId: id, token: '../x' })).toBeNull();
  expect(await ask('groupInvitation', { groupId: id, token: 'guessed' })).toBeNull();
});

test('whoever has a link for everybody joins by it, until it is withdrawn', async () => {
  const { id } = await aGroup();
  const until = new Date(service.api.clock.now().getTime() + 3_600_000).toISOString();
  const made = await ask('makeGroupLink', { groupId: id, input: { maxUses: 30, until } });
  expect(made.links).toMatchObject([{ makerName: anna.name, maxUses: 30, useCount: 0 }]);
  const [{ id: linkId, url }] = made.links;
  const token = url.split('/').at(-1);
  const offer = { groupName: 'Club', inviterName: anna.name, email: null, invitedAt: null };
  expect(await ask('groupInvitation', { groupId: id, token }, bram)).toMatchObject({
    ...offer,
    isMine: true,
  });
  expect((await ask('answerGroupInvitation', { groupId: id, isYes: true, token }, bram)).done).toBe(true);
  expect((await ask('group', { id })).links).toMatchObject([{ useCount: 1 }]);
  expect((await ask('withdrawGroupLink', { groupId: id, linkId })).links).toEqual([]);
  expect(await ask('groupInvitation', { groupId: id, token })).toBeNull();
});
