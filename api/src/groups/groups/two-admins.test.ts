import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aGroupOf } from './test-groups.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A group of two admins, and the place of each in it. */
async function twoAdmins() {
  const [anna, bram] = [await aUser(api), await aUser(api)];
  const { id } = await aGroupOf(api, anna, bram);
  const { users } = (await api.request('GET', `/api/groups/${id}`, { as: anna })).body;
  const pathOf = (name: string) => {
    const { member_id } = users.find((user: { name: string }) => user.name === name);
    return `/api/v1/groups/${id}/members/${member_id}`;
  };
  const setAdmin = (as: TestUser, whose: TestUser, admin: boolean) =>
    api.request('PATCH', pathOf(whose.name), { as, body: { isAdmin: admin } });
  expect((await setAdmin(anna, bram, true)).status).toBe(200);
  return { id, anna, bram, setAdmin };
}

test('of two admins who leave at the same moment one stays', async () => {
  const { id, anna, bram } = await twoAdmins();
  const left = await Promise.all(
    [anna, bram].map((as) => api.request('DELETE', `/api/groups/detach/${id}`, { as })),
  );
  expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('two admins who take the role from each other at the same moment leave one', async () => {
  const { id, anna, bram, setAdmin } = await twoAdmins();
  await Promise.all([setAdmin(anna, bram, false), setAdmin(bram, anna, false)]);
  const groups = await Promise.all([anna, bram].map((as) => api.request('GET', `/api/groups/${id}`, { as })));
  expect(groups.map(({ body }) => body.admin).filter(Boolean)).toHaveLength(1);
});

test('an admin who gives the role up while the other leaves stays one, or the other does', async () => {
  const { id, anna, bram, setAdmin } = await twoAdmins();
  await Promise.all([
    setAdmin(anna, anna, false),
    api.request('DELETE', `/api/groups/detach/${id}`, { as: bram }),
  ]);
  const { body } = await api.request('GET', `/api/groups/${id}`, { as: anna });
  const rest = await api.request('GET', `/api/groups/${id}`, { as: bram });
  expect([body?.admin, rest.body?.admin].filter(Boolean)).toHaveLength(1);
});
