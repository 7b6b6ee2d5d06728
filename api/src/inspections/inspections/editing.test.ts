import { anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const recorded = () =>
  anInspection(api, anna, {
    date: '2026-05-03 14:05:00',
    timezone: 'Europe/Amsterdam',
    impression_grade: 7,
    attention: 1,
    notes: 'Calm',
    reminder: 'Add a super',
    reminder_date: '2026-05-20 09:00:00',
    items: { 774: 6, 413: 'Two of them' },
  });

const edit = (id: number, body: unknown, headers = {}) =>
  api.request('PATCH', `/api/inspections/${id}`, { as: anna, body, headers });

test('what an edit says is changed, what it leaves out stays, and the answer is the inspection as it is now', async () => {
  const before = await recorded();
  const { status, body } = await edit(before.id, { notes: 'Restless', impression: 1 });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...before,
    rev: before.rev + 1,
    notes: 'Restless',
    impression: 1,
    impression_grade: body.impression_grade,
    searchable: before.searchable,
  });
  expect((await api.request('GET', `/api/inspections/${before.id}`, { as: anna })).body).toEqual(body);
});

test('null takes away; items are all answers', async () => {
  const { id } = await recorded();
  const nothing = {
    impression_grade: null,
    attention: null,
    notes: null,
    reminder: null,
    reminder_date: null,
  };
  const { body } = await edit(id, { ...nothing, items: { 774: 9 } });
  expect(body).toMatchObject({
    ...nothing,
    impression: null,
    item_count: 1,
    items: [{ category_id: 774, value: '9' }],
  });
});

describe('of two fields that say the same the one that differs from what is held counts', () => {
  const impressionAfter = async (changes: object) => {
    const before = await recorded();
    const { body } = await edit(before.id, { ...before, ...changes });
    return [body.impression, body.impression_grade];
  };

  test.each([
    [{ impression: 1 }, [1, 3]],
    [{ impression_grade: 9 }, [3, 9]],
    [{ impression: null }, [null, null]],
    [{ impression: -1 }, [null, null]],
    [{ impression: 3, impression_grade: null }, [3, 9]],
    [{ impression: 1, impression_grade: 10 }, [3, 10]],
    [{ impression_grade: null }, [null, null]],
  ])('%j of 2 and 7 makes %j', async (changes, after) => {
    expect(await impressionAfter(changes)).toEqual(after);
  });

  test('an echoed null does not clear what the same request sets', async () => {
    const { id } = await recorded();
    const unsaid = (await edit(id, { impression_grade: null })).body;
    expect((await edit(id, { ...unsaid, impression: 3 })).body).toMatchObject({
      impression: 3,
      impression_grade: 9,
    });
  });

  test('the time too, which is sent as created_at and taken as date', async () => {
    const before = await recorded();
    const moved = (await edit(before.id, { ...before, date: '2026-05-04 10:00:00' })).body;
    expect(moved.created_at).toBe('2026-05-04 10:00:00');
    const again = (await edit(before.id, { ...moved, created_at: '2026-05-05 10:00:00' })).body;
    expect(again.created_at).toBe('2026-05-05 10:00:00');
  });
});

test('an answer that is left as it was keeps its item, and needs to be no choice any more', async () => {
  const before = await recorded();
  await api.database.db
    .insertInto('inspection_items')
    .values({ inspection_id: before.id, category_id: 999_999, value: 'of an old catalogue' })
    .execute();
  const { items } = (await api.request('GET', `/api/inspections/${before.id}`, { as: anna })).body;
  const changed = items.map((item: Record<string, unknown>) =>
    item.category_id === 774 ? { ...item, value: '8' } : item,
  );
  const { status, body } = await edit(before.id, { items: changed });
  expect([status, body.items.length]).toEqual([200, 3]);
  expect(body.items.find(({ category_id }: Record<string, unknown>) => category_id === 774).value).toBe('8');
});

test('in the hour that a clock shows twice an edit of something else moves nothing', async () => {
  const { id } = await recorded();
  const at = async () =>
    (
      await api.database.db
        .selectFrom('inspections')
        .select('inspected_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).inspected_at.toISOString();
  for (const instant of ['2025-10-26T00:30:00.000Z', '2025-10-26T01:30:00.000Z']) {
    const values = { inspected_at: new Date(instant), inspected_local: '2025-10-26 02:30:00' };
    await api.database.db.updateTable('inspections').set(values).where('id', '=', id).execute();
    expect((await edit(id, { notes: 'Calm again' })).status).toBe(200);
    expect(await at()).toBe(instant);
  }
});

test('an edit of an older version is refused with the present one', async () => {
  const before = await recorded();
  const held = await edit(before.id, { notes: 'First' });
  const { status, body } = await edit(before.id, { notes: 'Second' }, { 'if-match': `"${before.rev}"` });
  expect([status, body.code, body.current]).toEqual([412, 'changed_meanwhile', held.body]);
});

test.each([
  [{ date: 'yesterday' }, 'inspectedAt', 'not_a_date'],
  [{ timezone: 'Mars/Olympus' }, 'timeZone', 'unknown_choice'],
  [{ items: { 774: 'eleven' } }, 'items.774', undefined],
  [{ image_id: 7 }, 'photoIds.0', 'unknown_choice'],
])('%j is refused at its field, and changes nothing', async (body, path, code) => {
  const before = await recorded();
  const refused = await edit(before.id, body);
  expect(refused.status).toBe(422);
  expect(refused.body.problems[0]).toMatchObject({ path, ...(code === undefined ? {} : { code }) });
  expect((await api.request('GET', `/api/inspections/${before.id}`, { as: anna })).body).toEqual(before);
});
