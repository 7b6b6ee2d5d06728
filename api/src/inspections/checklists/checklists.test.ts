import { aForm } from '#account/sign-up/test-forms.ts';
import { defaultChecklistItems } from '#platform/taxonomy/catalogue/default-checklist.ts';
import { aChecklist, aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

interface TreeNode {
  id: number;
  parent_id: number | null;
  name: string;
  input: string;
  trans: Record<string, string>;
  children: TreeNode[];
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const idsIn = (nodes: TreeNode[]): number[] => nodes.flatMap(({ id, children }) => [id, ...idsIn(children)]);

test('who signs up has the checklist that everybody starts with, named after them in their language', async () => {
  const form = aForm({ name: 'Anna de Vries-van den Berg uit Amersfoort', locale: 'nl' });
  await api.request('POST', '/api/register', { body: form });
  const { id } = await api.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow();
  const rows = await api.database.db.selectFrom('checklists').selectAll().where('user_id', '=', id).execute();
  expect(rows).toMatchObject([
    {
      type: 'beep_v2_copy',
      name: 'Standaardchecklist - Anna de Vries-van den Berg ui',
      item_ids: defaultChecklistItems,
    },
  ]);
});

test('own checklists are listed by name with their items in order', async () => {
  const user = await aUser(api, { name: `Piet ${Date.now()}` });
  const checklist = await aChecklist(api, user);
  await aChecklist(api, await aUser(api));
  const { body } = await api.request('GET', '/api/checklists', { as: user });
  expect(body).toEqual([checklist]);
  expect(checklist).toMatchObject({
    name: `Standard checklist - ${user.name}`,
    owner: true,
    category_ids: defaultChecklistItems,
    required_ids: [],
    researches: [],
  });
});

test('the tree to fill in holds every item of the checklist once, each below its heading', async () => {
  const user = await aUser(api);
  await aChecklist(api, user);
  const { body } = await api.request('GET', '/api/inspections/lists', { as: user });
  const roots: TreeNode[] = body.checklist.categories;
  expect(roots.map(({ name }) => name)).toEqual(['bee_colony', 'food', 'disorder', 'production']);
  expect(idsIn(roots).toSorted()).toEqual([...defaultChecklistItems].toSorted());
  const walk = (nodes: TreeNode[], parentId: number | null): void => {
    for (const node of nodes) {
      expect(node.parent_id).toBe(parentId);
      walk(node.children, node.id);
    }
  };
  walk(roots, null);
  const colony = roots[0]?.children ?? [];
  expect(colony.map(({ name }) => name).slice(0, 3)).toEqual(['brood', 'size', 'queen']);
  expect(colony[1]?.children[0]).toMatchObject({
    id: 774,
    input: 'number_positive',
    trans: { en: 'Frames with bees', nl: 'Bezette ramen' },
  });
});

test('the newest checklist is to be filled in unless another one is named', async () => {
  const user = await aUser(api);
  const older = await aChecklist(api, user);
  api.clock.advance({ minutes: 1 });
  const newer = await aChecklist(api, user);
  const chosen = async (query: string) =>
    (await api.request('GET', `/api/inspections/lists${query}`, { as: user })).body.checklist.id;
  expect([await chosen(''), await chosen(`?id=${older.id}`)]).toEqual([newer.id, older.id]);
});

test('a hive brings its own checklist, else the one that was taken for it last; an inspection brings its own', async () => {
  const user = await aUser(api);
  const last = await aChecklist(api, user);
  api.clock.advance({ minutes: 1 });
  const own = await aChecklist(api, user);
  api.clock.advance({ minutes: 1 });
  const newest = await aChecklist(api, user);
  const hive = await aHive(api, user);
  const chosen = async (query: string, as = user) =>
    (await api.request('GET', `/api/inspections/lists${query}`, { as })).body.checklist?.id;
  expect(await chosen(`?hive_id=${hive.id}`)).toBe(newest.id);
  const made = await anInspection(api, user, { hive_ids: [hive.id], checklist_id: last.id });
  expect(await chosen(`?hive_id=${hive.id}`)).toBe(last.id);
  await api.request('PATCH', `/api/hives/${hive.id}`, {
    as: user,
    body: { ...hive, checklist_id: own.id },
  });
  expect(await chosen(`?hive_id=${hive.id}`)).toBe(own.id);
  expect(await chosen(`?hive_id=${hive.id}&inspection_id=${made.id}`)).toBe(last.id);
  expect(await chosen(`?hive_id=${hive.id}&id=${newest.id}`)).toBe(newest.id);
  // A hive and an inspection of others say nothing, and neither does a checklist that is gone.
  const other = await aUser(api);
  const theirs = await aChecklist(api, other);
  expect(await chosen(`?hive_id=${hive.id}&inspection_id=${made.id}`, other)).toBe(theirs.id);
  await api.request('DELETE', `/api/checklists/${own.id}`, { as: user });
  expect(await chosen(`?hive_id=${hive.id}`)).toBe(last.id);
});

test('a person without a checklist gets an empty answer and no error', async () => {
  const { status, body } = await api.request('GET', '/api/inspections/lists', { as: await aUser(api) });
  expect([status, body]).toEqual([200, { checklists: [], checklist: null }]);
});

test('one checklist comes with the taxonomy and what of it is ticked', async () => {
  const user = await aUser(api);
  const { id } = await aChecklist(api, user);
  const headers = { 'accept-language': 'nl' };
  const { body } = await api.request('GET', `/api/checklists/${id}`, { as: user, headers });
  expect(body.taxonomy.map(({ text }: { text: string }) => text)).toEqual([
    'Bijenvolk',
    'Voer',
    'Gezondheid',
    'Oogst',
    'Weer',
  ]);
  expect(body.taxonomy[0].state).toEqual({ selected: true, opened: true, disabled: false });
  expect(body.taxonomy[4].state.selected).toBe(false);
});

test('a checklist that is not there is the null that old clients expect', async () => {
  const answer = await api.request('GET', '/api/checklists/2147483647', { as: await aUser(api) });
  expect([answer.status, answer.text]).toEqual([404, 'null']);
});
