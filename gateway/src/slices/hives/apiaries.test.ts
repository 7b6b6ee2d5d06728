import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { hiveActions } from './test-actions.ts';
import { anApiary, threeLayers } from './test-inputs.ts';

let service: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  [anna, bram] = [await aUser(service.api), await aUser(service.api)];
});
afterAll(() => service.close());

const { createApiary, newApiary, apiariesOf } = hiveActions(() => ({ service, anna }));

test('a person without hives gets an empty list, and a visitor has to sign in', async () => {
  expect(await apiariesOf(bram)).toEqual([]);
  const { data, errors } = await service.ask('{ apiaries { id } }');
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
});

test('an apiary comes to be with its hives, and is read as it was made', async () => {
  const made = await newApiary();
  expect(made).toMatchObject({
    revision: 1,
    name: 'Orchard',
    color: '#27820e',
    isRoofed: true,
    description: 'Behind the old barn.',
    isOwner: true,
    address: { country: 'nl', city: 'Wageningen', street: 'Dijk', number: '7a', postalCode: '6701 AB' },
    coordinates: { latitude: 51.97, longitude: 5.665 },
    ...{ registrationNumber: 'NL-0000', landOwnerContact: 'Ms Dijk', accessNotes: 'Key at the farm' },
  });
  expect(made.hives.map(({ name }: { name: string }) => name)).toEqual(['Orchard 9', 'Orchard 10']);
  expect(made.hives[0]).toMatchObject({
    order: 1,
    canEdit: true,
    type: { id: '46', key: 'langstroth', group: 'MODERN' },
    apiary: { id: made.id, name: 'Orchard' },
    layers: threeLayers.map(({ kind, frameCount = null, color = null }) => ({ kind, frameCount, color })),
    dimensions: { broodBoxWidthCm: null },
    queen: null,
    lastInspection: null,
    inspectionCount: 0,
    deviceIds: [],
  });
  expect((await apiariesOf(anna)).find(({ id }: { id: string }) => id === made.id)).toEqual(made);
});

test('hives to choose from are the same as in the whole list', async () => {
  const [hive] = (await newApiary()).hives;
  const queen = { name: 'Beatrix', hive_id: Number(hive.id), race_id: 924, birth_date: '2025-06-01' };
  await service.api.request('POST', '/api/queens', { as: anna, body: queen });
  const chosen = `id name isOwner hives { id name color isOwner canEdit state stateSince apiary { id name }
    queen { id name color birthDate race { id name } } }`;
  const whole = await service.ask(`{ apiaries { ${chosen} hives { inspectionCount } } }`, {}, anna);
  const brief = await service.ask(
    `{ apiaries { ...Chosen } } fragment Chosen on Apiary { ${chosen} }`,
    {},
    anna,
  );
  expect(brief.errors).toBeUndefined();
  expect(JSON.stringify(brief.data)).toContain('Beatrix');
  expect(brief.data).toEqual(
    JSON.parse(JSON.stringify(whole.data, (key, value) => (key === 'inspectionCount' ? undefined : value))),
  );
});

test('an apiary without hives, place or colour is an apiary too', async () => {
  const { data } = await createApiary({
    name: 'Bare',
    isRoofed: false,
    address: {},
    hives: { amount: 0, prefix: 'Bare', firstNumber: 1, layers: [] },
  });
  expect(data.createApiary).toMatchObject({
    isRoofed: false,
    color: null,
    coordinates: null,
    address: { country: null, city: null },
    hives: [],
  });
});

test.each([
  [{ name: 'x'.repeat(31) }, { path: 'name', code: 'too_long', limit: 30 }],
  [{ color: 'red' }, { path: 'color', code: 'invalid' }],
  [{ registrationNumber: 'x'.repeat(51) }, { path: 'registrationNumber', code: 'too_long', limit: 50 }],
  [
    { coordinates: { latitude: 91, longitude: 5 } },
    { path: 'coordinates.latitude', code: 'too_large', limit: 90 },
  ],
  [{ address: { postalCode: 'x'.repeat(21) } }, { path: 'address.postalCode', code: 'too_long', limit: 20 }],
  [{ hives: { ...anHives(), amount: 51 } }, { path: 'hives.amount', code: 'too_large', limit: 50 }],
  [{ hives: { ...anHives(), typeId: '1' } }, { path: 'hives.typeId', code: 'unknown_choice' }],
  [{ hives: { ...anHives(), typeId: 'x' } }, { path: 'hives.typeId', code: 'unknown_choice' }],
  [{ hives: { ...anHives(), color: 'red' } }, { path: 'hives.color', code: 'invalid' }],
  [
    { hives: { ...anHives(), layers: [{ kind: 'BROOD', frameCount: 41 }] } },
    { path: 'hives.layers.0.frameCount', code: 'too_large', limit: 40 },
  ],
  [
    { hives: { ...anHives(), layers: [{ kind: 'BROOD', color: 'red' }] } },
    { path: 'hives.layers.0.color', code: 'invalid' },
  ],
  [
    { hives: { ...anHives(), dimensions: { frameWidthCm: 151 } } },
    { path: 'hives.dimensions.frameWidthCm', code: 'too_large', limit: 150 },
  ],
])('a fault of a new apiary is reported at its field: %j', async (wrong, problem) => {
  const { data, errors } = await createApiary(anApiary(wrong));
  expect(errors).toBeUndefined();
  expect(data.createApiary).toMatchObject({ code: 'INVALID_INPUT', fields: [{ limit: null, ...problem }] });
});

function anHives() {
  return { amount: 1, prefix: 'Hive', firstNumber: 1, layers: threeLayers };
}
