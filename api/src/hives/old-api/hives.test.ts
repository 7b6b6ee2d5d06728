import { editHive } from '#hives/hive/service.ts';
import { hiveToWire } from '#hives/old-api/hive-answer.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { seenHives } from '#hives/queries/store.ts';
import { aChecklist, aHive, aHiveTag, anApiary, anInspection, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { sentHiveOf } from './hive-input.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  user = await aUser(api);
});
afterAll(() => api.close());

const show = async (id: number) => (await api.request('GET', `/api/hives/${id}`, { as: user })).body.hives[0];
const edit = (id: number, body: unknown, headers = {}) =>
  api.request('PATCH', `/api/hives/${id}?timezone=Europe/Amsterdam`, { as: user, body, headers });
const inspectionsOf = async (id: number) =>
  (await api.request('GET', `/api/inspections/hive/${id}`, { as: user })).body.inspections.data;

/** A hive as a body sends it back. */
const bodyOf = ({ name, location_id, layers }: Record<string, unknown>) => ({ name, location_id, layers });

test('a hive is sent as old clients know it, with the additions', async () => {
  const made = await aHive(api, user, {
    name: 'Kast 1',
    color: '#F8B133FF',
    order: 3,
    hive_type_id: 48,
    bb_width_cm: 47.3,
    layers: [
      { type: 'feeding_box' },
      { type: 'honey', color: '#ffffff' },
      { type: 'queen_excluder' },
      { type: 'brood', framecount: 12 },
    ],
    queen: { name: 'Beatrix', race_id: 924, birth_date: '2025-06-01', clipped: 1, color: '#4a90e2' },
  });
  expect(made).toEqual({
    id: expect.any(Number),
    client_id: null,
    rev: 1,
    location_id: expect.any(Number),
    location: 'Orchard',
    hive_type_id: 48,
    type: 'simplex',
    color: '#f8b133',
    name: 'Kast 1',
    label: 'Kast 1',
    colony_size: null,
    sample_code: null,
    checklist_id: null,
    bee_race_id: 924,
    tags: [],
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    bb_width_cm: '47.3',
    bb_depth_cm: null,
    bb_height_cm: null,
    fr_width_cm: null,
    fr_height_cm: null,
    order: 3,
    attention: null,
    impression: null,
    impression_grade: null,
    notes: null,
    reminder: null,
    reminder_date: null,
    last_inspection_date: null,
    last_inspection_id: null,
    last_inspection_timezone: null,
    inspection_count: 0,
    sensors: [],
    devices: [],
    owner: true,
    favourite: false,
    editable: false,
    group_ids: [],
    layers: [
      { id: expect.any(Number), order: 4, color: null, type: 'feeding_box', framecount: 0 },
      { id: expect.any(Number), order: 3, color: '#ffffff', type: 'honey', framecount: 10 },
      { id: expect.any(Number), order: 2, color: null, type: 'queen_excluder', framecount: 0 },
      { id: expect.any(Number), order: 1, color: null, type: 'brood', framecount: 12 },
    ],
    queen: expect.objectContaining({ name: 'Beatrix', race: 'carnica', clipped: 1, fertilized: 0 }),
    state: 'active',
    state_since: null,
  });
  expect(await show(made.id)).toEqual(made);
});

test('who has no hives gets the 404 that old clients expect', async () => {
  const answer = await api.request('GET', '/api/hives', { as: user });
  expect([answer.status, answer.body.error]).toEqual([404, 'no hives available']);
});

test('hives stand in their order, those without one last; ids narrow the list', async () => {
  const { id } = await anApiary(api, user, { hive_amount: 0 });
  for (const [name, order] of [
    ['c', null],
    ['b', 2],
    ['a', 1],
  ])
    await aHive(api, user, { name, order, location_id: id });
  const { body } = await api.request('GET', '/api/hives', { as: user });
  expect(body.hives.map(({ name }: { name: string }) => name)).toEqual(['a', 'b', 'c']);
  const some = await api.request('GET', `/api/hives?ids=${body.hives[1].id}`, { as: user });
  expect(some.body.hives.map(({ name }: { name: string }) => name)).toEqual(['b']);
});

test('the newest inspection shows on its hive', async () => {
  const { id } = await aHive(api, user);
  await anInspection(api, user, {
    hive_ids: [id],
    date: '2026-04-02 10:00:00',
    notes: 'newest',
    impression_grade: 8,
    attention: 1,
    reminder: 'super',
    reminder_date: '2026-04-09 09:00',
  });
  await anInspection(api, user, { hive_ids: [id], date: '2026-03-02 10:00:00', notes: 'older' });
  expect(await show(id)).toMatchObject({
    inspection_count: 2,
    notes: 'newest',
    impression: 3,
    impression_grade: 8,
    attention: 1,
    reminder: 'super',
    reminder_date: '2026-04-09 09:00:00',
    last_inspection_date: '2026-04-02 10:00:00',
    last_inspection_timezone: 'Europe/Amsterdam',
  });
});

test('a hive tells its label, its bees, how it is inspected, and the tags that hang on it', async () => {
  const checklist = await aChecklist(api, user);
  const hive = await aHive(api, user, { name: 'Kast 1', queen: { race_id: 924 } });
  expect(hive).toMatchObject({
    label: 'Kast 1',
    bee_race_id: 924,
    colony_size: null,
    sample_code: null,
    tags: [],
  });
  const colony = { colony_size: 20_000, sample_code: 'ABCDFGHJ', checklist_id: checklist.id };
  expect((await edit(hive.id, { ...bodyOf(hive), ...colony })).body.hives[0]).toMatchObject(colony);
  await aHiveTag(api, user, { tag: '09', hive_id: hive.id });
  await aHiveTag(api, user, { tag: '08', hive_id: hive.id });
  expect(await show(hive.id)).toMatchObject({ ...colony, tags: ['08', '09'] });

  // What is not said stays, null takes away.
  await edit(hive.id, { ...bodyOf(hive), sample_code: null });
  expect(await show(hive.id)).toMatchObject({ ...colony, sample_code: null });
  const refused = await edit(hive.id, { ...bodyOf(hive), colony_size: -1 });
  expect(refused.body.errors).toHaveProperty('colony_size');
});

test('a hive is not inspected by somebody else’s checklist', async () => {
  const theirs = await aChecklist(api, await aUser(api));
  const hive = await aHive(api, user);
  const { status } = await edit(hive.id, { ...bodyOf(hive), checklist_id: theirs.id });
  expect(status).toBe(404);
});

test('a hive cannot be put into an apiary of somebody else', async () => {
  const foreign = await anApiary(api, await aUser(api));
  const hive = await aHive(api, user);
  const body = { ...bodyOf(hive), location_id: foreign.id };
  expect((await api.request('POST', '/api/hives', { as: user, body })).status).toBe(404);
  expect((await edit(hive.id, body)).status).toBe(404);
  expect((await show(hive.id)).location_id).toBe(hive.location_id);
});

describe('a change of build or place', () => {
  test('is noted as a dated inspection with its numbers', async () => {
    const hive = await aHive(api, user, { name: 'Kast 1' });
    await edit(hive.id, { ...bodyOf(hive), layers: [{ type: 'feeding_box' }, ...hive.layers] });
    const [note] = await inspectionsOf(hive.id);
    expect(note).toMatchObject({
      notes: 'Kast 1: configuration changed',
      timezone: 'Europe/Amsterdam',
      checklist_id: null,
    });
    expect(note).toMatchObject({ is_event: true });
    expect(note.created_at).toMatch(/:00$/);
    const full = (await api.request('GET', `/api/inspections/${note.id}`, { as: user })).body;
    expect(
      full.items.map(({ category_id, val }: { category_id: number; val: string }) => [category_id, val]),
    ).toEqual([
      [85, '1'],
      [87, '1'],
      [89, '10'],
      [1003, 'Yes'],
      [1004, 'No'],
    ]);
  });

  test('by a move names both apiaries, in the person’s language', async () => {
    const hive = await aHive(api, user, { name: 'Kast 1' });
    const heath = await anApiary(api, user, { name: 'Heath' });
    await edit(hive.id, { ...bodyOf(hive), location_id: heath.id }, { 'accept-language': 'nl' });
    const [note] = await inspectionsOf(hive.id);
    expect(note).toMatchObject({ notes: 'Kast 1: verplaatst van Orchard naar Heath', location_id: heath.id });
    const full = (await api.request('GET', `/api/inspections/${note.id}`, { as: user })).body;
    expect(full.items.map(({ val }: { val: string }) => val)).toEqual(['Orchard', 'Heath']);
  });

  test('counts nowhere as an inspection, until a person makes one of it', async () => {
    const hive = await aHive(api, user);
    const inspectedLast = { inspection_count: 1, last_inspection_date: '2026-04-02 10:00:00', attention: 1 };
    const seen = { hive_ids: [hive.id], date: '2026-04-02 10:00:00', attention: '1' };
    await anInspection(api, user, seen);
    await edit(hive.id, { ...bodyOf(hive), layers: [{ type: 'feeding_box' }, ...hive.layers] });
    expect(await show(hive.id)).toMatchObject(inspectedLast);
    const byPeople = await api.request('GET', `/api/inspections/hive/${hive.id}?events=0`, { as: user });
    expect(byPeople.body.inspections.data).toMatchObject([{ created_at: seen.date, is_event: false }]);
    const account = await api.request('GET', '/api/v1/account/losses', { as: user });
    expect(account.body).toMatchObject({ inspections: 1 });

    const [note] = await inspectionsOf(hive.id);
    const grade = { impression_grade: 8 };
    const written = await api.request('PATCH', `/api/inspections/${note.id}`, { as: user, body: grade });
    expect(written.body).toMatchObject({ is_event: false });
    expect(await show(hive.id)).toMatchObject({ inspection_count: 2, impression_grade: 8 });
  });

  test('is not noted where only name, colours or queen have changed', async () => {
    const hive = await aHive(api, user);
    const layers = hive.layers.map((layer: object) => ({ ...layer, color: '#abcdef' }));
    await edit(hive.id, { ...bodyOf(hive), layers, name: 'New name', queen: { name: 'Maxima' } });
    expect(await inspectionsOf(hive.id)).toEqual([]);
    expect((await show(hive.id)).queen.name).toBe('Maxima');
  });

  test('in a zone that is none is refused', async () => {
    const hive = await aHive(api, user);
    const answer = await api.request('PATCH', `/api/hives/${hive.id}?timezone=Mars/Olympus`, {
      as: user,
      body: bodyOf(hive),
    });
    expect([answer.status, answer.body.errors]).toEqual([422, { timezone: ['unknown_choice'] }]);
  });
});

test('an edit that began from an older version is refused with both versions', async () => {
  const hive = await aHive(api, user);
  expect(
    (await edit(hive.id, { ...bodyOf(hive), name: 'Mine' }, { 'if-match': '"1"' })).body.hives[0].rev,
  ).toBe(2);
  const answer = await edit(hive.id, { ...bodyOf(hive), name: 'Yours' }, { 'if-match': '"1"' });
  expect([answer.status, answer.body.current.hives[0].name, answer.body.yours.name]).toEqual([
    412,
    'Mine',
    'Yours',
  ]);
});

test('the same client_id twice makes one hive', async () => {
  const { id: location_id } = await anApiary(api, user, { hive_amount: 0 });
  const body = { location_id, client_id: '0199c0de-0000-7000-8000-000000000002' };
  const [first, again] = [await aHive(api, user, body), await aHive(api, user, body)];
  expect(again).toEqual(first);
  expect(first.client_id).toBe(body.client_id);
});

test('deleting a hive takes its queen and its inspections along', async () => {
  const hive = await aHive(api, user, { queen: { name: 'Beatrix' } });
  const { id } = await anInspection(api, user, { hive_ids: [hive.id] });
  const answer = await api.request('DELETE', `/api/hives/${hive.id}`, { as: user });
  expect([answer.status, answer.text]).toEqual([204, '']);
  for (const path of [`/api/hives/${hive.id}`, `/api/queens/${hive.queen.id}`, `/api/inspections/${id}`]) {
    expect((await api.request('GET', path, { as: user })).status).toBe(404);
  }
});

test('an empty queen, as old clients send with every hive, makes none', async () => {
  const queen = { name: '', race_id: '', birth_date: null, color: '', clipped: 0, fertilized: 0 };
  expect((await aHive(api, user, { queen })).queen).toBeNull();
});

test('the list costs five queries whatever its length (weak point 7.5: about ten for each hive)', async () => {
  const context = api.contextOf(user);
  await aHive(api, user);
  const ofOne = await countQueries(context, seenHives);
  for (let index = 0; index < 5; index++) await aHive(api, user, { queen: { name: 'Beatrix' } });
  expect([ofOne, await countQueries(context, seenHives)]).toEqual([5, 5]);
});

test.each([['1e400'], ['1'.repeat(400)]])(
  'a queen’s mother who has no possible id is no choice',
  async (mother_id) => {
    const queen = { name: 'Beatrix', mother_id };
    const body = { name: 'Hive 1', location_id: (await anApiary(api, user)).id, layers: [], queen };
    const answer = await api.request('POST', '/api/hives', { as: user, body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['queen.mother_id']]);
  },
);

test.each([['id'], ['rev']])(
  'a queen who is sent back with an endless number as her %s is refused at that field',
  async (name) => {
    const { id, ...hive } = await aHive(api, user, { queen: { name: 'Beatrix' } });
    const body = { ...hive, queen: { ...hive.queen, [name]: '1e400' } };
    const answer = await api.request('PATCH', `/api/hives/${id}`, { as: user, body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [`queen.${name}`]]);
  },
);

describe('an edit asks little of the database', () => {
  const edited = async (changes: Record<string, unknown>) => {
    const hive = await aHive(api, user);
    await aQueen(api, user, { hive_id: hive.id });
    const { rev: _, ...held } = await show(hive.id);
    const context = api.contextOf(user);
    const sent = sentHiveOf({ ...held, ...changes });
    const change = { ...sent, revision: undefined, timeZone: 'UTC', toWire: hiveToWire };
    let after: Hive | undefined;
    const queries = await countQueries(context, async (counted) => {
      after = await editHive(counted, hive.id, change);
    });
    expect(after && hiveToWire(after)).toEqual(await show(hive.id));
    return queries;
  };

  test('to rename a hive, all else of it echoed', async () => {
    expect(await edited({ name: 'Linden' })).toBeLessThanOrEqual(6);
  });

  test('to build it otherwise, which its diary notes', async () => {
    expect(
      await edited({ layers: [{ type: 'honey' }, { type: 'honey' }, { type: 'brood' }] }),
    ).toBeLessThanOrEqual(8);
  });
});
