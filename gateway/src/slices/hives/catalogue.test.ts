import { aUser, type TestUser } from '@skep/api/testing';
import { createGateway } from '../../server.ts';
import { startFaultyFront } from '../../testing/faulty-front.ts';
import { ask, type GraphQLAnswer, startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { hiveActions } from './test-actions.ts';

let service: TestGateway;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const { newApiary } = hiveActions(() => ({ service, anna }));

test('the catalogue is in the language of the person', async () => {
  const catalogueIn = async (language: string) => {
    const query =
      '{ hiveCatalogue { hiveTypes { key name group dimensions { frameWidthCm broodBoxWidthCm } } beeRaces { key name } } }';
    const answer = await service.post(
      { query },
      { authorization: `Bearer ${anna.token}`, 'accept-language': language },
    );
    const { data }: GraphQLAnswer = await answer.json();
    return data.hiveCatalogue;
  };
  const [english, dutch] = [await catalogueIn('en'), await catalogueIn('nl')];
  const typeIn = (catalogue: typeof english, wanted: string) =>
    catalogue.hiveTypes.find(({ key }: { key: string }) => key === wanted);
  expect(typeIn(english, 'langstroth')).toEqual({
    key: 'langstroth',
    name: 'Langstroth',
    group: 'MODERN',
    dimensions: { frameWidthCm: 42.8, broodBoxWidthCm: 65 },
  });
  expect(typeIn(english, 'zander').dimensions).toEqual({ frameWidthCm: 40, broodBoxWidthCm: null });
  expect(typeIn(english, 'skep')).toMatchObject({ group: 'TRADITIONAL', dimensions: null });
  expect(typeIn(english, 'apidea').group).toBe('MATING');
  expect(typeIn(dutch, 'skep').name).not.toBe(typeIn(english, 'skep').name);
  expect(english.beeRaces).toContainEqual({ key: 'carnica', name: expect.any(String) });
});

test('a hive is still shown when the catalogue cannot be reached', async () => {
  const { hives } = await newApiary();
  const front = await startFaultyFront(service.restUrl);
  const gateway = createGateway({ restUrl: front.url, documents: new Map(), isDevelopment: true });
  front.next('none', 503, 503);
  const query = 'query ($id: ID!) { hive(id: $id) { name type { name } } }';
  const { data, errors } = await ask(gateway, query, { id: hives[0].id }, anna);
  expect(data).toEqual({ hive: { name: 'Orchard 9', type: null } });
  expect(errors).toMatchObject([{ path: ['hive', 'type'], extensions: { code: 'MAINTENANCE' } }]);
  await gateway.close();
  await front.close();
});
