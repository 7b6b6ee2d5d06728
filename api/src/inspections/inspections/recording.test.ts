import { aChecklist, aHive, anApiary, anInspection } from '#testing/bee-builders.ts';
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

const date = '2026-05-03 14:05:00';
const store = (body: Record<string, unknown>, headers = {}) =>
  api.request('POST', '/api/inspections/store', {
    as: user,
    body: { date, hive_ids: [hiveId], ...body },
    headers,
  });
const show = async (id: number, language = 'en') =>
  (await api.request('GET', `/api/inspections/${id}`, { as: user, headers: { 'accept-language': language } }))
    .body;

test('an inspection is sent as old clients know it, with the additions', async () => {
  const checklist = await aChecklist(api, user);
  const answer = await store({
    timezone: 'Europe/Amsterdam',
    impression: 3,
    attention: 1,
    notes: 'Two frames of brood\nand a calm colony',
    reminder: 'Bring a super',
    reminder_date: '2026-05-10 09:00',
    checklist_id: checklist.id,
    items: {
      774: 6,
      888: 855,
      465: [468, 470],
      413: 'play cups only',
      769: 0,
      831: '12,5',
      776: null,
      771: '',
    },
  });
  expect([answer.status, answer.body]).toEqual([201, expect.any(Number)]);
  const inspection = await show(answer.body);
  expect(inspection).toEqual({
    id: answer.body,
    client_id: null,
    rev: 1,
    notes: 'Two frames of brood\nand a calm colony',
    conditions: null,
    action: null,
    next_notes: null,
    reminder: 'Bring a super',
    reminder_date: '2026-05-10 09:00:00',
    reminder_done: false,
    impression: 3,
    impression_grade: 9,
    attention: 1,
    created_at: date,
    timezone: 'Europe/Amsterdam',
    checklist_id: checklist.id,
    image_id: null,
    thumb_url: null,
    is_event: false,
    owner: true,
    author_id: user.id,
    author_name: user.name,
    editable: true,
    deletable: true,
    hive_id: hiveId,
    hive_ids: [hiveId],
    location_id: expect.any(Number),
    item_count: 6,
    searchable: ['play cups only'],
    items: expect.any(Array),
  });
  const items = inspection.items.map(({ category_id, value, val, unit, type }: Record<string, unknown>) => [
    category_id,
    value,
    val,
    unit,
    type,
  ]);
  expect(items).toHaveLength(6);
  expect(items).toEqual(
    expect.arrayContaining([
      [774, '6', '6', null, 'number_positive'],
      [888, '855', 'Fondant', null, 'select'],
      [465, '468,470', 'In the hive, In front of the hive', null, 'list'],
      [413, 'play cups only', 'play cups only', null, 'text'],
      [769, '0', 'No', null, 'boolean_yes_red'],
      [831, '12.5', '12.5', 'kg', 'number_1_decimals'],
    ]),
  );
});

test('answers are read in the person’s language', async () => {
  const { body: id } = await store({ items: { 888: 855, 465: [468], 399: 1, 794: 3 } });
  const { items } = await show(id, 'nl');
  expect(items.map(({ val }: { val: string }) => val).toSorted()).toEqual([
    '8-)',
    'In de kast',
    'Ja',
    'Voederdeeg',
  ]);
});

test('an inspection may have no items at all (weak point 1.6: it failed with a 500)', async () => {
  const { status, body } = await store({ notes: 'All well' });
  expect([status, (await show(body)).items]).toEqual([201, []]);
});

test('the two comma lists of old clients are items too', async () => {
  const { body } = await store({
    hive_ids: undefined,
    hive_id: hiveId,
    item_ids: '774,413',
    item_vals: '6,calm',
  });
  expect((await show(body)).items).toMatchObject([
    { category_id: 413, value: 'calm' },
    { category_id: 774, value: '6' },
  ]);
});

test.each([
  [{ date: 'yesterday' }, { date: ['not_a_date'] }],
  [{ date: '2026-02-30 10:00' }, { date: ['not_a_date'] }],
  [{ date: '2199-01-01 10:00' }, { date: ['date_in_future'] }],
  [{ timezone: 'Mars/Olympus' }, { timezone: ['unknown_choice'] }],
  [{ reminder_date: 'soon' }, { reminder_date: ['not_a_date'] }],
  [{ hive_ids: [] }, { hive_ids: ['required'] }],
  [{ impression: 4 }, { impression: ['too_large'] }],
  [{ impression_grade: 11 }, { impression: ['too_large'] }],
  [{ notes: 'x'.repeat(2501) }, { notes: ['too_long'] }],
  [{ reminder: 'x'.repeat(101) }, { reminder: ['too_long'] }],
  [
    { items: { 774: -1, 804: 101, 831: '1.2345', 888: 774, 999999: 1, 263: 'a heading', abc: 1 } },
    {
      'items.774': ['too_small'],
      'items.804': ['too_large'],
      'items.831': ['invalid'],
      'items.888': ['unknown_choice'],
      'items.999999': ['unknown_choice'],
      'items.263': ['invalid'],
      'items.abc': ['unknown_choice'],
    },
  ],
])('%j is refused at its field, and nothing is stored', async (overrides, errors) => {
  const answer = await store(overrides);
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  expect((await api.request('GET', '/api/inspections', { as: user })).status).toBe(404);
});

test('of several hives each gets its inspection that the person may edit; one that is gone takes nothing from the others', async () => {
  const [foreign, gone, second] = [
    await aHive(api, await aUser(api)),
    await aHive(api, user),
    await aHive(api, user),
  ];
  await api.request('DELETE', `/api/hives/${gone.id}`, { as: user });
  const answer = await store({ hive_ids: [hiveId, foreign.id, second.id, gone.id], items: { 774: 6 } });
  expect([answer.status, (await show(answer.body)).hive_id]).toEqual([201, second.id]);
  const { body } = await api.request('GET', '/api/inspections', { as: user });
  expect(body.map(({ hive_id }: { hive_id: number }) => hive_id).toSorted()).toEqual(
    [hiveId, second.id].toSorted(),
  );
  expect((await store({ hive_ids: [foreign.id, gone.id] })).status).toBe(404);
});

test('somebody else’s checklist, hives and apiaries cannot be named, nor anybody’s picture (weak point 7.1, 11)', async () => {
  const other = await aUser(api);
  const [checklist, hive] = [await aChecklist(api, other), await aHive(api, other)];
  expect((await store({ checklist_id: checklist.id })).status).toBe(404);
  const named = await store({ items: { 449: hive.id, 137: hive.location_id } });
  expect(named.body.errors).toEqual({ 'items.137': ['unknown_choice'], 'items.449': ['unknown_choice'] });
  expect((await store({ image_id: 1 })).body.errors).toEqual({ 'image_ids.0': ['unknown_choice'] });
  expect((await store({ items: { 336: 'https://x/thumbs/1.jpg' } })).body.errors).toEqual({
    'items.336': ['unknown_choice'],
  });
});

test('a hive whose number is that of an own apiary is still somebody else’s', async () => {
  const other = await aUser(api);
  // Ids of hives and apiaries are counted apart, so the same number turns up in both.
  const own = await anApiary(api, user, { hive_amount: 0 });
  let foreign = await aHive(api, other);
  while (foreign.id < own.id) foreign = await aHive(api, other, { location_id: foreign.location_id });
  const isSame = foreign.id === own.id;
  const apiary = isSame ? own : await anApiary(api, user, { hive_amount: 0 });
  expect((await store({ items: { 449: foreign.id, 137: apiary.id } })).body.errors).toEqual({
    'items.449': ['unknown_choice'],
  });
});

test('several hives get an inspection each, and the last one’s id is answered', async () => {
  const second = await aHive(api, user);
  const { body: last } = await store({ hive_ids: [hiveId, second.id, hiveId], items: { 774: 6 } });
  expect((await show(last)).hive_id).toBe(second.id);
  const { body } = await api.request('GET', '/api/inspections', { as: user });
  expect(body.map(({ hive_id }: { hive_id: number }) => hive_id).toSorted()).toEqual(
    [hiveId, second.id].toSorted(),
  );
});

describe('time', () => {
  test('is stored with its zone, so that inspections of two zones are in their true order (weak point 7.4)', async () => {
    const { body: amsterdam } = await store({ date: '2026-05-03 14:00:00', timezone: 'Europe/Amsterdam' });
    const { body: newYork } = await store({ date: '2026-05-03 09:00:00', timezone: 'America/New_York' });
    const { body } = await api.request('GET', '/api/inspections', { as: user });
    expect(body.map(({ id, created_at }: Record<string, unknown>) => [id, created_at])).toEqual([
      [newYork, '2026-05-03 09:00:00'],
      [amsterdam, '2026-05-03 14:00:00'],
    ]);
  });

  test.each([
    ['a script that syncs, in ISO 8601', '2026-05-01T12:34:56Z', '2026-05-01 14:34:56'],
    ['with milliseconds and an offset', '2026-05-01T12:34:56.789+03:00', '2026-05-01 11:34:56'],
    ['as the old service read any date', '1 May 2026 8:15', '2026-05-01 08:15:00'],
  ])('is read from %s', async (_, sent, expected) => {
    const { status, body } = await store({ date: sent, reminder_date: sent, timezone: 'Europe/Amsterdam' });
    expect(status).toBe(201);
    expect(await show(body)).toMatchObject({ created_at: expected, reminder_date: expected });
  });

  test('that skips an hour moves on, seconds may be missing', async () => {
    const { body } = await store({ date: '2026-03-29 02:30', timezone: 'Europe/Amsterdam' });
    expect((await show(body)).created_at).toBe('2026-03-29 03:30:00');
  });
});

describe('an edit', () => {
  test('replaces the inspection: what is left out is gone, and its zone does not change', async () => {
    const { id } = await anInspection(api, user, {
      hive_ids: [hiveId],
      timezone: 'Asia/Kolkata',
      notes: 'before',
      impression_grade: 4,
    });
    const answer = await store({ id, date: '2026-05-04 08:00:00', items: { 413: 'after' } });
    expect([answer.status, answer.body]).toEqual([201, id]);
    const inspection = await show(id);
    expect(inspection).toMatchObject({
      rev: 2,
      notes: null,
      impression: null,
      timezone: 'Asia/Kolkata',
      created_at: '2026-05-04 08:00:00',
    });
    expect(inspection.items.map(({ value }: { value: string }) => value)).toEqual(['after']);
  });

  test('by an old client that leaves the mood alone keeps the grade', async () => {
    const { id } = await anInspection(api, user, { hive_ids: [hiveId], impression_grade: 8 });
    await store({ id, impression: 3 });
    expect((await show(id)).impression_grade).toBe(8);
    await store({ id, impression: 2 });
    expect((await show(id)).impression_grade).toBe(6);
    await store({ id, impression: -1, attention: -1 });
    expect(await show(id)).toMatchObject({ impression_grade: null, attention: null });
  });

  test('that began from an older version is refused with both versions', async () => {
    const { id } = await anInspection(api, user, { hive_ids: [hiveId] });
    await store({ id, notes: 'mine' }, { 'if-match': '"1"' });
    const answer = await store({ id, notes: 'yours' }, { 'if-match': '"1"' });
    expect([answer.status, answer.body.current.notes, answer.body.yours.notes]).toEqual([
      412,
      'mine',
      'yours',
    ]);
    expect(answer.body.current.items).toHaveLength(0);
  });

  test('may go on naming an apiary that was deleted since', async () => {
    const apiary = await anApiary(api, user, { hive_amount: 0 });
    const { id } = await anInspection(api, user, { hive_ids: [hiveId], items: { 137: apiary.id } });
    await api.request('DELETE', `/api/locations/${apiary.id}`, { as: user });
    expect((await store({ id, items: { 137: apiary.id } })).status).toBe(201);
    expect((await store({ items: { 137: apiary.id } })).status).toBe(422);
  });

  test('of several hives keeps what is said of the one that is still there', async () => {
    const { id } = await anInspection(api, user, { hive_ids: [hiveId] });
    const foreign = await aHive(api, await aUser(api));
    const answer = await store({ id, hive_ids: [hiveId, foreign.id], notes: 'Calm' });
    expect([answer.status, answer.body, (await show(id)).notes]).toEqual([201, id, 'Calm']);
  });

  test('of somebody else’s inspection is answered as of one that is not there', async () => {
    const { id } = await anInspection(api, await aUser(api));
    const [foreign, unknown] = [await store({ id }), await store({ id: 2_147_483_647 })];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
  });
});

describe('sent again', () => {
  const client_id = '0199c0de-0000-7000-8000-000000000003';

  test('with its client_id it is one inspection', async () => {
    const [first, again] = [await store({ client_id }), await store({ client_id })];
    expect(again.body).toBe(first.body);
    expect((await show(first.body)).client_id).toBe(client_id);
  });

  test('with its Idempotency-Key it is one inspection and one answer', async () => {
    const headers = { 'idempotency-key': 'inspection-1' };
    const [first, again] = [await store({}, headers), await store({}, headers)];
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers['idempotent-replay']).toBe('true');
  });

  test('one client_id cannot stand for several hives', async () => {
    const second = await aHive(api, user);
    const answer = await store({ client_id, hive_ids: [hiveId, second.id] });
    expect(answer.body.errors).toEqual({ client_id: ['invalid'] });
  });
});
