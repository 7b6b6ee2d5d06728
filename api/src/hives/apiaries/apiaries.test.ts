import { aHive, anApiary, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { ownApiaries } from './service.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  user = await aUser(api);
});
afterAll(() => api.close());

test('the original app can save an apiary: it sends all of it back, with one of two names for a thing changed', async () => {
  const apiary = await anApiary(api, user, { lat: 52, lon: 5, continent: 'eu' });
  const path = `/api/locations/${apiary.id}`;
  const save = (body: object) => api.request('PATCH', path, { as: user, body });
  const read = async () => (await api.request('GET', path, { as: user })).body.locations[0];
  expect((await save({ ...apiary, name: 'Meadow', lat: 53, lon: 5 })).status).toBe(200);
  expect(await read()).toMatchObject({ name: 'Meadow', coordinate_lat: 53, continent: 'Europe' });
  await save({ ...(await read()), coordinate_lat: 54, type: 'moveable', continent: 'Azië' });
  expect(await read()).toMatchObject({ coordinate_lat: 54, type: 'moveable', continent: 'Asia' });
  expect((await save({ ...(await read()), continent: 'Atlantis' })).body.errors).toEqual({
    continent: ['unknown_choice'],
  });
});

test('an apiary can stand where the equator meets the meridian of Greenwich', async () => {
  const { id } = await anApiary(api, user, { lat: 52, lon: 5 });
  await edit(id, { name: 'Orchard', lat: 0, lon: 0 });
  const [apiary] = (await list(`?ids=${id}`)).locations;
  expect(apiary).toMatchObject({ coordinate_lat: 0, coordinate_lon: 0 });
});

const list = async (query = '', as = user) => {
  const answer = await api.request('GET', `/api/locations${query}`, { as });
  return { ...answer, locations: answer.body.locations };
};
const edit = (id: number, body: unknown, headers = {}) =>
  api.request('PATCH', `/api/locations/${id}`, { as: user, body, headers });
const namesOf = (things: { name: string }[]) => things.map(({ name }) => name);

test('a person without apiaries has an empty list, and no 404', async () => {
  expect(await list()).toMatchObject({ status: 200, locations: [] });
});

test('an apiary is sent as old clients know it, with the additions', async () => {
  const made = await anApiary(api, user, {
    name: 'Linden',
    hex_color: '#F8B133',
    roofed: 1,
    lat: '52,37912',
    lon: 4.9,
    city: 'Amsterdam',
    country_code: 'NL',
    hive_amount: 0,
    description: 'By the brook',
  });
  expect(made).toEqual({
    id: expect.any(Number),
    client_id: null,
    rev: 1,
    name: 'Linden',
    description: 'By the brook',
    coordinate_lat: 52.379,
    coordinate_lon: 4.9,
    city: 'Amsterdam',
    street: null,
    street_no: null,
    postal_code: null,
    country_code: 'nl',
    roofed: 1,
    hex_color: '#f8b133',
    last_weather_time: null,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    deleted_at: null,
    organization_id: null,
    type: 'fixed',
    continent: 'Europe',
    owner: true,
    place_shown: true,
    favourite: false,
    hives: [],
  });
  expect((await list()).locations).toEqual([made]);
});

test('its hives are made with it, numbered from the offset and built alike', async () => {
  const { hives } = await anApiary(api, user, {
    prefix: 'Kast',
    hive_amount: 3,
    offset: 7,
    color: '#aabbcc',
    hive_type_id: 46,
    frames: 11,
    layers: [
      { type: 'honey', order: 2, framecount: 11, key: -1 },
      { type: 'brood', order: 1, framecount: 11, key: -2 },
    ],
    bb_width_cm: '47,3',
  });
  expect(namesOf(hives)).toEqual(['Kast 7', 'Kast 8', 'Kast 9']);
  expect(hives[2]).toMatchObject({
    order: 3,
    color: '#aabbcc',
    type: 'langstroth',
    bb_width_cm: '47.3',
    fr_width_cm: null,
    layers: [
      { type: 'honey', order: 2, framecount: 11 },
      { type: 'brood', order: 1, framecount: 11 },
    ],
  });
});

test('who says nothing of the hives gets one, with a super on a brood box, in the Netherlands', async () => {
  const answer = await api.request('POST', '/api/locations', { as: user, body: { name: 'Meadow' } });
  expect(answer.status).toBe(200);
  expect(answer.body.locations[0]).toMatchObject({ country_code: 'nl', coordinate_lat: null });
  expect(answer.body.locations[0].hives).toMatchObject([
    {
      name: 'Meadow 1',
      color: '#fabb13',
      hive_type_id: 63,
      layers: [
        { type: 'honey', framecount: 10 },
        { type: 'brood', framecount: 10 },
      ],
    },
  ]);
});

test.each([
  [{ name: '' }, { name: ['required'] }],
  [{ name: 'x'.repeat(31) }, { name: ['too_long'] }],
  [
    { lat: 91, lon: -181 },
    { lat: ['too_large'], lon: ['too_small'] },
  ],
  [{ lat: 'north', lon: 1 }, { lat: ['not_a_number'] }],
  [{ lat: 52 }, { lon: ['required'] }],
  [{ hive_amount: 51 }, { hive_amount: ['too_large'] }],
  [{ hive_type_id: 920 }, { hive_type_id: ['unknown_choice'] }],
  [{ location_type: 'moon' }, { location_type: ['unknown_choice'] }],
  [{ hex_color: 'amber' }, { hex_color: ['invalid'] }],
  [{ layers: [{ type: 'brood', framecount: 41 }] }, { 'layers.0.framecount': ['too_large'] }],
  [{ layers: [{ type: 'roof' }] }, { 'layers.0.type': ['unknown_choice'] }],
  [{ layers: [{ type: 'brood', framecount: -1 }] }, { 'layers.0.framecount': ['too_small'] }],
  [{ bb_width_cm: 151 }, { bb_width_cm: ['too_large'] }],
  [{ fr_height_cm: -0.1 }, { fr_height_cm: ['too_small'] }],
  [{ description: 'x'.repeat(10_000) }, { description: ['too_long'] }],
])('%j is refused at its field, and nothing is made', async (overrides, errors) => {
  const answer = await api.request('POST', '/api/locations', {
    as: user,
    body: { name: 'Orchard', ...overrides },
  });
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  expect((await list()).locations).toEqual([]);
});

test('PATCH leaves what it does not mention as it was (weak point 7.4: it nulled it)', async () => {
  const { id } = await anApiary(api, user, {
    city: 'Delft',
    street: 'Oude Delft',
    lat: 52,
    lon: 4.3,
    roofed: 0,
  });
  const answer = await edit(id, { name: 'Renamed', street: null });
  expect([answer.status, answer.text]).toEqual([200, '']);
  expect((await list()).locations[0]).toMatchObject({
    name: 'Renamed',
    city: 'Delft',
    street: null,
    coordinate_lat: 52,
    coordinate_lon: 4.3,
    roofed: 0,
    country_code: 'nl',
    rev: 2,
  });
});

test('an unknown kind of place is refused, and not another one taken (weak point 7.4)', async () => {
  const { id, type } = await anApiary(api, user, { location_type: 'moveable' });
  expect(type).toBe('moveable');
  expect((await edit(id, { name: 'Orchard', location_type: 'other planet' })).status).toBe(422);
  expect((await list()).locations[0].type).toBe('moveable');
});

test('an edit that began from an older version is refused with both versions', async () => {
  const { id } = await anApiary(api, user);
  await edit(id, { name: 'First' }, { 'if-match': '"1"' });
  const answer = await edit(id, { name: 'Second' }, { 'if-match': '"1"' });
  expect(answer.status).toBe(412);
  expect(answer.body.current.locations[0]).toMatchObject({ name: 'First', rev: 2 });
  expect(answer.body.yours).toEqual({ name: 'Second' });
});

test('the same client_id twice makes one apiary with its hives once', async () => {
  const body = {
    name: 'Orchard',
    hive_amount: 2,
    client_id: '0199c0de-0000-7000-8000-000000000001',
  };
  const first = await api.request('POST', '/api/locations', { as: user, body });
  const again = await api.request('POST', '/api/locations', { as: user, body });
  expect(again.body).toEqual(first.body);
  expect((await list()).locations[0].hives).toHaveLength(2);
});

test('deleting an apiary takes its hives, their queens and their inspections along', async () => {
  const gone = await anApiary(api, user);
  const inspection = await anInspection(api, user, { hive_ids: [gone.hives[0].id] });
  const remaining = await aHive(api, user);
  expect((await api.request('DELETE', `/api/locations/${gone.id}`, { as: user })).status).toBe(200);
  for (const path of [
    `/api/locations/${gone.id}`,
    `/api/hives/${gone.hives[0].id}`,
    `/api/inspections/${inspection.id}`,
  ]) {
    expect((await api.request('GET', path, { as: user })).status).toBe(404);
  }
  const { body } = await api.request('GET', '/api/hives', { as: user });
  expect(body.hives.map(({ id }: { id: number }) => id)).toEqual([remaining.id]);
});

describe('the list', () => {
  const makeThree = async () => {
    for (const name of ['beta', 'Alpha', 'gamma_100%']) await anApiary(api, user, { name });
  };

  test('is in order of names, of one’s own only', async () => {
    await makeThree();
    await anApiary(api, await aUser(api), { name: 'foreign' });
    expect(namesOf((await list()).locations)).toEqual(['Alpha', 'beta', 'gamma_100%']);
  });

  test('can be narrowed by ids, by text and to pages; root=1 leaves out the hives', async () => {
    await makeThree();
    const all = (await list()).locations;
    expect(namesOf((await list(`?ids=${all[0].id},${all[2].id}`)).locations)).toEqual([
      'Alpha',
      'gamma_100%',
    ]);
    expect(namesOf((await list(`?ids[]=${all[1].id}&ids[]=abc`)).locations)).toEqual(['beta']);
    expect(namesOf((await list('?search=LPH')).locations)).toEqual(['Alpha']);
    expect(namesOf((await list('?search=_100%25')).locations)).toEqual(['gamma_100%']);
    const page = await list('?page=2&per_page=2');
    expect(namesOf(page.locations)).toEqual(['gamma_100%']);
    expect(page.headers['x-total-count']).toBe('3');
    expect((await list('?root=1')).locations[0].hives).toEqual([]);
  });

  test('costs six queries whatever its length (weak point 7.5: about ten for each hive)', async () => {
    const context = api.contextOf(user);
    const options = { filter: {}, slice: undefined, isWithHives: true };
    await anApiary(api, user);
    const ofOne = await countQueries(context, (counted) => ownApiaries(counted, options));
    for (let index = 0; index < 5; index++) await anApiary(api, user, { hive_amount: 4 });
    const ofMany = await countQueries(context, (counted) => ownApiaries(counted, options));
    expect([ofOne, ofMany]).toEqual([6, 6]);
  });

  test('of a thousand hives has them all', async () => {
    for (let index = 0; index < 20; index++) await anApiary(api, user, { hive_amount: 50 });
    const { locations } = await list();
    expect(locations.flatMap(({ hives }: { hives: unknown[] }) => hives)).toHaveLength(1000);
    const { hives } = (await api.request('GET', '/api/hives', { as: user })).body;
    const places: [number, number][] = hives.map(({ order, id }: { order: number; id: number }) => [
      order,
      id,
    ]);
    expect(places).toHaveLength(1000);
    expect(places).toEqual(places.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]));
  });
});
