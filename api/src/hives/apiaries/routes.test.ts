import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  (await api.request(method, `/api/v1/apiaries${path}`, { as: anna, ...(body && { body }) })).body;

const orchard = {
  name: 'Orchard',
  color: '#F8B133',
  isRoofed: true,
  description: 'Behind the barn',
  address: { city: 'Ede', country: 'nl' },
  coordinates: { latitude: 52.12345, longitude: 5.4 },
  ...{ registrationNumber: ' NL-0000 ', landOwnerContact: 'Ms Dijk\r\n0317', accessNotes: 'Key at the farm' },
  hives: {
    amount: 2,
    prefix: 'Linden',
    firstNumber: 3,
    layers: [{ kind: 'brood', frameCount: 11 }],
    dimensions: { broodBoxWidthCm: 42.5 },
  },
};

test('an apiary is created with its hives, and sent with the names of GraphQL', async () => {
  const made = await call('POST', '', orchard);
  const hive = { dimensions: { broodBoxWidthCm: 42.5 }, layers: [{ kind: 'brood', frameCount: 11 }] };
  expect(made).toEqual({
    id: expect.stringMatching(/^\d+$/),
    revision: 1,
    name: 'Orchard',
    color: '#f8b133',
    isRoofed: true,
    description: 'Behind the barn',
    locationType: 'fixed',
    continent: 'eu',
    address: { city: 'Ede', country: 'nl' },
    coordinates: { latitude: 52.123, longitude: 5.4 },
    ...{ registrationNumber: 'NL-0000', landOwnerContact: 'Ms Dijk\n0317', accessNotes: 'Key at the farm' },
    access: 'owner',
    isPlaceShown: true,
    isFavourite: false,
    hives: [expect.objectContaining({ name: 'Linden 3' }), expect.objectContaining({ name: 'Linden 4' })],
  });
  expect(made.hives[0]).toMatchObject(hive);
  expect(await call('GET', '')).toEqual([made]);
  expect(await call('GET', `/${made.id}`)).toEqual(made);
  const { hives: _hives, ...alone } = made;
  expect(await call('GET', `?ids=${made.id}&hives=without`)).toEqual([alone]);
});

test('an edit changes what it names, and null takes a place away', async () => {
  const { id } = await call('POST', '', orchard);
  const changed = await call('PATCH', `/${id}`, { description: null, coordinates: null, accessNotes: null });
  expect(changed).toMatchObject({ name: 'Orchard', revision: 2, address: { city: 'Ede' } });
  expect([changed.description, changed.coordinates, changed.accessNotes]).toEqual(Array(3).fill(undefined));
  expect(changed.registrationNumber).toBe('NL-0000');
  const again = await call('PATCH', `/${id}`, { address: null });
  expect([again.revision, again.address, again.name]).toEqual([3, {}, 'Orchard']);
});

test.each([
  [{ name: '' }, 'name', 'required'],
  [{ coordinates: { latitude: 91, longitude: 5 } }, 'coordinates.latitude', 'too_large'],
  [{ registrationNumber: 'x'.repeat(51) }, 'registrationNumber', 'too_long'],
  [{ landOwnerContact: 'x'.repeat(301) }, 'landOwnerContact', 'too_long'],
  [{ accessNotes: 'x'.repeat(501) }, 'accessNotes', 'too_long'],
  [{ continent: 'xx' }, 'continent', 'unknown_choice'],
  [{ hives: { ...orchard.hives, amount: 51 } }, 'hives.amount', 'too_large'],
  [{ hives: { ...orchard.hives, layers: [{ kind: 'roof' }] } }, 'hives.layers.0.kind', 'unknown_choice'],
])('a new apiary with %j is refused at its field', async (wrong, path, code) => {
  expect((await call('POST', '', { ...orchard, ...wrong })).problems[0]).toMatchObject({ path, code });
});

test('the apiaries of others are not there', async () => {
  const { location_id } = await aHive(api, await aUser(api));
  expect(await call('GET', `?ids=${location_id}`)).toEqual([]);
  expect(await call('GET', `/${location_id}`)).toMatchObject({ code: 'not_found' });
});
