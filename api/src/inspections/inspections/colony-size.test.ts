import { aChecklist, aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let hiveId: number;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  user = await aUser(api);
  hiveId = (await aHive(api, user)).id;
});
afterAll(() => api.close());

const sizeOf = async (id: number) =>
  (await api.request('GET', `/api/hives/${id}`, { as: user })).body.hives[0].colony_size;
const store = (body: Record<string, unknown>) =>
  api.request('POST', '/api/inspections/store', {
    as: user,
    body: { date: '2026-05-03 14:05:00', hive_ids: [hiveId], ...body },
  });
const counted = (date: string, items: Record<number, number>) =>
  anInspection(api, user, { hive_ids: [hiveId], date, items });

test('the hive has the size that its newest count found, also after that is changed or gone', async () => {
  const may = await counted('2026-05-03 10:00:00', { 1101: 12_000, 1111: 8.5 });
  expect(await sizeOf(hiveId)).toBe(12_000);
  await counted('2026-04-01 10:00:00', { 1211: 7000 });
  expect(await sizeOf(hiveId)).toBe(12_000);
  const changed = { as: user, body: { items: { ...Object.fromEntries([]), 1101: 13_000 } } };
  await api.request('PATCH', `/api/inspections/${may.id}`, changed);
  expect(await sizeOf(hiveId)).toBe(13_000);
  await api.request('DELETE', `/api/inspections/${may.id}`, { as: user });
  expect(await sizeOf(hiveId)).toBe(7000);
});

test('an inspection without a count leaves the hive at what was said of it, and at its revision', async () => {
  const hive = (await api.request('GET', `/api/hives/${hiveId}`, { as: user })).body.hives[0];
  const body = { ...hive, colony_size: 20_000 };
  await api.request('PATCH', `/api/hives/${hiveId}`, { as: user, body });
  await counted('2026-05-03 10:00:00', { 774: 6 });
  expect(await sizeOf(hiveId)).toBe(20_000);
});

test('bees are counted hive by hive', async () => {
  const other = await aHive(api, user);
  const answer = await store({ hive_ids: [hiveId, other.id], items: { 1101: 12_000, 1111: 8 } });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(['items.1101', 'items.1111']);
  expect(await sizeOf(hiveId)).toBeNull();
});

test('squares are counted in tenths', async () => {
  expect((await store({ items: { 1111: 8.25 } })).body.errors).toHaveProperty(['items.1111']);
  expect((await store({ items: { 1111: -1 } })).body.errors).toHaveProperty(['items.1111']);
});

test('combs have names of their own in every language', async () => {
  const comb = (await api.request('GET', '/api/categories/1116', { as: user })).body;
  expect(comb.trans).toMatchObject({ en: 'Frame 2, side B', nl: 'Raam 2, kant B', de: 'Wabe 2, Seite B' });
});

describe('what must be answered', () => {
  let checklistId: number;
  beforeEach(async () => {
    checklistId = (await aChecklist(api, user)).id;
    await api.database.db
      .updateTable('checklists')
      .set({ required_ids: [774, 448, 885, 886] })
      .where('user_id', '=', user.id)
      .execute();
  });

  test('is named when it is missing, and nothing is saved', async () => {
    const answer = await store({ checklist_id: checklistId, items: { 831: 1 } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['items.774', 'items.885']);
    const all = await api.request('GET', '/api/inspections', { as: user });
    expect(all.status).toBe(404);
  });

  test('may be 0 or no, and the question that follows from a yes is answered after a yes', async () => {
    expect((await store({ checklist_id: checklistId, items: { 774: 0, 885: 0 } })).status).toBe(201);
    const yes = await store({ checklist_id: checklistId, items: { 774: 0, 885: 1 } });
    expect(Object.keys(yes.body.errors)).toEqual(['items.886']);
  });

  test('cannot be taken away; an inspection from before can be changed all the same', async () => {
    const id = (await store({ checklist_id: checklistId, items: { 774: 6, 885: 0 } })).body;
    const patch = (body: object) => api.request('PATCH', `/api/inspections/${id}`, { as: user, body });
    const refused = await patch({ items: { 774: null, 885: 0 } });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['items.774']]);
    expect((await patch({ notes: 'Calm' })).status).toBe(200);
    const before = await anInspection(api, user, { items: { 831: 1 } });
    const body = { checklist_id: checklistId, notes: 'Calm' };
    expect((await api.request('PATCH', `/api/inspections/${before.id}`, { as: user, body })).status).toBe(
      200,
    );
  });
});
