import { aUser, type TestUser } from '@skep/api/testing';
import { createGateway } from '../../server.ts';
import { startFaultyFront } from '../../testing/faulty-front.ts';
import { ask, startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { aHive, anApiary, anEdit, threeLayers } from './test-inputs.ts';

let house: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  house = await startTestGateway();
  [anna, bram] = [await aUser(house.api), await aUser(house.api)];
}, 30_000);
afterAll(() => house.close());

const hiveFields = `id revision name color order isOwner canEdit inspectionCount deviceIds
  type { id key name group } apiary { id name }
  layers { id kind color frameCount }
  dimensions { broodBoxWidthCm broodBoxDepthCm broodBoxHeightCm frameWidthCm frameHeightCm }
  queen { id name race { key } birthDate color isClipped isFertilized line tree description }
  lastInspection { id inspectedAt impression needsAttention notes reminder reminderAt }`;
const apiaryFields = `id revision name color isRoofed description isOwner
  address { country city street number postalCode } coordinates { latitude longitude }`;
const failure = '... on Failure { __typename code fields { path code limit } requestId }';

const createApiary = (input: unknown, as = anna) =>
  house.ask(
    `mutation ($input: CreateApiaryInput!) { createApiary(input: $input) {
      ... on Apiary { ${apiaryFields} hives { ${hiveFields} } } ${failure} } }`,
    { input },
    as,
  );
const createHive = (input: unknown, as = anna) =>
  house.ask(
    `mutation ($input: CreateHiveInput!) { createHive(input: $input) { ... on Hive { ${hiveFields} } ${failure} } }`,
    { input },
    as,
  );
const updateHive = (id: string, revision: number, input: unknown, as = anna) =>
  house.ask(
    `mutation ($id: ID!, $revision: Int!, $input: UpdateHiveInput!) { updateHive(id: $id, revision: $revision, input: $input) {
      ... on Hive { ${hiveFields} } ... on HiveConflict { current { ${hiveFields} } } ${failure} } }`,
    { id, revision, input },
    as,
  );
const deleteHive = (id: string, as = anna) =>
  house.ask(`mutation ($id: ID!) { deleteHive(id: $id) { ... on Done { done } ${failure} } }`, { id }, as);
const hiveOf = async (id: string, as = anna) =>
  (await house.ask(`query ($id: ID!) { hive(id: $id) { ${hiveFields} } }`, { id }, as)).data.hive;
const apiariesOf = async (as: TestUser) =>
  (await house.ask(`{ apiaries { ${apiaryFields} hives { ${hiveFields} } } }`, {}, as)).data.apiaries;

/** An apiary of its own for a test. */
async function newApiary(wishes = {}) {
  const { data } = await createApiary(anApiary(wishes));
  return data.createApiary;
}

test('who has nothing gets an empty list, and a visitor is told to sign in', async () => {
  expect(await apiariesOf(bram)).toEqual([]);
  const { data, errors } = await house.ask('{ apiaries { id } }');
  expect(data).toBeNull();
  expect(errors?.[0].extensions.code).toBe('NOT_SIGNED_IN');
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

test('the same apiary sent twice is made once, another one under the same id is refused', async () => {
  const input = anApiary({ name: 'Once' });
  const [first, second] = [await createApiary(input), await createApiary(input)];
  expect(second.data.createApiary).toEqual(first.data.createApiary);
  const { data } = await createApiary({ ...input, name: 'Twice' });
  expect(data.createApiary).toMatchObject({ code: 'KEY_REUSED' });
});

test('an apiary without hives, place or colour is an apiary too', async () => {
  const { clientId } = anApiary();
  const { data } = await createApiary({
    clientId,
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
    { hives: { ...anHives(), layers: [{ kind: 'BROOD', frameCount: 25 }] } },
    { path: 'hives.layers.0.frameCount', code: 'too_large', limit: 24 },
  ],
  [
    { hives: { ...anHives(), dimensions: { frameWidthCm: 101 } } },
    { path: 'hives.dimensions.frameWidthCm', code: 'too_large', limit: 100 },
  ],
])('what is wrong with a new apiary stands at its field: %j', async (wrong, problem) => {
  const { data, errors } = await createApiary(anApiary(wrong));
  expect(errors).toBeUndefined();
  expect(data.createApiary).toMatchObject({ code: 'INVALID_INPUT', fields: [{ limit: null, ...problem }] });
});

function anHives() {
  return { amount: 1, prefix: 'Hive', firstNumber: 1, layers: threeLayers };
}

test('a hive is made in an apiary, and edited as a whole', async () => {
  const { id: apiaryId } = await newApiary();
  const { data } = await createHive(aHive(apiaryId, { color: '#b7701f', order: 7, typeId: '45' }));
  const hive = data.createHive;
  expect(hive).toMatchObject({
    name: 'Alone',
    color: '#b7701f',
    order: 7,
    revision: 1,
    type: { key: 'dadant' },
  });
  const edit = anEdit(apiaryId, {
    layers: [
      { kind: 'HONEY', frameCount: 9 },
      { ...hive.layers[2], frameCount: 12 },
    ],
    dimensions: { broodBoxWidthCm: 47.3 },
  });
  const { data: after } = await updateHive(hive.id, hive.revision, edit);
  expect(after.updateHive).toMatchObject({
    id: hive.id,
    revision: 2,
    name: 'Renamed',
    color: null,
    order: null,
    layers: [
      { kind: 'HONEY', frameCount: 9 },
      { id: hive.layers[2].id, kind: 'BROOD', frameCount: 12, color: '#d80d0d' },
    ],
    dimensions: { broodBoxWidthCm: 47.3, broodBoxDepthCm: null },
    // Its build was changed, which is noted as an inspection.
    inspectionCount: 1,
  });
  expect(await hiveOf(hive.id)).toEqual(after.updateHive);
});

test('an edit of what somebody changed meanwhile shows their version and changes nothing', async () => {
  const { id: apiaryId, hives } = await newApiary();
  const [hive] = hives;
  await updateHive(hive.id, 1, anEdit(apiaryId, { name: 'Theirs' }));
  const { data } = await updateHive(hive.id, 1, anEdit(apiaryId, { name: 'Mine' }));
  expect(data.updateHive.current).toMatchObject({ id: hive.id, revision: 2, name: 'Theirs' });
  expect((await hiveOf(hive.id)).name).toBe('Theirs');
});

test.each([
  [{ name: '' }, { path: 'name', code: 'required' }],
  [{ order: -1 }, { path: 'order', code: 'too_small', limit: 0 }],
  [{ typeId: '999999999999' }, { path: 'typeId', code: 'unknown_choice' }],
  [{ apiaryId: 'x' }, { path: 'apiaryId', code: 'unknown_choice' }],
  [{ timeZone: 'Mars/Base' }, { path: 'timeZone', code: 'unknown_choice' }],
  [{ layers: [{ id: '999999', kind: 'BROOD' }] }, { path: 'layers.0.id', code: 'unknown_choice' }],
])('what is wrong with an edited hive stands at its field: %j', async (wrong, problem) => {
  const { id: apiaryId, hives } = await newApiary();
  const { data } = await updateHive(hives[0].id, 1, anEdit(apiaryId, wrong));
  expect(data.updateHive).toMatchObject({ code: 'INVALID_INPUT', fields: [{ limit: null, ...problem }] });
});

test('a deleted hive is gone', async () => {
  const { hives } = await newApiary();
  expect((await deleteHive(hives[0].id)).data.deleteHive).toEqual({ done: true });
  expect(await hiveOf(hives[0].id)).toBeNull();
  expect((await deleteHive(hives[0].id)).data.deleteHive).toMatchObject({ code: 'NOT_FOUND' });
});

test("another person's things are as if they were not there", async () => {
  const { id: apiaryId, hives } = await newApiary();
  const { id } = hives[0];
  for (const foreign of [id, '2147483647', '99999999999999999999', 'x', '-1', '']) {
    expect(await hiveOf(foreign, bram)).toBeNull();
    expect((await updateHive(foreign, 1, anEdit(apiaryId), bram)).data.updateHive).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await deleteHive(foreign, bram)).data.deleteHive).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await createHive(aHive(apiaryId), bram)).data.createHive).toMatchObject({ code: 'NOT_FOUND' });
  expect(await hiveOf(id)).toMatchObject({ id, revision: 1 });
  expect(await apiariesOf(bram)).toEqual([]);
});

test('the queen and the newest inspection are told in clean words', async () => {
  const { id: apiaryId, hives } = await newApiary();
  const { id } = hives[0];
  const queen = {
    name: 'Beatrix',
    race_id: 924,
    birth_date: '2025-05-01',
    color: '#7ed321',
    clipped: 1,
    fertilized: 0,
  };
  const body = { name: 'Orchard 9', location_id: Number(apiaryId), queen };
  expect((await house.api.request('PATCH', `/api/hives/${id}`, { as: anna, body })).status).toBe(200);
  const inspection = {
    date: '2026-06-03 14:05',
    timezone: 'Europe/Amsterdam',
    hive_ids: [Number(id)],
    impression: 3,
    attention: 1,
    notes: 'Calm.',
    reminder: 'Add a super',
    reminder_date: '2026-12-10 09:00',
    items: {},
  };
  expect(
    (await house.api.request('POST', '/api/inspections/store', { as: anna, body: inspection })).status,
  ).toBe(201);
  expect(await hiveOf(id)).toMatchObject({
    queen: {
      name: 'Beatrix',
      race: { key: 'carnica' },
      birthDate: '2025-05-01',
      color: '#7ed321',
      isClipped: true,
      isFertilized: false,
      line: null,
    },
    inspectionCount: 1,
    lastInspection: {
      inspectedAt: '2026-06-03T14:05:00+02:00',
      impression: 9,
      needsAttention: true,
      notes: 'Calm.',
      reminder: 'Add a super',
      reminderAt: '2026-12-10T09:00:00+01:00',
    },
  });
});

test('the catalogue is told in the language of the person', async () => {
  const catalogueIn = async (language: string) => {
    const query =
      '{ hiveCatalogue { hiveTypes { key name group dimensions { frameWidthCm broodBoxWidthCm } } beeRaces { key name } } }';
    const answer = await house.post(
      { query },
      { authorization: `Bearer ${anna.token}`, 'accept-language': language },
    );
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer.
    return ((await answer.json()) as any).data.hiveCatalogue;
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
  const front = await startFaultyFront(house.restUrl);
  const gateway = createGateway({ restUrl: front.url, documents: new Map(), isDevelopment: true });
  front.next('none', 503, 503);
  const query = 'query ($id: ID!) { hive(id: $id) { name type { name } } }';
  const { data, errors } = await ask(gateway, query, { id: hives[0].id }, anna);
  expect(data).toEqual({ hive: { name: 'Orchard 9', type: null } });
  expect(errors).toMatchObject([{ path: ['hive', 'type'], extensions: { code: 'MAINTENANCE' } }]);
  await gateway.close();
  await front.close();
});
