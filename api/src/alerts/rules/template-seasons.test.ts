import { anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const winterOf = {
  north: [1, 2, 3, 10, 11, 12],
  south: [4, 5, 6, 7, 8, 9],
};

async function swarmMonths(as: TestUser) {
  const offered = (await api.request('GET', '/api/alert-rules-default', { as })).body['alert-rules'];
  const body = { templates: [{ kind: 'swarm', name: 'Swarm' }], timeZone: 'UTC' };
  const made = (await api.request('POST', '/api/v1/alert-rules/from-templates', { as, body })).body;
  const ofOffered = offered.find(({ name }: { name: string }) => name === 'Swarm');
  return [ofOffered.exclude_months, made[0].excludedMonths];
}

test.each([
  ['Chile', { lat: -36.6, lon: -72.1, country_code: 'cl' }, winterOf.south],
  ['South Africa', { lat: -33.9, lon: 18.9, country_code: 'za' }, winterOf.south],
  ['New Zealand, without a place on the map', { country_code: 'nz' }, winterOf.south],
  ['Germany', { lat: 52.5, lon: 13.4, country_code: 'de' }, winterOf.north],
  ['a place that nobody has named', { country_code: undefined }, winterOf.north],
])('rules to begin with rest in the winter of %s', async (_, place, months) => {
  const keeper = await aUser(api);
  await anApiary(api, keeper, place);
  expect(await swarmMonths(keeper)).toEqual([months, months]);
});
