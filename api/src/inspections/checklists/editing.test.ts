import { checklistLimits, firstOwnItemId } from '@skep/domain';
import { aGroupOf } from '#groups/groups/test-groups.ts';
import { allCategories } from '#platform/taxonomy/catalogue.ts';
import { aChecklist, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown, as = anna) =>
  api.request(method, `/api${path}`, { as, ...(body === undefined ? {} : { body }) });
const show = async (id: number, as = anna) => (await ask('GET', `/checklists/${id}`, undefined, as)).body;
const made = async (body: unknown = { name: 'Summer', categories: '774' }, as = anna): Promise<number> =>
  (await ask('POST', '/checklists', body, as)).body.checklist_id;
const anItem = async (overrides = {}, as = anna): Promise<number> => {
  const item = { name: 'Wax moths', input: 'boolean', ...overrides };
  return Number((await ask('POST', '/v1/checklist-items', item, as)).body.id);
};
const notOfKind = { path: 'input', code: 'invalid' };
const tree = async (id: number, as = anna) =>
  (await ask('GET', `/inspections/lists?id=${id}`, undefined, as)).body.checklist;

describe('a checklist', () => {
  test('is made as the old wire does: each item below its headings, once, in its order', async () => {
    const answer = await ask('POST', '/checklists', {
      name: ' Summer ',
      categories: '774,270,774',
      owner: true,
    });
    expect([answer.status, answer.body]).toEqual([201, { checklist_id: expect.any(Number) }]);
    const held = await show(answer.body.checklist_id);
    expect(held).toMatchObject({ name: 'Summer', rev: 1, owner: true, group_ids: [] });
    expect(held.category_ids).toEqual([149, 771, 774, 263, 265, 270]);
  });

  test('keeps its items when an edit names none, where the old service said 500 and saved the name', async () => {
    const id = await made();
    const answer = await ask('PATCH', `/checklists/${id}`, { name: 'Autumn' });
    expect([answer.status, answer.body]).toEqual([200, { checklist_id: id }]);
    expect(await show(id)).toMatchObject({ name: 'Autumn', category_ids: [149, 771, 774], rev: 2 });
  });

  test('has another order after an edit', async () => {
    const id = await made({ name: 'Summer', categories: [774, 794] });
    await ask('PUT', `/checklists/${id}`, { categories: '475,493,794,149,771,774' });
    expect((await tree(id)).categories.map(({ name }: { name: string }) => name)).toEqual([
      'food',
      'bee_colony',
    ]);
  });

  test('is not overwritten by who read it before somebody else changed the same', async () => {
    const id = await made();
    const read = await show(id);
    await ask('PATCH', `/checklists/${id}`, { categories: '774,794' });
    const late = await ask('PATCH', `/checklists/${id}`, { ...read, category_ids: [774, 831] });
    expect([late.status, late.body.code]).toEqual([412, 'changed_meanwhile']);
    const other = await ask('PATCH', `/checklists/${id}`, { ...read, name: 'Mine' });
    expect(other.status).toBe(200);
    expect(await show(id)).toMatchObject({ name: 'Mine', category_ids: [149, 771, 774, 475, 493, 794] });
  });

  test('has required items, which nothing deselects by the way', async () => {
    const id = await made({ name: 'Summer', categories: '774,794', required_ids: [794] });
    const without = await ask('PATCH', `/checklists/${id}`, { categories: '774' });
    expect([without.status, without.body.errors]).toEqual([422, { categories: ['required'] }]);
    expect((await tree(id)).categories[1].children[0].children[0]).toMatchObject({ id: 794, required: 1 });
    const node = (await show(id)).taxonomy.find((root: { id: number }) => root.id === 475);
    expect(JSON.stringify(node)).toContain(' *');
    expect((await ask('PATCH', `/checklists/${id}`, { categories: '774', required_ids: '' })).status).toBe(
      200,
    );
  });

  test.each(['quick', 'standard', 'disease', 'winter'])('begins with the template %s', async (template) => {
    const headers = { 'accept-language': 'de' };
    const { body } = await api.request('POST', '/api/v1/checklists', {
      as: anna,
      body: { template },
      headers,
    });
    const held = await show(body.id);
    const unknown = await ask('POST', '/v1/checklists', { template: `${template}s` });
    expect(unknown.body.problems).toEqual([{ path: 'template', code: 'unknown_choice' }]);
    expect(held.name.length).toBeGreaterThan(3);
    expect(held.category_ids.length).toBeGreaterThan(template === 'quick' ? 10 : 20);
    expect(JSON.stringify((await tree(held.id)).categories)).not.toContain(
      '"input":"select","trans":{},"children":[]',
    );
  });

  test('goes, but for the last one, however many go at once', async () => {
    const ids = [await made(), await made(), await made()];
    const answers = await Promise.all(ids.map((id) => ask('DELETE', `/checklists/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toBe(true);
    expect((await ask('GET', '/checklists')).body).toHaveLength(1);
  });

  test.each([
    [{ name: '' }, { name: ['required'] }],
    [{ name: 'x'.repeat(51) }, { name: ['too_long'] }],
    [{ name: 'x'.repeat(10_000) }, { name: ['too_long'] }],
    [{ categories: '774,2147483646' }, { categories: ['unknown_choice'] }],
    [{ categories: '774,-1' }, { categories: ['unknown_choice'] }],
    [{ categories: 'x' }, { categories: ['unknown_choice'] }],
    [{ categories: Array.from({ length: 10_000 }, (_, index) => index + 1) }, { categories: ['too_many'] }],
    [{ required_ids: [275] }, { categories: ['required'] }],
  ])('%# of what is impossible is reported at its field', async (wrong, errors) => {
    const answer = await ask('POST', '/checklists', { name: 'Summer', categories: '774', ...wrong });
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  test('may be named with markup, which stays what it is', async () => {
    const name = '<img src=x onerror=alert(1)>';
    expect((await show(await made({ name, categories: '774' }))).name).toBe(name);
  });

  test('a person has not more of them than can be shown', async () => {
    const at = new Date();
    const row = {
      ...{ user_id: anna.id, type: 'own', name: 'Summer', item_ids: [774], required_ids: [] },
      ...{ created_at: at, updated_at: at },
    };
    const rows = Array.from({ length: checklistLimits.checklists }, () => row);
    await api.database.db.insertInto('checklists').values(rows).execute();
    expect((await ask('POST', '/checklists', { name: 'One more' })).status).toBe(422);
  });
});

describe('an item of one’s own', () => {
  test('appears where it was put, with its unit and its range, and is answered', async () => {
    const range = { input: 'number_1_decimals', unit: 'kg', minimum: 0, maximum: 12.5 };
    const item = await anItem({ name: 'Pollen in the trap', ...range, parentId: '698' });
    expect(item).toBeGreaterThanOrEqual(firstOwnItemId);
    const id = await made({ name: 'Pollen', categories: [774, item] });
    const [, production] = (await tree(id)).categories;
    expect(production).toMatchObject({ id: 698, name: 'production' });
    expect(production.children[0]).toMatchObject({
      id: item,
      parent_id: 698,
      input: 'number_1_decimals',
      unit: 'kg',
      min: 0,
      max: 12.5,
      trans: { en: 'Pollen in the trap' },
    });
    const seen = await anInspection(api, anna, { checklist_id: id, items: { [item]: '3,5' } });
    expect(seen.items[0]).toMatchObject({
      category_id: item,
      val: '3.5',
      unit: 'kg',
      type: 'number_1_decimals',
    });
    const hive_ids = [seen.hive_id];
    const tooMuch = { date: '2026-05-03 14:05:00', hive_ids, items: { [item]: '13' } };
    const refused = await ask('POST', '/inspections/store', tooMuch);
    expect(refused.body.errors).toEqual({ [`items.${item}`]: ['too_large'] });
    const table = (await ask('GET', `/inspections/hive/${seen.hive_id}`)).body.items_by_date;
    expect(table.at(-1)).toMatchObject({ name: 'Pollen in the trap', range: 'min: 0\nmax: 12.5' });
    const found = await ask('GET', '/inspections?search=in%20the%20trap&page=1');
    expect(found.body.map((each: { id: number }) => each.id)).toEqual([seen.id]);
  });

  test('is changed in every checklist; once answered it stays of a kind that holds its answers', async () => {
    const item = await anItem({ input: 'number_1_decimals' });
    await anInspection(api, anna, { items: { [item]: '3.5' } });
    const change = (body: unknown) => ask('PATCH', `/v1/checklist-items/${item}`, body);
    expect((await change({ name: 'Moths', input: 'number_2_decimals' })).body).toMatchObject({
      name: 'Moths',
      input: 'number_2_decimals',
    });
    expect((await change({ input: 'number_0_decimals' })).body.problems).toEqual([notOfKind]);
    expect((await change({ input: 'text' })).body.problems).toEqual([notOfKind]);
    const read = (await ask('GET', '/v1/checklist-items')).body.find(
      (each: { id: string }) => each.id === String(item),
    );
    expect((await change({ name: read.name, input: read.input })).body).toEqual(read);
  });

  test('is answered with one or several of the words that its maker gives it', async () => {
    const choices = ['Calm', ' Nervous ', 'Calm', ''];
    const item = await anItem({ name: 'Temper of the guards', input: 'options', choices });
    const id = await made({ name: 'Guards', categories: [774, item] });
    const offered = async () => (await tree(id)).categories.at(-1).children[0].children;
    const [calm, nervous] = await offered();
    expect([calm, nervous].map(({ input, trans }) => [input, trans.en])).toEqual([
      ['list_item', 'Calm'],
      ['list_item', 'Nervous'],
    ]);
    const seen = await anInspection(api, anna, { checklist_id: id, items: { [item]: nervous.id } });
    expect(seen.items[0]).toMatchObject({ val: 'Nervous', type: 'options' });
    const found = async (text: string) =>
      (await ask('GET', `/inspections?search=${text}&page=1`)).body.map((each: { id: number }) => each.id);
    expect([await found('nervous'), await found('calm')]).toEqual([[seen.id], []]);
    const foreign = { date: '2026-05-04 14:05:00', hive_ids: [seen.hive_id], items: { [item]: 777 } };
    expect((await ask('POST', '/inspections/store', foreign)).body.errors).toEqual({
      [`items.${item}`]: ['unknown_choice'],
    });

    const changed = { input: 'list', choices: ['Robbing', 'Calm'] };
    expect((await ask('PATCH', `/v1/checklist-items/${item}`, changed)).body).toMatchObject(changed);
    const [robbing, still] = await offered();
    expect(still.id).toBe(calm.id);
    const again = (await ask('GET', `/inspections/${seen.id}`)).body;
    expect(again.items[0].val).toBe('Nervous');
    const edited = { ...again, items: { [item]: `${nervous.id},${robbing.id}` } };
    expect((await ask('PATCH', `/inspections/${seen.id}`, edited)).body.items[0].val).toBe(
      'Nervous, Robbing',
    );
    expect((await ask('PATCH', `/v1/checklist-items/${item}`, { input: 'options' })).body.problems).toEqual([
      notOfKind,
    ]);
  });

  test('leaves the checklists when it is removed; what was answered stays, and is called as before', async () => {
    const item = await anItem();
    const id = await made({ name: 'Moths', categories: [774, item], required_ids: [item] });
    const seen = await anInspection(api, anna, { items: { [item]: 1 } });
    expect((await ask('DELETE', `/v1/checklist-items/${item}`)).status).toBe(204);
    expect(await show(id)).toMatchObject({ category_ids: [149, 771, 774, 1006], required_ids: [], rev: 1 });
    expect((await ask('DELETE', `/v1/checklist-items/${item}`)).status).toBe(404);
    const still = (await ask('GET', `/inspections/${seen.id}`)).body;
    expect(still.items[0]).toMatchObject({ category_id: item, val: 'Yes', type: 'boolean' });
    const edit = await ask('PATCH', `/inspections/${seen.id}`, {
      ...still,
      notes: 'Calm',
      items: { [item]: 0 },
    });
    expect([edit.status, edit.body.items[0].val]).toEqual([200, 'No']);
    const repeated = { date: '2026-05-04 14:05:00', hive_ids: [seen.hive_id], items: { [item]: 1 } };
    expect((await ask('POST', '/inspections/store', repeated)).status).toBe(422);
  });

  test.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(51) }, 'name', 'too_long'],
    [{ input: 'select' }, 'input', 'unknown_choice'],
    [{ input: 'list', choices: [' '] }, 'choices', 'required'],
    [{ input: 'options', choices: ['x'.repeat(51)] }, 'choices', 'too_long'],
    [
      { input: 'options', choices: Array.from({ length: 31 }, (_, index) => `${index}`) },
      'choices',
      'too_many',
    ],
    [{ input: 'image' }, 'input', 'unknown_choice'],
    [{ input: 'number_0_decimals', minimum: 5, maximum: 4 }, 'maximum', 'too_small'],
    [{ input: 'number_0_decimals', minimum: 'few' }, 'minimum', 'not_a_number'],
    [{ input: 'number_0_decimals', unit: 'x'.repeat(21) }, 'unit', 'too_long'],
    // A choice, what only holds others together, and what is nowhere.
    [{ parentId: '888' }, 'parentId', 'unknown_choice'],
    [{ parentId: '658' }, 'parentId', 'unknown_choice'],
    [{ parentId: String(firstOwnItemId) }, 'parentId', 'unknown_choice'],
  ])('%j is refused at its field', async (wrong, path, code) => {
    const answer = await ask('POST', '/v1/checklist-items', { name: 'Moths', input: 'boolean', ...wrong });
    expect([answer.status, answer.body.problems]).toMatchObject([422, [{ path, code }]]);
  });

  test('of somebody else is in no checklist of mine, answers nothing and is not shown', async () => {
    const theirs = await anItem({ name: 'Secret' }, bram);
    expect((await ask('POST', '/checklists', { name: 'Mine', categories: [theirs] })).body.errors).toEqual({
      categories: ['unknown_choice'],
    });
    const id = await made();
    expect((await ask('PATCH', `/checklists/${id}`, { categories: [774, theirs] })).status).toBe(422);
    const { hive_id } = await anInspection(api, anna);
    const body = { date: '2026-05-03 14:05:00', hive_ids: [hive_id], items: { [theirs]: 1 } };
    expect((await ask('POST', '/inspections/store', body)).body.errors).toEqual({
      [`items.${theirs}`]: ['unknown_choice'],
    });
    expect((await ask('PATCH', `/v1/checklist-items/${theirs}`, { name: 'Mine' })).status).toBe(404);
    expect((await ask('DELETE', `/v1/checklist-items/${theirs}`)).status).toBe(404);
    expect((await ask('GET', '/v1/checklist-items')).text).not.toContain('Secret');
  });

  test('has an id that none of the taxonomy can have', () => {
    expect(Math.max(...allCategories.map(({ id }) => id))).toBeLessThan(firstOwnItemId);
  });
});

describe('a checklist that is shared with a group', () => {
  const share = (id: number, group_ids: number[], as = anna) =>
    ask('PUT', `/v1/checklists/${id}/groups`, { groupIds: group_ids.map(String) }, as);

  test('is seen and used by its members, changed by none, and leaves with the group', async () => {
    const item = await anItem({ name: 'Moths' });
    const id = await made({ name: 'Club', categories: [774, item] });
    const group = await aGroupOf(api, anna, bram);
    expect((await show(id, bram)) ?? null).toBeNull();
    expect((await share(id, [group.id])).body).toMatchObject({
      groupIds: [String(group.id)],
      access: 'owner',
    });
    expect(await show(id, bram)).toMatchObject({
      owner: false,
      owner_name: anna.name,
      group_ids: [group.id],
    });
    expect((await tree(id, bram)).categories.at(-1).children[0].trans.en).toBe('Moths');
    const seen = await anInspection(api, bram, { checklist_id: id, items: { [item]: 1 } });
    expect(seen.items[0]).toMatchObject({ category_id: item, val: 'Yes' });
    for (const [method, path] of [
      ['PATCH', `/checklists/${id}`],
      ['DELETE', `/checklists/${id}`],
    ] as const) {
      expect((await ask(method, path, method === 'PATCH' ? { name: 'Mine' } : undefined, bram)).status).toBe(
        403,
      );
    }
    expect((await share(id, [], bram)).status).toBe(403);
    await ask('DELETE', `/groups/detach/${group.id}`, undefined, bram);
    expect((await ask('GET', `/checklists/${id}`, undefined, bram)).status).toBe(404);
    expect((await ask('GET', `/inspections/${seen.id}`, undefined, bram)).body.items[0].val).toBe('Yes');
  });

  test('is copied with what its owner made, for the copy’s owner to change', async () => {
    const copied = async (copyOf: number, name: string) =>
      show((await ask('POST', '/v1/checklists', { copyOfChecklist: `${copyOf}`, name }, bram)).body.id, bram);
    const item = await anItem({ name: 'Moths', input: 'options', choices: ['None', 'Many'] });
    const id = await made({ name: 'Club', categories: [774, item], required_ids: [item] });
    const group = await aGroupOf(api, anna, bram);
    await share(id, [group.id]);
    const copy = await copied(id, 'Club (copy)');
    const [own] = copy.category_ids.filter((each: number) => each >= firstOwnItemId);
    expect([copy.owner, own === item, copy.required_ids]).toEqual([true, false, [own]]);
    await ask('DELETE', `/v1/checklist-items/${item}`);
    expect((await show(copy.id, bram)).category_ids).toContain(own);
    const [none] = (await tree(copy.id, bram)).categories.at(-1).children[0].children;
    expect(none.trans.en).toBe('None');
    const again = await copied(copy.id, 'Again');
    expect(again.category_ids).toEqual(copy.category_ids);
    const stranger = await aUser(api);
    expect((await ask('POST', '/v1/checklists', { copyOfChecklist: String(id) }, stranger)).status).toBe(404);
  });

  test('leaves with its owner, and is shared with no group that its owner has not joined', async () => {
    const id = await made();
    const group = await aGroupOf(api, bram, anna);
    expect((await share(id, [group.id])).status).toBe(200);
    expect((await ask('GET', '/checklists', undefined, bram)).body).toHaveLength(1);
    await ask('DELETE', `/groups/detach/${group.id}`);
    expect((await ask('GET', '/checklists', undefined, bram)).body).toEqual([]);
    expect((await share(id, [group.id])).body.problems).toEqual([
      { path: 'groupIds', code: 'unknown_choice' },
    ]);
  });

  test('may be the one by which a hive is inspected, and the own one stays the first choice', async () => {
    const id = await made();
    await share(id, [(await aGroupOf(api, anna, bram)).id]);
    await aChecklist(api, bram);
    const lists = (await ask('GET', '/checklists', undefined, bram)).body;
    const own = lists.find(({ owner }: { owner: boolean }) => owner);
    expect((await ask('GET', '/inspections/lists', undefined, bram)).body.checklist.id).toBe(own.id);
  });
});

test('the account’s export tells own items; they go with the account, but for what others’ hives answer', async () => {
  const { archivedOwnItems } = await import('./archived.ts');
  const item = await anItem({ name: 'Moths', parentId: '513' });
  const rows = [];
  for await (const page of archivedOwnItems.pages(api.contextOf(anna), anna.id)) rows.push(...page);
  expect(rows).toMatchObject([{ id: item, name: 'Moths', below: expect.any(String), removed_at: null }]);
  const id = await made({ name: 'Club', categories: [item] });
  const groupIds = [String((await aGroupOf(api, bram, anna)).id)];
  await ask('PUT', `/v1/checklists/${id}/groups`, { groupIds });
  const seen = await anInspection(api, bram, { items: { [item]: 1 } });
  const unanswered = await anItem();
  await api.request('DELETE', '/api/user', { as: anna, body: { password: anna.password } });
  expect((await ask('GET', `/inspections/${seen.id}`, undefined, bram)).body.items[0].val).toBe('Yes');
  const left = await api.database.db
    .selectFrom('own_items')
    .select(['id', 'user_id'])
    .where('id', 'in', [item, unanswered])
    .execute();
  expect(left).toEqual([{ id: item, user_id: null }]);
});

test('the taxonomy comes as a tree and as a list, in a language of one’s choice', async () => {
  const read = async (query: string) => (await ask('GET', `/taxonomy/taxonomy${query}`)).body.taxonomy;
  const roots = await read('?locale=nl');
  expect(roots[0]).toMatchObject({ id: 149, text: 'Bijenvolk' });
  expect(roots[0].state).toBeUndefined();
  const flat = await read('?flat=1&order=1&locale=nl');
  expect(flat.length).toBeGreaterThan(280);
  const { compare } = new Intl.Collator('nl');
  const texts = flat.map(({ text }: { text: string }) => text);
  expect(texts).toEqual(texts.toSorted(compare));
});
