import { anApiary } from '#testing/bee-builders.ts';
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

const post = (path: string, body: object, as = user) =>
  api.request('POST', `/api/v1/hives/${path}`, { as, body });
const hivesOf = async (as = user): Promise<Record<string, unknown>[]> =>
  (await api.request('GET', '/api/locations', { as })).body.locations.flatMap(
    ({ hives }: { hives: unknown[] }) => hives,
  );
const threeHives = async (as = user): Promise<string[]> =>
  (await anApiary(api, as, { hive_amount: 3 })).hives.map(({ id }: { id: number }) => String(id));

test('hives and all their layers get one colour, and their revisions go up', async () => {
  const [first, second] = await threeHives();
  const { status, body } = await post('recolour', { hiveIds: [first, second], color: '#27820E' });
  expect(status).toBe(200);
  for (const { color, layers, revision } of body) {
    expect([color, revision]).toEqual(['#27820e', 2]);
    expect(layers.every((layer: { color: string }) => layer.color === '#27820e')).toBe(true);
  }
  expect((await hivesOf()).filter(({ color }) => color === '#27820e')).toHaveLength(2);
});

test('hives get names of their own in one step', async () => {
  const [first, second] = await threeHives();
  await post('rename', {
    names: [
      { id: first, name: ' Heath 1 ' },
      { id: second, name: 'Heath 2' },
    ],
  });
  expect((await hivesOf()).map(({ name }) => name)).toEqual(['Heath 1', 'Heath 2', expect.any(String)]);
});

test('hives are deleted together', async () => {
  const ids = await threeHives();
  expect((await post('delete', { hiveIds: ids.slice(0, 2) })).status).toBe(204);
  expect((await hivesOf()).map(({ id }) => id)).toEqual([Number(ids[2])]);
});

test("one that is somebody else's or gone, and nothing at all is done", async () => {
  const stranger = await aUser(api);
  const [theirs] = await threeHives(stranger);
  const [own] = await threeHives();
  const before = await hivesOf();
  const attempts = [
    await post('recolour', { hiveIds: [own, theirs], color: '#27820e' }),
    await post('rename', { names: [own, theirs].map((id) => ({ id, name: 'Mine' })) }),
    await post('delete', { hiveIds: [own, theirs] }),
    await post('delete', { hiveIds: [own, '2000000000'] }),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await hivesOf()).toEqual(before);
  expect(await hivesOf(stranger)).toHaveLength(3);
});

test('a fault names its place, and nothing is done', async () => {
  const [first, second] = await threeHives();
  const renamed = await post('rename', {
    names: [
      { id: first, name: 'Good' },
      { id: second, name: 'x'.repeat(31) },
    ],
  });
  expect(renamed.status).toBe(422);
  expect(renamed.body.problems).toMatchObject([{ path: 'names.1.name', code: 'too_long' }]);
  expect((await post('recolour', { hiveIds: [first], color: 'red' })).body.problems).toMatchObject([
    { path: 'color', code: 'invalid' },
  ]);
  expect((await post('delete', { hiveIds: [] })).status).toBe(422);
  expect((await hivesOf()).some(({ name }) => name === 'Good')).toBe(false);
});
