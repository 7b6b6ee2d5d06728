import { aChecklist, aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aResearch, consentTo, edit, type TestResearch, withdrawFrom } from './test-research.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const get = (path: string, as: TestUser) => api.request('GET', path, { as });
const namesFor = async (as: TestUser) =>
  (await get('/api/checklists', as)).body.map(({ name }: { name: string }) => name);

/** A research with a checklist of its admin's, and a hive of Anna's. */
async function withChecklist(overrides = {}) {
  const research = await aResearch(api, overrides);
  const checklist = await aChecklist(api, research.admin);
  const { status } = await edit(api, research, { ...overrides, checklistIds: [String(checklist.id)] });
  expect(status).toBe(200);
  return { research, checklist, hive: await aHive(api, anna) };
}

test('a checklist of a research is there from consent on, to be read and chosen, and leaves at withdrawal', async () => {
  const { research, checklist, hive } = await withChecklist();
  const own = await aChecklist(api, anna);
  expect(await namesFor(anna)).toEqual([own.name]);
  expect((await get(`/api/checklists/${checklist.id}`, anna)).status).toBe(404);

  await consentTo(api, research, anna, [hive.id]);
  const { body } = await get('/api/checklists', anna);
  expect(body.find(({ id }: { id: number }) => id === checklist.id)).toMatchObject({
    name: checklist.name,
    owner: false,
    researches: ['Winter losses'],
  });
  expect((await get(`/api/checklists/${checklist.id}`, anna)).body.taxonomy).toHaveLength(5);
  // An inspection without a named checklist uses an own one, however new that of the research is.
  const { body: lists } = await get('/api/inspections/lists', anna);
  expect(lists.checklists).toHaveLength(2);
  expect(lists.checklist).toMatchObject({ id: own.id, owner: true, researches: [] });
  const { body: chosen } = await get(`/api/inspections/lists?id=${checklist.id}`, anna);
  expect(chosen.checklist).toMatchObject({ id: checklist.id, owner: false });

  await withdrawFrom(api, research, anna);
  expect(await namesFor(anna)).toEqual([own.name]);
  expect((await get(`/api/inspections/lists?id=${checklist.id}`, anna)).status).toBe(404);
});

test('an inspection keeps its answers after withdrawal, and can be edited as before', async () => {
  const { research, checklist, hive } = await withChecklist();
  const overrides = { hive_ids: [hive.id], checklist_id: checklist.id, items: { 774: 7 } };
  const post = () =>
    api.request('POST', '/api/inspections/store', {
      as: anna,
      body: { ...overrides, date: '2026-05-02 10:00:00' },
    });
  expect((await post()).status).toBe(404);
  await consentTo(api, research, anna, [hive.id]);
  const { id } = await anInspection(api, anna, overrides);
  await withdrawFrom(api, research, anna);
  const read = async () => (await get(`/api/inspections/${id}`, anna)).body;
  const before = await read();
  expect(before).toMatchObject({ checklist_id: checklist.id });
  const { rev, ...sent } = before;
  void rev;
  await api.request('PATCH', `/api/inspections/${id}`, { as: anna, body: { ...sent, notes: 'Quiet' } });
  const after = await read();
  expect(after).toMatchObject({ notes: 'Quiet', checklist_id: checklist.id, items: before.items });
});

test('nobody else sees it: a stranger, a participant of another research, a researcher', async () => {
  const rita = await aUser(api);
  const { research, checklist, hive } = await withChecklist({ researchers: [] });
  await edit(api, research, { researchers: [rita.email], checklistIds: [String(checklist.id)] });
  await consentTo(api, await aResearch(api), anna, [hive.id]);
  expect([await namesFor(anna), await namesFor(rita)]).toEqual([[], []]);
});

describe('an admin ties', () => {
  const ids = async ({ id, admin }: TestResearch) => {
    const { body } = await get('/api/v1/research-projects', admin);
    const { checklists } = body.find((each: { id: string }) => each.id === String(id));
    return checklists.map((each: { id: string }) => Number(each.id));
  };

  test('own checklists alone, and keeps those that others have tied', async () => {
    const { research, checklist } = await withChecklist();
    const other = { ...research, admin: await aUser(api, { isAdmin: true }) };
    const ofAnna = await aChecklist(api, anna);
    const refused = await edit(api, other, {
      checklistIds: [checklist, ofAnna].map((each) => String(each.id)),
    });
    expect([refused.status, refused.body.problems]).toEqual([
      422,
      [{ path: 'checklistIds.1', code: 'unknown_choice' }],
    ]);
    const own = await aChecklist(api, other.admin);
    await edit(api, other, { checklistIds: [checklist, own, own].map((each) => String(each.id)) });
    expect((await ids(other)).toSorted()).toEqual([checklist.id, own.id].toSorted());
    await edit(api, research, {});
    expect(await ids(research)).toEqual([]);
  });

  test('and people see its name before they answer', async () => {
    const { research, checklist } = await withChecklist();
    const { body } = await get('/api/research', anna);
    expect(body.find(({ id }: { id: number }) => id === research.id).checklist_names).toEqual([
      checklist.name,
    ]);
  });
});
