import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aGroupOf, aLink, anInvitation } from './test-groups.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const request = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  as = anna,
  headers = {},
) => api.request(method, `/api/v1/groups${path}`, { as, headers, ...(body && { body }) });

test('a group is taken and sent with the names and types of the service', async () => {
  const fields = { name: 'Club', description: 'Of the lake', color: '#f8b133' };
  const made = await request('POST', '', fields);
  expect([made.status, made.body]).toEqual([
    200,
    {
      ...{ id: expect.stringMatching(/^\d+$/), revision: 1, ...fields },
      ...{ isAdmin: true, isCreator: true, showsPlace: false, hives: [], links: [], news: [] },
      members: [
        {
          ...{ id: expect.stringMatching(/^\d+$/), name: anna.name, email: anna.email, state: 'accepted' },
          ...{ isAdmin: true, isCreator: true, isMe: true, answeredAt: expect.stringMatching(/Z$/) },
        },
      ],
    },
  ]);
  expect((await request('GET', `/${made.body.id}`)).body).toEqual(made.body);
  expect((await request('GET', `?ids=${made.body.id}`)).body).toEqual([made.body]);
  const edited = await request('PATCH', `/${made.body.id}`, { color: null });
  expect(edited.body).toEqual({ ...made.body, color: undefined, revision: 2 });
  const late = await request('PATCH', `/${made.body.id}`, { name: 'Lake' }, anna, { 'if-match': '"1"' });
  expect([late.status, late.body.current]).toEqual([412, edited.body]);
  const wrong = await request('POST', '', { name: '', color: 'blue' });
  expect([wrong.status, wrong.body.problems]).toMatchObject([422, [{ path: 'name' }, { path: 'color' }]]);
  expect((await request('DELETE', `/${made.body.id}`)).status).toBe(204);
});

test('members read who is in, and neither addresses, invitations nor links', async () => {
  const { id } = await aGroupOf(api, anna, bram);
  await anInvitation(api, anna, { id });
  await aLink(api, anna, { id });
  const hive = await aHive(api, anna, { name: 'Linden' });
  await request('PATCH', `/${id}/hives`, { hives: [{ hiveId: String(hive.id), right: 'edit' }] });
  const { body, text } = await request('GET', `/${id}`, undefined, bram);
  expect(body.members.map(({ name }: { name: string }) => name)).toEqual([anna.name, bram.name]);
  expect(text).not.toContain(anna.email);
  expect([body.links, body.news]).toEqual([[], []]);
  expect(body.hives).toMatchObject([
    { hiveId: String(hive.id), name: 'Linden', ownerName: anna.name, isMine: false, right: 'edit' },
  ]);
  const { body: asAdmin } = await request('GET', `/${id}`);
  expect(asAdmin.members).toHaveLength(3);
  expect(asAdmin.links).toMatchObject([{ maxUses: 30, useCount: 0, makerName: anna.name }]);
  expect((await request('POST', `/${id}/leave`, undefined, bram)).status).toBe(204);
  expect((await request('GET', `/${id}`, undefined, bram)).status).toBe(404);
});

test('a name and shares are one edit: all or nothing, and hives that are not named do not change', async () => {
  const { id } = await aGroupOf(api, anna, bram);
  const [linden, lime, ofBram] = [await aHive(api, anna), await aHive(api, anna), await aHive(api, bram)];
  const share = (hive: { id: number }, more = {}) => ({ hiveId: String(hive.id), right: 'view', ...more });
  const first = await request('PATCH', `/${id}`, { name: 'Lake', shares: [share(linden)] });
  expect([first.status, first.body.name, first.body.hives]).toMatchObject([
    200,
    'Lake',
    [{ hiveId: String(linden.id), right: 'view' }],
  ]);
  const until = '2099-08-14T21:59:59.000Z';
  const both = await request('PATCH', `/${id}`, { shares: [share(lime, { right: 'edit', until })] });
  expect(both.body.hives).toHaveLength(2);
  expect(both.body.hives).toContainEqual(
    expect.objectContaining({ hiveId: String(lime.id), right: 'edit', until }),
  );
  const open = await request('PATCH', `/${id}`, { shares: [share(lime, { until: null })] });
  expect(open.body.hives.map((hive: { until?: string }) => hive.until)).toEqual([undefined, undefined]);
  const refused = await request('PATCH', `/${id}`, { name: 'River', shares: [share(ofBram)] });
  expect([refused.status, refused.body.problems]).toMatchObject([422, [{ path: 'shares.0.hiveId' }]]);
  expect((await request('GET', `/${id}`)).body.name).toBe('Lake');
  const byMember = await request('PATCH', `/${id}`, { shares: [share(ofBram)] }, bram);
  expect([byMember.status, byMember.body.hives.length]).toEqual([200, 3]);
});
