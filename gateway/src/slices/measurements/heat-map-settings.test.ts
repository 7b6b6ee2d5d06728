import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { measurementsOperations } from './test-operations.ts';

let service: TestGateway;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const ask = async (name: string, variables = {}) =>
  (await service.ask(measurementsOperations[name] ?? '', variables, anna)).data[name];

test('the darkest colour is 500 until the person chooses another loudness, and stays so', async () => {
  expect(await ask('heatMapSettings')).toEqual({ maximum: 500 });
  expect(await ask('setHeatMapMaximum', { maximum: 2000 })).toEqual({ maximum: 2000 });
  expect(await ask('heatMapSettings')).toEqual({ maximum: 2000 });
});

test('a maximum that is not offered is refused, and what another app stored is not believed', async () => {
  expect(await ask('setHeatMapMaximum', { maximum: -1 })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'maximum', code: 'unknown_choice' }],
  });
  await service.api.request('POST', '/api/settings', { as: anna, body: { heatmap_maximum: 'loud' } });
  expect(await ask('heatMapSettings')).toEqual({ maximum: 500 });
});
