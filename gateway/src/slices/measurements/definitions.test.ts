import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { aDefinitionInput, deviceActions } from './test-actions.ts';

let service: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
});
beforeEach(async () => {
  [anna, bram] = [await aUser(service.api), await aUser(service.api)];
});
afterAll(() => service.close());

const { createDevice, deviceOf, createDefinition, updateDefinition, deleteDefinition, testMessage } =
  deviceActions(() => ({ service, anna }));

test('a definition is read as it was written', async () => {
  const { id } = await createDevice();
  const overrides = { name: 'Scale 1', isInside: false, validFrom: '2026-05-03T14:05:00+02:00' };
  const made = await createDefinition(id, overrides);
  expect(made).toMatchObject({ ...aDefinitionInput, ...overrides, validFrom: '2026-05-03T12:05:00.000Z' });
  expect((await deviceOf(id)).definitions).toEqual([made]);
});

test('one row is changed and another goes; the rest stays', async () => {
  const { id } = await createDevice();
  const [weight, probe] = [
    await createDefinition(id),
    await createDefinition(id, { input: 't_0', output: 't_i' }),
  ];
  const input = { ...aDefinitionInput, offset: -2.5, isInside: null, validFrom: null };
  expect(await updateDefinition({ deviceId: id, id: weight.id }, input)).toMatchObject({
    offset: -2.5,
    validFrom: weight.validFrom,
  });
  expect(await deleteDefinition(id, weight.id)).toEqual({ done: true });
  expect((await deviceOf(id)).definitions).toEqual([probe]);
});

test('an edit of an older version shows the newer and changes nothing', async () => {
  const { id: deviceId } = await createDevice();
  const { id } = await createDefinition(deviceId);
  const { __typename, ...current } = await updateDefinition(
    { deviceId, id },
    { ...aDefinitionInput, offset: 7 },
  );
  expect(await updateDefinition({ deviceId, id }, { ...aDefinitionInput, offset: 8 })).toEqual({
    __typename: 'SensorDefinitionConflict',
    current,
  });
  expect((await deviceOf(deviceId)).definitions).toEqual([current]);
});

test.each([
  [{ output: 'nonsense' }, 'output', 'unknown_choice'],
  [{ input: '1;drop' }, 'input', 'invalid'],
  [{ offset: 1e300 }, 'offset', 'too_large'],
])('%j is refused at its field', async (wrong, path, code) => {
  const { id } = await createDevice();
  expect(await createDefinition(id, wrong)).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path, code }],
  });
});

test('a test message tells what would be stored, and stores nothing', async () => {
  const { id } = await createDevice();
  await createDefinition(id);
  const { values } = await testMessage(id, [
    { name: 'w_v', value: 5200 },
    { name: 't_i', value: 34.5 },
  ]);
  expect(values).toEqual([
    { name: 'w_v', value: 5200 },
    { name: 't_i', value: 34.5 },
    { name: 'weight_kg', value: 42 },
  ]);
  expect((await deviceOf(id)).lastMessageAt).toBeNull();
});

test.each(['key', 'time', 'debug', 'data', '__proto__', 'a b'])(
  '%s is no value of a test message',
  async (name) => {
    const { id } = await createDevice();
    expect(await testMessage(id, [{ name, value: 1 }])).toMatchObject({
      fields: [{ path: 'values.0.name' }],
    });
  },
);

test("somebody else's definitions are not there", async () => {
  const { id } = await createDevice();
  const { id: definition } = await createDefinition(id);
  for (const answer of [
    await createDefinition(id, {}, bram),
    await updateDefinition({ deviceId: id, id: definition }, aDefinitionInput, bram),
    await deleteDefinition(id, definition, bram),
    await testMessage(id, [{ name: 't', value: 1 }], bram),
  ])
    expect(answer).toMatchObject({ code: 'NOT_FOUND' });
  const other = await createDevice({}, bram);
  expect(
    await updateDefinition({ deviceId: other.id, id: definition }, aDefinitionInput, bram),
  ).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('names that no definition reads are listed with what they probably mean', async () => {
  const { id, key } = await createDevice();
  await service.api.request('POST', '/api/sensors', { body: { key, weight_g: 21_500, foo: 1 } });
  const query = 'query ($id: ID!) { device(id: $id) { unknownQuantities { name quantity unit } } }';
  const unknown = async () => (await service.ask(query, { id }, anna)).data.device.unknownQuantities;
  const foo = { name: 'foo', quantity: null, unit: null };
  expect(await unknown()).toEqual([foo, { name: 'weight_g', quantity: 'weight_kg', unit: 'g' }]);
  await createDefinition(id, { input: 'weight_g', output: 'weight_kg' });
  expect(await unknown()).toEqual([foo]);
});
