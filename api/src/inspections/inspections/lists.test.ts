import { aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { inspectionsOfHive, ownInspections } from './service.ts';

let api: TestApi;
let user: TestUser;
let other: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  user = await aUser(api);
  other = await aUser(api);
});
afterAll(() => api.close());

const get = (path: string, language = 'en') =>
  api.request('GET', path, { as: user, headers: { 'accept-language': language } });
const notesOf = (inspections: { notes: string | null }[]) => inspections.map(({ notes }) => notes);

/** Four inspections of two hives, the newest first: d, c, b, a. */
async function aDiary() {
  const [first, second] = [
    await aHive(api, user, { name: 'Queenright' }),
    await aHive(api, user, { name: 'Nucleus' }),
  ];
  const record = (hive: { id: number }, overrides: object) =>
    anInspection(api, user, { hive_ids: [hive.id], items: {}, ...overrides });
  const a = await record(first, { date: '2026-03-01 10:00:00', notes: 'a', impression_grade: 2 });
  const b = await record(second, {
    date: '2026-04-01 10:00:00',
    notes: 'b',
    impression_grade: 6,
    attention: 1,
  });
  const c = await record(first, {
    date: '2026-05-01 23:30:00',
    notes: 'c 100%',
    reminder: 'supers',
    items: { 888: 855, 413: 'one emergency cell' },
  });
  const d = await record(second, {
    date: '2026-06-01 10:00:00',
    notes: 'd',
    impression_grade: 10,
    reminder_date: '2026-06-08 10:00',
    items: { 774: 12 },
  });
  await anInspection(api, other, { notes: 'foreign 100%', items: { 413: 'one emergency cell' } });
  return { first, second, a, b, c, d };
}

describe('GET inspections', () => {
  test('sends one’s own, newest first, and 404 with null when there are none', async () => {
    const nothing = await get('/api/inspections');
    expect([nothing.status, nothing.text]).toEqual([404, 'null']);
    await aDiary();
    const { status, body } = await get('/api/inspections');
    expect([status, notesOf(body)]).toEqual([200, ['d', 'c 100%', 'b', 'a']]);
    expect(body[1]).toMatchObject({ item_count: 2, searchable: ['one emergency cell'] });
  });

  test('filters before it limits, and is a list in any case (weak point 7.4: an object with gaps)', async () => {
    const { first, second, a } = await aDiary();
    const list = async (query: string) => notesOf((await get(`/api/inspections?${query}`)).body);
    expect(await list(`hive_ids=${first.id}`)).toEqual(['c 100%', 'a']);
    expect(await list(`hive_ids[]=${first.id}&hive_ids[]=${second.id}`)).toEqual(['d', 'c 100%', 'b', 'a']);
    expect(await list(`location_ids=${second.location_id}`)).toEqual(['d', 'b']);
    expect(await list(`id=${a.id}`)).toEqual(['a']);
    expect(await list('start=2026-04-01&end=2026-05-01')).toEqual(['c 100%', 'b']);
    expect(await list('attention=1')).toEqual(['b']);
    expect(await list('reminder=1')).toEqual(['d', 'c 100%']);
    expect(await list('impression=1,3')).toEqual(['d', 'a']);
    expect(await list('impression=2&attention=1')).toEqual(['b']);
  });

  test('is narrowed to authors, who are named (an addition)', async () => {
    const { a } = await aDiary();
    const [author] = (await get('/api/v1/inspections/authors')).body;
    expect(author).toEqual({ id: String(user.id), name: expect.any(String) });
    expect((await get(`/api/inspections?author_id=${author.id}`)).body).toHaveLength(4);
    expect((await get(`/api/inspections?page=1&author_id=${other.id}`)).body).toEqual([]);
    await api.request('DELETE', `/api/inspections/${a.id}`, { as: user });
    expect((await get(`/api/inspections?author_id=${author.id}`)).body).toHaveLength(3);
  });

  test('search works, finds nobody else’s, and takes its own wildcards for text (weak point 7.1, 10)', async () => {
    await aDiary();
    const found = async (text: string, language?: string) =>
      notesOf((await get(`/api/inspections?page=1&search=${encodeURIComponent(text)}`, language)).body);
    expect(await found('C 100%')).toEqual(['c 100%']);
    expect(await found('EMERGENCY')).toEqual(['c 100%']);
    expect(await found('fondant')).toEqual(['c 100%']);
    expect(await found('voederdeeg', 'nl')).toEqual(['c 100%']);
    expect(await found('frames with bees')).toEqual(['d']);
    expect(await found('nucleus')).toEqual(['d', 'b']);
    expect(await found('2026-06-08')).toEqual(['d']);
    expect(await found('supers')).toEqual(['c 100%']);
    // 855 is how the choice is stored, which no person types.
    expect(await found('855')).toEqual([]);
    expect(await found('%')).toEqual(['c 100%']);
    expect(await found('_')).toEqual([]);
    expect(await found("' or 1=1 --")).toEqual([]);
  });

  test('comes in pages that say how many there are, and an empty one is no 404', async () => {
    await aDiary();
    const page = await get('/api/inspections?page=2&per_page=3');
    expect([notesOf(page.body), page.headers['x-total-count']]).toEqual([['a'], '4']);
    const beyond = await get('/api/inspections?page=9&per_page=3');
    expect([beyond.status, beyond.body, beyond.headers['x-total-count']]).toEqual([200, [], '4']);
  });

  test('refuses a day that is none', async () => {
    const answer = await get('/api/inspections?start=2026-02-30');
    expect([answer.status, answer.body.errors]).toEqual([422, { start: ['not_a_date'] }]);
  });

  test('costs three queries whatever its length (weak point 7.5)', async () => {
    const { first } = await aDiary();
    const context = api.contextOf(user);
    const all = { offset: 0, limit: 1000 };
    const ofFew = await countQueries(context, (counted) => ownInspections(counted, {}, all));
    for (let index = 0; index < 5; index++) await anInspection(api, user, { hive_ids: [first.id] });
    const ofMany = await countQueries(context, (counted) => ownInspections(counted, {}, all));
    expect([ofFew, ofMany]).toEqual([3, 3]);
  });
});

describe('GET inspections/hive/{id}', () => {
  test('sends a page of columns with where they stand in the whole', async () => {
    const { id } = await aHive(api, user);
    for (let day = 1; day <= 7; day++)
      await anInspection(api, user, { hive_ids: [id], date: `2026-04-0${day} 10:00`, notes: `day ${day}` });
    const { body } = await get(`/api/inspections/hive/${id}?page=2`);
    const path = `${api.config.apiUrl}/inspections/hive/${id}`;
    expect(notesOf(body.inspections.data)).toEqual(['day 2', 'day 1']);
    expect({ ...body.inspections, data: [] }).toEqual({
      current_page: 2,
      data: [],
      first_page_url: `${path}?page=1`,
      from: 6,
      last_page: 2,
      last_page_url: `${path}?page=2`,
      next_page_url: null,
      path,
      per_page: 5,
      prev_page_url: `${path}?page=1`,
      to: 7,
      total: 7,
    });
    const bare = await get(`/api/inspections/hive/${id}?paginated_result=0&items_per_page=3`);
    expect(notesOf(bare.body.inspections)).toEqual(['day 7', 'day 6', 'day 5']);
  });

  test('reads the filter of the old web app, which adds it to the path with &', async () => {
    const { id } = await aHive(api, user);
    await anInspection(api, user, { hive_ids: [id], notes: 'calm', attention: 0 });
    await anInspection(api, user, { hive_ids: [id], notes: 'queenless', attention: 1 });
    const { body } = await get(`/api/inspections/hive/${id}&attention=1`);
    expect(notesOf(body.inspections.data)).toEqual(['queenless']);
  });

  test('lines the items up as rows under their headings, a cell for each column', async () => {
    const { id } = await aHive(api, user);
    await anInspection(api, user, {
      hive_ids: [id],
      date: '2026-04-01 10:00',
      items: { 774: 6, 495: 1, 794: 3 },
    });
    await anInspection(api, user, { hive_ids: [id], date: '2026-04-02 10:00', items: { 774: 7, 582: 2 } });
    const { body } = await get(`/api/inspections/hive/${id}`);
    const rows = body.items_by_date.map(({ anc, name, type, range, items }: Record<string, unknown>) => [
      anc,
      name,
      type,
      range,
      Array.isArray(items) ? items.map((item) => (item === '' ? '' : item.val)) : items,
    ]);
    expect(rows).toEqual([
      [null, 'Colony', undefined, undefined, null],
      ['Colony > Size > ', 'Frames with bees', 'number_positive', 'min: 0', ['7', '6']],
      [null, 'Food', undefined, undefined, null],
      ['Food > Stores > ', 'Enough stores', 'smileys_3', '1=8-(\n2=8-|\n3=8-)', ['', '8-)']],
      ['Food > Stores > ', 'Honey', 'boolean', '0=No\n1=Yes', ['', 'Yes']],
      [null, 'Health', undefined, undefined, null],
      ['Health > ', 'Severity', 'score_amount', '1=Low\n2=Medium\n3=High\n4=Extreme', ['Medium', '']],
    ]);
  });

  test('speaks the language of the query, before that of the request', async () => {
    const { id } = await aHive(api, user);
    await anInspection(api, user, { hive_ids: [id], items: { 888: 855 } });
    const named = async (query: string) => {
      const { body } = await get(`/api/inspections/hive/${id}${query}`);
      return body.items_by_date.at(-1).items[0].val;
    };
    expect([await named(''), await named('?locale=nl')]).toEqual(['Fondant', 'Voederdeeg']);
    const { body } = await get(`/api/inspections/hive/${id}?locale=nl&search=voederdeeg`);
    expect(body.inspections.total).toBe(1);
  });

  test('an empty page is a paginator without columns and rows', async () => {
    const { id } = await aHive(api, user);
    const { status, body } = await get(`/api/inspections/hive/${id}?paginated_result=0`);
    expect([status, body.inspections.data, body.inspections.total, body.items_by_date]).toEqual([
      200,
      [],
      0,
      [],
    ]);
  });

  test('costs the same number of queries whatever its length (weak point 7.5: it read everything)', async () => {
    const { first } = await aDiary();
    const context = api.contextOf(user);
    const work = (limit: number) =>
      countQueries(context, (counted) => inspectionsOfHive(counted, first.id, {}, { offset: 0, limit }));
    expect(await work(1)).toBe(await work(100));
  });
});

test('a deleted inspection is gone, for the hive too', async () => {
  const { id, hive_id } = await anInspection(api, user);
  const answer = await api.request('DELETE', `/api/inspections/${id}`, { as: user });
  expect([answer.status, answer.text]).toEqual([200, '']);
  const gone = await get(`/api/inspections/${id}`);
  expect([gone.status, gone.text]).toEqual([404, 'null']);
  expect((await get(`/api/hives/${hive_id}`)).body.hives[0]).toMatchObject({
    inspection_count: 0,
    last_inspection_date: null,
  });
});
