import { aHive, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  user = await aUser(api);
});
afterAll(() => api.close());

const edit = (id: number, body: unknown) => api.request('PATCH', `/api/queens/${id}`, { as: user, body });

test('a queen without a race is of another race than the listed (weak point 7.4: it failed)', async () => {
  expect(await aQueen(api, user)).toEqual({
    id: expect.any(Number),
    rev: 1,
    hive_id: expect.any(Number),
    race_id: 930,
    race: 'other',
    name: 'Beatrix',
    quality: null,
    fertilized: 0,
    clipped: 0,
    origin: null,
    tree: null,
    line: null,
    mother_id: null,
    color: null,
    description: null,
    birth_date: null,
    gone_on: null,
    fate: null,
  });
});

test('her birth date is a day without a zone, and comes back as it was sent', async () => {
  const queen = await aQueen(api, user, { birth_date: '2025-06-01', fertilized: 1 });
  expect(queen).toMatchObject({ birth_date: '2025-06-01', fertilized: 1 });
});

test('what an edit leaves out stays, null takes away', async () => {
  const { id } = await aQueen(api, user, { line: 'B20', tree: 'T3', race_id: 923 });
  const answer = await edit(id, { line: null, clipped: 1 });
  expect([answer.status, answer.body.line, answer.body.tree, answer.body.race, answer.body.clipped]).toEqual([
    200,
    null,
    'T3',
    'buckfast',
    1,
  ]);
});

test.each([
  [{ race_id: 46 }, { race_id: ['unknown_choice'] }],
  [{ birth_date: '2025-02-30' }, { birth_date: ['not_a_date'] }],
  [{ birth_date: '2199-01-01' }, { birth_date: ['date_in_future'] }],
  [{ name: 'x'.repeat(31) }, { name: ['too_long'] }],
  [{ description: 'x'.repeat(10_000) }, { description: ['too_long'] }],
  [{ color: 'blue' }, { color: ['invalid'] }],
  [{ mother_id: 1e12 }, { mother_id: ['too_large'] }],
])('%j is refused at its field', async (changes, errors) => {
  const { id } = await aQueen(api, user);
  const answer = await edit(id, changes);
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
});

test('the hive shows its newest queen, and notices every change of her', async () => {
  const hive = await aHive(api, user, { queen: { name: 'Old' } });
  const young = await aQueen(api, user, { hive_id: hive.id, name: 'Young' });
  const show = async () => (await api.request('GET', `/api/hives/${hive.id}`, { as: user })).body.hives[0];
  expect(await show()).toMatchObject({ queen: { name: 'Young' }, rev: 2 });
  expect((await api.request('DELETE', `/api/queens/${young.id}`, { as: user })).status).toBe(204);
  expect(await show()).toMatchObject({ queen: { name: 'Old' }, rev: 3 });
});

test('she cannot move into a hive of somebody else', async () => {
  const foreign = await aHive(api, await aUser(api));
  const { id } = await aQueen(api, user);
  expect((await edit(id, { hive_id: foreign.id })).status).toBe(404);
  expect((await api.request('POST', '/api/queens', { as: user, body: { hive_id: foreign.id } })).status).toBe(
    404,
  );
});

test('an edit that began from an older version is refused with both versions', async () => {
  const { id, rev } = await aQueen(api, user, { name: 'Beatrix' });
  const save = (name: string, expected: number) =>
    api.request('PATCH', `/api/queens/${id}`, {
      as: user,
      body: { name },
      headers: { 'if-match': `"${expected}"` },
    });
  expect((await save('Juliana', rev)).body).toMatchObject({ name: 'Juliana', rev: rev + 1 });
  const late = await save('Amalia', rev);
  expect([late.status, late.body.message]).toEqual([412, 'changed_meanwhile']);
  expect(late.body).toMatchObject({ current: { id, name: 'Juliana' }, yours: { name: 'Amalia' } });
  expect((await edit(id, { name: 'Old client' })).body.name).toBe('Old client');
});

test('who has no queens gets the 404 that old clients expect', async () => {
  const answer = await api.request('GET', '/api/queens', { as: user });
  expect([answer.status, answer.body.error]).toEqual([404, 'no queens available']);
});
