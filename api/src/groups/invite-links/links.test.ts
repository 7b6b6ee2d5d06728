import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aGroup, aLink, anInvitation, forTheEvening } from '../groups/test-groups.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
let carl: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  // What one test has guessed is not the next one's.
  await api.database.db.deleteFrom('counts').execute();
  [anna, bram, carl] = await Promise.all([aUser(api), aUser(api), aUser(api)]);
});
afterAll(() => api.close());

const get = (path: string, as: TestUser | undefined) => api.request('GET', path, { ...(as && { as }) });
const post = (path: string, as: TestUser, body: object) => api.request('POST', path, { as, body });
const joinAs = (as: TestUser, id: number, token: string) =>
  post(`/api/v1/groups/${id}/answer`, as, { isYes: true, token });
const pageFor = (as: TestUser | undefined, id: number, token: string) =>
  get(`/api/v1/groups/${id}/invitation?token=${token}`, as);
const linksOf = async (id: number) => (await get(`/api/groups/${id}`, anna)).body.links;

test('anyone with the link reads who invites into what, joins, and is counted; the admins get news', async () => {
  const group = await aGroup(api, anna);
  const hive = await aHive(api, anna);
  await api.request('PATCH', `/api/v1/groups/${group.id}/hives`, {
    as: anna,
    body: { hives: [{ hiveId: String(hive.id), right: 'view' }] },
  });
  const { token } = await aLink(api, anna, group);
  const shown = {
    groupId: String(group.id),
    ...{ groupName: 'Club', inviterName: anna.name, hiveCount: 1, memberCount: 1 },
  };
  expect((await pageFor(undefined, group.id, token)).body).toEqual(shown);
  expect((await pageFor(bram, group.id, token)).body).toEqual({ ...shown, isMine: true });
  expect((await joinAs(bram, group.id, token)).status).toBe(204);
  expect((await get(`/api/hives/${hive.id}`, bram)).status).toBe(200);
  expect(await linksOf(group.id)).toMatchObject([{ made_by: anna.name, uses: 30, used: 1 }]);
  expect((await get(`/api/groups/${group.id}`, bram)).body).toMatchObject({ admin: false, links: [] });
});

test('it leads nowhere once it is withdrawn, and who came by it stays', async () => {
  const { id } = await aGroup(api, anna);
  const link = await aLink(api, anna, { id });
  await joinAs(bram, id, link.token);
  const path = `/api/v1/groups/${id}/links/${link.id}`;
  expect((await api.request('DELETE', path, { as: bram })).status).toBe(403);
  expect((await api.request('DELETE', path, { as: anna })).body.links).toEqual([]);
  expect((await joinAs(carl, id, link.token)).status).toBe(404);
  expect((await pageFor(undefined, id, link.token)).status).toBe(404);
  expect((await get(`/api/groups/${id}`, bram)).status).toBe(200);
  expect((await api.request('DELETE', path, { as: anna })).status).toBe(404);
});

test('who was removed comes back by no link, until an admin invites them; who left may come back', async () => {
  const { id } = await aGroup(api, anna);
  const { token } = await aLink(api, anna, { id });
  const memberOf = async (person: TestUser) => {
    const { users } = (await get(`/api/groups/${id}`, anna)).body;
    return users.find((user: { id: number }) => user.id === person.id)?.member_id;
  };
  for (const person of [bram, carl]) await joinAs(person, id, token);
  await api.request('DELETE', `/api/groups/detach/${id}`, { as: carl });
  await api.request('DELETE', `/api/v1/groups/${id}/members/${await memberOf(bram)}`, { as: anna });
  const other = await aLink(api, anna, { id });
  for (const each of [token, other.token]) {
    expect((await joinAs(bram, id, each)).status).toBe(404);
    expect((await pageFor(bram, id, each)).status).toBe(404);
  }
  expect((await joinAs(carl, id, token)).status).toBe(204);
  await anInvitation(api, anna, { id }, bram.email);
  expect((await joinAs(bram, id, token)).status).toBe(204);
  // The invitation has ended the bar for good.
  await api.request('DELETE', `/api/groups/detach/${id}`, { as: bram });
  expect((await joinAs(bram, id, token)).status).toBe(204);
});

test('an edit of the old apps that removes somebody bars them too; an invitation taken back bars nobody', async () => {
  const { id } = await aGroup(api, anna);
  const { token } = await aLink(api, anna, { id });
  await joinAs(bram, id, token);
  const users = [{ id: bram.id, delete: true }];
  await api.request('PATCH', `/api/groups/${id}`, { as: anna, body: { users } });
  expect((await joinAs(bram, id, token)).status).toBe(404);
  const { memberId } = await anInvitation(api, anna, { id }, carl.email);
  await api.request('DELETE', `/api/v1/groups/${id}/members/${memberId}`, { as: anna });
  expect((await joinAs(carl, id, token)).status).toBe(204);
});

test('it leads nowhere after its time', async () => {
  const { id } = await aGroup(api, anna);
  const { token } = await aLink(api, anna, { id });
  api.clock.advance({ minutes: 12 * 60 });
  expect((await joinAs(bram, id, token)).status).toBe(404);
  expect((await pageFor(bram, id, token)).status).toBe(404);
  expect(await linksOf(id)).toEqual([]);
});

test('of many who come at the same moment no more get in than it is for', async () => {
  const { id } = await aGroup(api, anna);
  const { token } = await aLink(api, anna, { id }, { maxUses: 2 });
  const guests = await Promise.all([1, 2, 3, 4, 5].map(() => aUser(api)));
  const answers = await Promise.all(guests.map((guest) => joinAs(guest, id, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 404, 404, 404]);
  expect(await linksOf(id)).toMatchObject([{ uses: 2, used: 2 }]);
  expect((await get(`/api/groups/${id}`, anna)).body.users).toHaveLength(3);
});

test('who is in already uses nothing of it, however often they come', async () => {
  const { id } = await aGroup(api, anna);
  const { token } = await aLink(api, anna, { id }, { maxUses: 2 });
  for (const person of [anna, bram, bram]) expect((await joinAs(person, id, token)).status).toBe(204);
  expect(await linksOf(id)).toMatchObject([{ used: 1 }]);
  expect((await get(`/api/groups/${id}`, anna)).body.users).toHaveLength(2);
});

test('a person who was also invited by email has one place; a no to being an admin makes no admin of them', async () => {
  const { id } = await aGroup(api, anna);
  const { token } = await aLink(api, anna, { id });
  await anInvitation(api, anna, { id }, bram.email);
  const emails = { emails: [carl.email], isAdmin: true };
  await post(`/api/v1/groups/${id}/invitations`, anna, emails);
  await post(`/api/v1/groups/${id}/answer`, carl, { isYes: false });
  for (const person of [bram, carl]) expect((await joinAs(person, id, token)).status).toBe(204);
  const { users } = (await get(`/api/groups/${id}`, anna)).body;
  expect(users.map((user: { id: number; admin: boolean }) => [user.id, user.admin])).toEqual([
    [anna.id, true],
    [bram.id, false],
    [carl.id, false],
  ]);
});

test('nobody guesses one: misses are counted, and what is found is not', async () => {
  const limited = await startTestApi({ database: api.database, environment: { RATE_LIMIT_SCALE: '1' } });
  const { id } = await aGroup(api, anna);
  const { token } = await aLink(api, anna, { id });
  const join = async (of: string) => {
    const body = { isYes: true, token: of };
    return (await limited.request('POST', `/api/v1/groups/${id}/answer`, { as: bram, body })).status;
  };
  const statuses = [];
  for (let guess = 0; guess < 7; guess += 1) statuses.push(await join(`guess${guess}`));
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
  expect(await join(token)).toBe(204);
  await limited.close();
});

test('a link of another group is none, and a visitor of the old wire needs an account', async () => {
  const [group, other] = [await aGroup(api, anna), await aGroup(api, carl)];
  const { token } = await aLink(api, anna, group);
  expect((await joinAs(bram, other.id, token)).status).toBe(404);
  const visitor = await api.request('POST', '/api/groups/checktoken', {
    body: { group_id: group.id, token },
  });
  expect(visitor.body.errors).toBeDefined();
});

test.each([
  [{ maxUses: 0 }, 'maxUses', 'too_small'],
  [{ maxUses: 501 }, 'maxUses', 'too_large'],
  [{ until: '2020-01-01T00:00:00Z' }, 'until', 'date_too_early'],
  [{ until: '2099-01-01T00:00:00Z' }, 'until', 'too_large'],
  [{ until: 'tomorrow' }, 'until', 'not_a_date'],
])('a link for %j is refused at its field', async (options, path, code) => {
  const { id } = await aGroup(api, anna);
  const body = { maxUses: 30, until: '2099-01-01T00:00:00Z', ...options };
  const { status, body: answer } = await post(`/api/v1/groups/${id}/links`, anna, body);
  expect([status, answer.problems[0]]).toMatchObject([422, { path, code }]);
});

test('a group has ten at a time', async () => {
  const { id } = await aGroup(api, anna);
  for (let count = 0; count < 10; count += 1) await aLink(api, anna, { id });
  const { body } = await post(`/api/v1/groups/${id}/links`, anna, forTheEvening(api));
  expect(body.problems).toMatchObject([{ path: 'maxUses', code: 'too_many' }]);
});
