import type { AccessRow, RouteName } from '#testing/access-row.ts';
import { accessTable } from '#testing/access-table.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { shareEveryHive } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const place = {
  latitude: 52.123,
  longitude: 5.988,
  street: 'Beekstraat',
  street_number: '17b',
  postal_code: '7361ZZ',
};
/** Ids of requests hold 17b now and then, but not as a word. */
const exactPlace = /52\.12\d|\b5\.98\d|Beekstraat|\b17b\b|7361ZZ/;

/** All their hives are there, and the position of their devices too. */
async function standsAtThePlace({ id }: TestUser) {
  const { db } = api.database;
  await db.updateTable('apiaries').set(place).where('user_id', '=', id).execute();
  const devices = await db
    .selectFrom('devices')
    .select('key')
    .where('user_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { key } of devices)
    await api.request('POST', '/api/sensors', {
      body: { key, t: 18, lat: 52.123456, lon: 5.987654, gps: 52.123456 },
    });
}

/** Whatever of this owner's the route tells of, and what it says to them. */
async function answersAs(row: AccessRow, route: string) {
  const owner = await aUser(api);
  const { path = route } = (await row.request?.(api, owner)) ?? {};
  await standsAtThePlace(owner);
  const answerTo = async (as?: TestUser) => (await api.request('GET', path, { as })).text;
  return { owner, path, answerTo };
}

const routes = (Object.entries(accessTable) as [RouteName, AccessRow][]).flatMap(([name, row]) =>
  name.startsWith('GET ') ? [[name.slice('GET '.length), row] as const] : [],
);

test('an owner reads the place', async () => {
  const row = accessTable['GET /api/locations/:id'];
  const { owner, answerTo } = await answersAs(
    row ?? { anonymous: 401, owner: 200, otherUser: 404, admin: 404 },
    '',
  );
  expect(await answerTo(owner)).toMatch(exactPlace);
});

test.each(routes)(
  '%s tells of the place to no member of a group, and to nobody without an account',
  async (route, row) => {
    const { owner, path, answerTo } = await answersAs(row, route);
    const editor = await aUser(api);
    await shareEveryHive(api, owner, { memberId: editor.id, mayEdit: true });
    // Who comes with an owner's ticket is the owner.
    const others = path.includes('signature=') ? [editor] : [editor, undefined];
    for (const as of others) expect(await answerTo(as)).not.toMatch(exactPlace);
  },
  60_000,
);
