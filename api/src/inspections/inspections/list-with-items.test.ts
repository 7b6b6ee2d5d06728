import { aUser, startTestApi, type TestApi } from '#testing/public.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a list has the answers of its inspections where they are requested, and only of the named ones', async () => {
  const anna = await aUser(api);
  const body = { name: 'Heath', hive_amount: 1 };
  const made = await api.request('POST', '/api/locations', { as: anna, body });
  const hive_ids = [made.body.locations[0].hives[0].id];
  const record = async (liters: number) => {
    const inspection = { date: '2026-06-03 14:00', hive_ids, items: { 832: liters } };
    return (await api.request('POST', '/api/inspections/store', { as: anna, body: inspection })).body;
  };
  const [first, second, third] = [await record(1), await record(2), await record(3)];
  const list = async (query: string, as = anna) =>
    (await api.request('GET', `/api/v1/inspections?${query}`, { as })).body;
  const listed = await list(`ids=${first},${third}&items=with`);
  expect(
    listed.inspections.map(({ id, items }: { id: string; items: { value: string }[] }) => [
      Number(id),
      items[0]?.value,
    ]),
  ).toEqual([
    [third, '3'],
    [first, '1'],
  ]);
  const plain = await list(`ids=${second}`);
  expect(plain).toMatchObject({ totalCount: 1, inspections: [{ id: String(second) }] });
  expect(plain.inspections[0].items).toBeUndefined();
  const stranger = await aUser(api);
  expect(await list(`ids=${first}&items=with`, stranger)).toEqual({ inspections: [], totalCount: 0 });
});
