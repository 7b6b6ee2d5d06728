import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { manyHives, seedManyHives } from './many-hives.ts';
import { demoAccount } from './seed.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedManyHives(api.app.contextFor('seed'), manyHives);
});
afterAll(() => api.close());

test('a thousand hives in fifty apiaries are made, of every build and state', async () => {
  const account = { email: manyHives.email, password: demoAccount.password };
  const { body } = await api.request('POST', '/api/login', { body: account });
  const headers = { authorization: `Bearer ${body.api_token}` };
  const { locations } = (await api.request('GET', '/api/locations', { headers })).body;
  const hives: Record<string, unknown>[] = locations.flatMap(({ hives }: { hives: unknown[] }) => hives);
  const different = (of: (hive: Record<string, unknown>) => unknown) => new Set(hives.map(of)).size;
  expect([locations.length, hives.length]).toEqual([50, 1000]);
  expect(different(({ name }) => name)).toBe(1000);
  expect(different(({ type, color }) => `${type} ${color}`)).toBeGreaterThan(50);
  expect(different(({ last_inspection_date }) => last_inspection_date)).toBeGreaterThan(50);
  expect(hives.filter(({ queen }) => queen === null).length).toBeGreaterThan(10);
  expect(hives.filter(({ inspection_count }) => inspection_count === 0)).toHaveLength(50);
});

test('an address that has an account already gets no second one, and nothing is left of the attempt', async () => {
  const seeding = seedManyHives(api.app.contextFor('seed'), { ...manyHives, hiveCount: 5, apiaryCount: 1 });
  await expect(seeding).rejects.toThrow('thousand@skep.example has an account already.');
});
