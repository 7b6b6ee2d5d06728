import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { mapOutlines } from './map-outlines.ts';
import { searchTowns } from './towns.ts';

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Somebody' };

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({
    environment: { MAP_TILES_URL: tiles.url, MAP_TILES_ATTRIBUTION: tiles.attribution },
  });
  anna = await aUser(api);
});
afterAll(() => api.close());

const read = (path: string) => api.request('GET', `/api/v1/${path}`, { as: anna });

test('a town is found by the beginning of its name, the largest first', async () => {
  const { body } = await read('towns?search=utre');
  expect(body[0]).toEqual({ name: 'Utrecht', country: 'NL', latitude: 52.091, longitude: 5.122 });
  expect(body.map(({ country }: { country: string }) => country)).toContain('ZA');
});

test('accents, capitals and spaces around it do not matter', async () => {
  for (const text of ['Köln', ' koln ', 'KÖLN'])
    expect((await searchTowns(text))[0]).toMatchObject({ name: 'Köln', country: 'DE' });
});

test('a text that no town begins with finds none, and neither does an empty one', async () => {
  expect(await searchTowns('xqzy')).toEqual([]);
  expect(await searchTowns('  ')).toEqual([]);
  expect((await read(`towns?search=${'a'.repeat(121)}`)).status).toBe(422);
});

test('a coast is drawn around a place, and a border inland', async () => {
  const coast = mapOutlines({ latitude: 52.1, longitude: 4.3, radiusKm: 50 });
  expect(coast.land).toMatch(/^M/);
  expect(coast.borders).toBe('');
  expect(mapOutlines({ latitude: 50.78, longitude: 6.05, radiusKm: 50 }).borders).toMatch(/^M/);
  expect((await read('map-outlines?latitude=91&longitude=0&radiusKm=50')).status).toBe(422);
});

test('the server of tiles is the one that the operator sets', async () => {
  expect((await read('map-tiles')).body).toEqual(tiles);
});
