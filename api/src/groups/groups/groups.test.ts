import { newestMailTo } from '#account/sign-up/test-forms.ts';
import { aHive, anApiary, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aGroup, aGroupOf, anInvitation, newcomer } from './test-groups.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
let carl: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram, carl] = await Promise.all([aUser(api), aUser(api), aUser(api)]);
});
afterAll(() => api.close());

const get = (path: string, as: TestUser) => api.request('GET', path, { as });
const patch = (path: string, as: TestUser, body: object) => api.request('PATCH', path, { as, body });
const answerAs = (as: TestUser, id: number, decline = false) =>
  api.request('POST', `/api/v1/groups/${id}/answer`, { as, body: { isYes: !decline } });
const shareAs = (as: TestUser, id: number, hive_id: number, right: string, until?: string) =>
  patch(`/api/v1/groups/${id}/hives`, as, { hives: [{ hiveId: String(hive_id), right, until }] });
const check = (body: object, as?: TestUser) => api.request('POST', '/api/groups/checktoken', { as, body });

const aGroupWith = (...people: TestUser[]) => aGroupOf(api, anna, ...people);

describe('the old wire', () => {
  test('makes a group whose creator is in it, and says so in their language', async () => {
    const headers = { 'accept-language': 'de' };
    const body = { name: ' Club ', description: 'Ours', hex_color: '#F8B133' };
    const made = await api.request('POST', '/api/groups', { as: anna, body, headers });
    expect([made.status, made.body.message, made.body.error]).toEqual([201, 'Erstellt: Club', null]);
    expect(made.body.groups).toMatchObject([
      { name: 'Club', admin: true, creator: true, users: [{ id: anna.id, admin: true, creator: true }] },
    ]);
    expect((await get('/api/groups?ids=999999999', anna)).body.groups).toEqual([]);
  });

  test('answers alike for an address with an account and one without, and mails both', async () => {
    const invitationOf = async (email: string) => {
      const users = [{ email }];
      const made = await api.request('POST', '/api/groups', { as: anna, body: { name: 'Club', users } });
      const { id } = await aGroup(api, anna);
      const edited = await patch(`/api/groups/${id}`, anna, { users });
      const answers = [made, edited].map(({ status, body }) => {
        const group = body.groups.find((each: { id: number }) => each.id === body.group_id);
        const { id: userId, name, invited, accepted } = group.users[1];
        return [status, body.message, body.error, userId, name, invited !== null, accepted];
      });
      expect((await newestMailTo(api, email)).subject).toContain(anna.name);
      return JSON.stringify(answers).replaceAll(email, 'the address');
    };
    expect(await invitationOf(newcomer())).toBe(await invitationOf(bram.email));
  });

  test('does not tell by the id of an account whether an invited address belongs to it', async () => {
    const { id } = await aGroup(api, anna);
    await anInvitation(api, anna, { id }, bram.email);
    const withId = async (userId: number) => {
      const { status, body } = await patch(`/api/groups/${id}`, anna, { users: [{ id: userId }] });
      return [status, body.problems];
    };
    expect(await withId(bram.id)).toEqual(await withId(carl.id));
  });

  test('invites, lists the invitation, and takes a yes by the link of the mail from a visitor', async () => {
    const users = [{ email: bram.email, admin: false }];
    const made = await api.request('POST', '/api/groups', { as: anna, body: { name: 'Club', users } });
    expect(made.body.message).toBe(`Invited: ${bram.email}`);
    const { invitations } = (await get('/api/groups', bram)).body;
    expect(invitations).toMatchObject([{ name: 'Club', invited_by: anna.name, usercount: 1 }]);
    const { token } = await anInvitation(api, anna, { id: made.body.group_id }, carl.email);
    expect((await check({ group_id: made.body.group_id, token })).body).toEqual({
      message: 'group_activated',
    });
    expect((await get(`/api/groups/${made.body.group_id}`, carl)).status).toBe(200);
    const yes = await check({ group_id: made.body.group_id, token: invitations[0].token }, bram);
    expect(yes.body).toEqual({ message: 'group_activated' });
  });

  test('tells of a wrong link with status 200', async () => {
    const { id } = await aGroup(api, anna);
    const { status, body } = await check({ group_id: id, token: 'guessed' }, bram);
    expect([status, body]).toEqual([200, { errors: { token: [expect.any(String)] } }]);
  });

  test('keeps an edit of an older version from overwriting a newer one', async () => {
    const { id, rev } = await aGroup(api, anna);
    const edit = (name: string) =>
      api.request('PATCH', `/api/groups/${id}`, {
        as: anna,
        body: { name },
        headers: { 'if-match': `"${rev}"` },
      });
    expect([(await edit('First')).status, (await edit('Second')).status]).toEqual([200, 412]);
  });
});

describe('nobody gets at what is not theirs', () => {
  test('a hive is shared, changed and taken back by its owner alone', async () => {
    const { id } = await aGroupWith(bram);
    const hive = await aHive(api, carl);
    for (const person of [anna, bram]) {
      const body = { name: 'Club', hives_selected: [hive.id], hives_editable: [hive.id] };
      expect((await patch(`/api/groups/${id}`, person, body)).status).toBe(422);
      expect((await shareAs(person, id, hive.id, 'edit')).status).toBe(422);
    }
    expect((await get(`/api/hives/${hive.id}`, anna)).status).toBe(404);
  });

  test('hives of other members stay shared when somebody sends a list without them, or with more rights', async () => {
    const { id } = await aGroupWith(bram);
    const hive = await aHive(api, anna);
    await shareAs(anna, id, hive.id, 'view');
    const rights = async () =>
      (await get(`/api/groups/${id}`, bram)).body.hives.map((each: { id: number; editable: boolean }) => [
        each.id,
        each.editable,
      ]);
    await patch(`/api/groups/${id}`, bram, { name: 'Club', hives_selected: [], hives_editable: [] });
    expect(await rights()).toEqual([[hive.id, false]]);
    await patch(`/api/groups/${id}`, bram, { hives_selected: [hive.id], hives_editable: [hive.id] });
    expect(await rights()).toEqual([[hive.id, false]]);
  });

  test('a member makes nobody an admin, not themselves either, and changes nothing but their hives', async () => {
    const { id } = await aGroupWith(bram);
    const { users } = (await get(`/api/groups/${id}`, bram)).body;
    const raised = users.map((user: object) => ({ ...user, admin: true }));
    expect((await patch(`/api/groups/${id}`, bram, { users: raised })).status).toBe(403);
    expect((await patch(`/api/groups/${id}`, bram, { name: 'Mine' })).status).toBe(403);
    const invitations = { as: bram, body: { emails: [carl.email] } };
    expect((await api.request('POST', `/api/v1/groups/${id}/invitations`, invitations)).status).toBe(403);
    const deletion = await api.request('DELETE', `/api/groups/${id}`, { as: bram });
    expect([deletion.status, deletion.body.error]).toEqual([404, 'no_group_creator']);
  });

  test('members see no link of an invitation, no address of others, and nobody who has not joined', async () => {
    const { id } = await aGroupWith(bram);
    await anInvitation(api, anna, { id }, carl.email);
    const { text, body } = await get(`/api/groups/${id}`, bram);
    expect(text).not.toContain(anna.email);
    expect(text).not.toContain(carl.email);
    expect(body.users.map(({ id: userId, token }: { id: number; token: null }) => [userId, token])).toEqual([
      [anna.id, null],
      [bram.id, null],
    ]);
    // Whether an address has an account is not shown before they have joined.
    const invited = (await get(`/api/groups/${id}`, anna)).body.users[2];
    expect(invited).toMatchObject({ id: null, name: carl.email, email: carl.email });
  });

  test('an invitation that somebody else opens is none for them', async () => {
    const { id } = await aGroup(api, anna);
    const { token } = await anInvitation(api, anna, { id }, bram.email);
    const shown = await get(`/api/v1/groups/${id}/invitation?token=${token}`, carl);
    expect(shown.body).toMatchObject({
      ...{ groupName: 'Club', inviterName: anna.name, email: bram.email, isMine: false },
    });
    expect((await answerAs(carl, id)).status).toBe(404);
    expect((await check({ group_id: id, token }, carl)).body.errors).toBeDefined();
    expect((await get(`/api/v1/groups/${id}/invitation?token=${token}`, bram)).body.isMine).toBe(true);
  });

  test('a link is used once, and leads nowhere when it was taken back or replaced', async () => {
    const { id } = await aGroup(api, anna);
    const used = await anInvitation(api, anna, { id }, bram.email);
    await check({ group_id: id, token: used.token });
    expect((await check({ group_id: id, token: used.token })).body.errors).toBeDefined();
    const { memberId, token } = await anInvitation(api, anna, { id }, carl.email);
    const path = `/api/v1/groups/${id}/members/${memberId}`;
    await api.request('POST', `${path}/invitation`, { as: anna });
    expect((await check({ group_id: id, token })).body.errors).toBeDefined();
    await api.request('DELETE', path, { as: anna });
    expect((await answerAs(carl, id)).status).toBe(404);
  });
});

describe('who joins sees what is shared', () => {
  test('a member views, edits once they may, and is set back', async () => {
    const { id } = await aGroupWith(bram);
    const hive = await aHive(api, anna);
    const edit = () =>
      patch(`/api/hives/${hive.id}`, bram, { name: 'Linden', location_id: hive.location_id });
    const statuses = [];
    for (const right of ['view', 'edit', 'view', 'none']) {
      await shareAs(anna, id, hive.id, right);
      statuses.push([(await get(`/api/hives/${hive.id}`, bram)).status, (await edit()).status]);
    }
    expect(statuses).toEqual([
      [200, 403],
      [200, 200],
      [200, 403],
      [404, 404],
    ]);
  });

  test('nobody sees through an invitation, nor after a no', async () => {
    const { id } = await aGroup(api, anna);
    const hive = await aHive(api, anna);
    await shareAs(anna, id, hive.id, 'edit');
    await anInvitation(api, anna, { id }, bram.email);
    expect((await get(`/api/hives/${hive.id}`, bram)).status).toBe(404);
    await answerAs(bram, id, true);
    expect((await get(`/api/hives/${hive.id}`, bram)).status).toBe(404);
    expect((await get(`/api/groups/${id}`, anna)).body.users[1].declined).not.toBeNull();
  });

  test('who leaves takes their hives along, sees those of others no more, and stays behind what they wrote', async () => {
    const { id } = await aGroupWith(bram, carl);
    const [annas, brams] = [await aHive(api, anna), await aHive(api, bram)];
    await shareAs(anna, id, annas.id, 'edit');
    await shareAs(bram, id, brams.id, 'view');
    const written = await anInspection(api, bram, { hive_ids: [annas.id] });
    expect((await get(`/api/hives/${brams.id}`, carl)).status).toBe(200);
    await api.request('DELETE', `/api/groups/detach/${id}`, { as: bram });
    expect((await get(`/api/hives/${annas.id}`, bram)).status).toBe(404);
    expect((await get(`/api/hives/${brams.id}`, carl)).status).toBe(404);
    expect((await get(`/api/inspections/${written.id}`, anna)).body.author_id).toBe(bram.id);
  });

  test('what ends by itself has ended with the next request', async () => {
    const { id } = await aGroupWith(bram);
    const hive = await aHive(api, anna);
    const tomorrow = new Date(api.clock.now().getTime() + 86_400_000).toISOString();
    expect((await shareAs(anna, id, hive.id, 'edit', tomorrow)).status).toBe(200);
    expect((await get(`/api/hives/${hive.id}`, bram)).status).toBe(200);
    api.clock.advance({ days: 1 });
    expect((await get(`/api/hives/${hive.id}`, bram)).status).toBe(404);
    expect((await get(`/api/groups/${id}`, anna)).body.hives).toEqual([]);
    expect((await shareAs(anna, id, hive.id, 'edit', '2020-01-01T00:00:00Z')).body.problems).toEqual([
      { path: 'hives.0.until', code: 'date_too_early' },
    ]);
  });

  test('an end is set, stored and removed separately; a change of the right does not change it', async () => {
    const { id } = await aGroupWith(bram);
    const hive = await aHive(api, anna);
    const shared = async (right: string, until?: string | null) => {
      const body = { hives: [{ hiveId: String(hive.id), right, until }] };
      const [share] = (await patch(`/api/v1/groups/${id}/hives`, anna, body)).body.hives;
      return [share.right, share.until];
    };
    expect(await shared('view')).toEqual(['view', undefined]);
    const [, end] = await shared('view', '2099-08-14T21:59:59Z');
    expect(end).toMatch(/^2099-08-14/);
    expect(await shared('edit')).toEqual(['edit', end]);
    // Old clients send all that is shared, and know of no end.
    await patch(`/api/groups/${id}`, anna, { hives_selected: [hive.id], hives_editable: [] });
    expect(await shared('view')).toEqual(['view', end]);
    expect(await shared('view', null)).toEqual(['view', undefined]);
  });

  test('a hive that is deleted leaves no ruin in the group', async () => {
    const { id } = await aGroupWith(bram);
    const apiary = await anApiary(api, anna, { hive_amount: 2 });
    const [remaining, gone] = apiary.hives;
    for (const hive of [remaining, gone]) await shareAs(anna, id, hive.id, 'view');
    await api.request('DELETE', `/api/hives/${gone.id}`, { as: anna });
    const { hives } = (await get(`/api/groups/${id}`, bram)).body;
    expect(hives.map((hive: { id: number }) => hive.id)).toEqual([remaining.id]);
  });
});

describe('a group keeps somebody who sees to it', () => {
  test('the last admin cannot leave, nor give the role up, until there is another', async () => {
    const { id } = await aGroupWith(bram);
    const [creator, member] = (await get(`/api/groups/${id}`, anna)).body.users;
    const leave = () => api.request('DELETE', `/api/groups/detach/${id}`, { as: anna });
    expect([(await leave()).status, (await leave()).headers['x-error-code']]).toEqual([409, 'last_admin']);
    const path = (of: { member_id: number }) => `/api/v1/groups/${id}/members/${of.member_id}`;
    expect((await patch(path(creator), anna, { isAdmin: false })).status).toBe(409);
    await patch(path(member), anna, { isAdmin: true });
    expect((await leave()).status).toBe(200);
    expect((await get(`/api/groups/${id}`, bram)).body).toMatchObject({ admin: true, creator: true });
  });

  test('who deletes their account hands a group on to who came first, and ends one that nobody else has joined', async () => {
    const { id } = await aGroupWith(bram, carl);
    const alone = await aGroup(api, anna);
    const invitationOf = await anInvitation(api, anna, alone, carl.email);
    const body = { password: anna.password };
    expect((await api.request('DELETE', '/api/user', { as: anna, body })).status).toBe(200);
    expect((await get(`/api/groups/${id}`, bram)).body).toMatchObject({ admin: true, creator: true });
    expect((await get(`/api/groups/${id}`, carl)).body).toMatchObject({ admin: false, users: [{}, {}] });
    expect((await newestMailTo(api, bram.email)).subject).toBe('You are now an admin of Club');
    expect((await check({ group_id: alone.id, token: invitationOf.token }, carl)).body.errors).toBeDefined();
    expect((await get('/api/groups', carl)).body.invitations).toEqual([]);
  });

  test('nobody removes who made it', async () => {
    const { id } = await aGroupWith(bram);
    const [creator, member] = (await get(`/api/groups/${id}`, anna)).body.users;
    await patch(`/api/v1/groups/${id}/members/${member.member_id}`, anna, { isAdmin: true });
    const path = `/api/v1/groups/${id}/members/${creator.member_id}`;
    expect((await api.request('DELETE', path, { as: bram })).status).toBe(403);
  });

  test('who has no account gets the mail, signs up, and finds the invitation', async () => {
    const { id } = await aGroup(api, anna);
    const email = newcomer();
    await anInvitation(api, anna, { id }, email);
    const dora = await aUser(api, { email });
    expect((await get('/api/groups', dora)).body.invitations).toMatchObject([{ id, name: 'Club' }]);
    expect((await answerAs(dora, id)).status).toBe(204);
    expect((await get('/api/groups', dora)).body.groups).toMatchObject([{ id, admin: false }]);
  });

  test('whoever is invited is found by every spelling of their address', async () => {
    const { id } = await aGroup(api, anna);
    const [nickname] = newcomer().split('@');
    const [invited, own] = [`JO\u0308RG${nickname}@BÜCHER.example`, `jörg${nickname}@xn--bcher-kva.example`];
    await anInvitation(api, anna, { id }, invited);
    const joerg = await aUser(api, { email: own });
    expect((await get('/api/groups', joerg)).body.invitations).toMatchObject([{ id }]);
    await answerAs(joerg, id);
    for (const email of [own, invited]) {
      await api.request('POST', `/api/v1/groups/${id}/invitations`, { as: anna, body: { emails: [email] } });
      const { status, body } = await patch(`/api/groups/${id}`, anna, { users: [{ email, admin: true }] });
      expect([status, body.message, body.groups[0].users.length]).toEqual([200, 'Updated: Club', 2]);
    }
    const users = [{ email: invited }];
    const made = await api.request('POST', '/api/groups', { as: anna, body: { name: 'Valley', users } });
    expect(made.status).toBe(201);
    expect((await get('/api/groups', joerg)).body.invitations).toMatchObject([{ name: 'Valley' }]);
  });

  test('nobody is flooded with invitations', async () => {
    const { id } = await aGroup(api, anna);
    const { memberId } = await anInvitation(api, anna, { id }, bram.email);
    const again = () =>
      api.request('POST', `/api/v1/groups/${id}/members/${memberId}/invitation`, { as: anna });
    const statuses = [await again(), await again(), await again()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('a name is a line of text, whatever it says, and no markup in the mail that tells of it', async () => {
    const name = '<img src=x onerror=1>';
    const { body } = await api.request('POST', '/api/groups', { as: anna, body: { name } });
    expect(body.groups[0].name).toBe(name);
    await anInvitation(api, anna, { id: body.group_id }, bram.email);
    const { text, html } = await newestMailTo(api, bram.email);
    expect([text.includes(name), html?.includes('<img'), html?.includes('&#60;img')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('a text that is too long is refused at its field, and nothing is stored', async () => {
    const { id } = await aGroup(api, anna);
    const long = 'x'.repeat(10_000);
    const refused = async (method: 'POST' | 'PATCH', path: string, sent: object) => {
      const { status, body } = await api.request(method, path, { as: anna, body: sent });
      return [status, body.problems.map((each: { path: string; code: string }) => [each.path, each.code])];
    };
    expect(await refused('POST', '/api/groups', { name: long, description: long })).toEqual([
      422,
      [
        ['name', 'too_long'],
        ['description', 'too_long'],
      ],
    ]);
    expect(await refused('PATCH', `/api/groups/${id}`, { name: long })).toEqual([
      422,
      [['name', 'too_long']],
    ]);
    const emails = [`${long}@skep.example`];
    expect(await refused('POST', `/api/v1/groups/${id}/invitations`, { emails })).toEqual([
      422,
      [['emails.0', expect.any(String)]],
    ]);
    expect((await get('/api/groups', anna)).body.groups.map((group: { name: string }) => group.name)).toEqual(
      ['Club'],
    );
  });
});

test('admins read once who came, declined and left; nobody else does', async () => {
  const { id } = await aGroupWith(bram);
  await anInvitation(api, anna, { id }, carl.email);
  await answerAs(carl, id, true);
  await api.request('DELETE', `/api/groups/detach/${id}`, { as: bram });
  const newsOf = (body: { news: { kind: string; who: string }[] }) =>
    body.news.map(({ kind, who }) => [kind, who]);
  expect(newsOf((await get(`/api/groups/${id}`, anna)).body)).toEqual([
    ['left', bram.name],
    ['declined', carl.email],
    ['accepted', bram.name],
  ]);
  const seen = await api.request('DELETE', `/api/v1/groups/${id}/news`, { as: anna });
  expect([seen.status, seen.body.news]).toEqual([200, []]);
  expect((await get(`/api/groups/${id}`, anna)).body.news).toEqual([]);
});
