import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { anApiary } from '../hives/test-inputs.ts';
import { aTreatment } from './test-entry.ts';
import { registersOperations } from './test-operations.ts';

let service: TestGateway;
let anna: TestUser;
let hive: string;
beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
  const { data } = await service.ask(
    'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { ... on Apiary { hives { id } } } }',
    { input: anApiary() },
    anna,
  );
  hive = data.createApiary.hives[0].id;
}, 30_000);
afterAll(() => service.close());

const ask = async (name: string, variables = {}) =>
  (await service.ask(registersOperations[name] ?? '', variables, anna)).data[name];

test('an entry is listed, is on the sheet of its year, and starts a withdrawal period', async () => {
  const made = await ask('createTreatment', { input: aTreatment([hive]) });
  expect(made).toMatchObject({
    number: 1,
    kind: 'TREATMENT',
    hives: [{ hiveId: hive }],
    treatment: { method: 'TRICKLING' },
  });
  expect(await ask('registerEntries', { kind: 'TREATMENT', year: 2026 })).toEqual({
    ...{ hive: null, entries: [made], next: null },
  });
  expect(await ask('registerEntry', { id: made.id })).toEqual(made);
  expect(await ask('registerEntry', { id: '0' })).toBeNull();
  expect(await ask('registerSheet', { year: 2026 })).toEqual({
    ...{ hive: null, entries: [made], hash: made.hash, broken: null },
  });
  expect(await ask('honeyWaits')).toMatchObject([
    { hiveId: hive, from: '2026-05-01', honeyFrom: '2026-05-14' },
  ]);
});

test('the book of a hive names it as it is called now, also without an entry of its own', async () => {
  const { data } = await service.ask(
    'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { ... on Apiary { hives { id name } } } }',
    { input: anApiary() },
    anna,
  );
  const [{ id: hiveId, name }] = data.createApiary.hives;
  const nameless = { hive: { id: hiveId, name }, entries: [] };
  expect(await ask('registerEntries', { hiveId })).toMatchObject(nameless);
  expect(await ask('registerSheet', { hiveId })).toMatchObject(nameless);
  expect(await ask('registerSheet', { hiveId: '999999' })).toMatchObject({ hive: null, entries: [] });
});

test('honey that has to wait asks for a reason at its field, and says it afterwards', async () => {
  const input = { hiveIds: [hive], day: '2026-05-10', kilograms: 10, lot: 'A', isHeather: false };
  expect(await ask('createHarvest', { input })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'withdrawalReason', code: 'required' }],
  });
  const explained = { ...input, withdrawalReason: 'For the bees', frames: [{ hiveId: hive, count: 4 }] };
  const made = await ask('createHarvest', { input: explained });
  expect(made).toMatchObject({
    hives: [{ frames: 4 }],
    harvest: { withdrawalReason: 'For the bees', kilograms: 10 },
  });
  const struck = await ask('strikeRegisterEntry', { id: made.id, reason: 'Written twice' });
  expect(struck).toMatchObject({ isStruck: true, corrects: made.number, correctionReason: 'Written twice' });
});

test('mites are counted per hive, and stand in the season of their year', async () => {
  const counts = [{ hiveId: hive, mites: 6, bees: 300, isBroodless: false }];
  const made = await ask('createMiteCount', { input: { day: '2026-05-20', method: 'WASH', counts } });
  expect(made).toMatchObject({
    ...{ kind: 'MITE_COUNT', miteCount: { method: 'WASH', days: null, recountDay: null } },
    hives: [{ hiveId: hive, mites: { mites: 6, bees: 300, isBroodless: false } }],
  });
  expect(await ask('miteSeason', { year: 2026 })).toMatchObject({
    counts: [{ entryId: made.id, hiveId: hive, day: '2026-05-20', mites: 6, method: 'WASH' }],
    treatments: [{ hiveIds: [hive], lastDay: '2026-05-03', product: 'Oxalic acid 3.5 %' }],
  });
  const many = [{ ...counts[0], mites: 301 }];
  expect(
    await ask('createMiteCount', { input: { day: '2026-05-20', method: 'WASH', counts: many } }),
  ).toMatchObject({
    fields: [{ path: `counts.${hive}.mites`, code: 'more_mites_than_bees' }],
  });
});

test('thresholds are the usual ones until a person changes them, also when a setting holds nonsense', async () => {
  const usual = await ask('miteThresholds');
  expect(usual).toMatchObject({ isOwn: false, sample: [{ fromMonth: 3, amber: 2, red: 3 }, {}, {}] });
  await service.api.request('POST', '/api/settings', {
    as: anna,
    body: { mite_thresholds: '{"sample": 3}' },
  });
  expect(await ask('miteThresholds')).toEqual(usual);
  const { isOwn: _, isSouthern: __, ...input } = { ...usual, sample: [{ fromMonth: 1, amber: 1, red: 4 }] };
  expect(await ask('saveMiteThresholds', { input })).toEqual({ ...input, isOwn: true, isSouthern: false });
  expect(await ask('miteThresholds')).toEqual({ ...input, isOwn: true, isSouthern: false });
  const crossed = { ...input, sample: [{ fromMonth: 1, amber: 4, red: 1 }] };
  expect(await ask('saveMiteThresholds', { input: crossed })).toMatchObject({
    ...{ code: 'INVALID_INPUT', fields: [{ path: 'sample.0.red', code: 'too_small' }] },
  });
});

test.each([
  ['Chile', 'cl', { latitude: -36.6, longitude: -72.1 }],
  ['South Africa', 'za', { latitude: -33.9, longitude: 18.9 }],
  ['New Zealand', 'nz', undefined],
])('thresholds that nobody has changed follow the seasons of %s', async (_, country, coordinates) => {
  const keeper = await aUser(service.api);
  const { address } = anApiary();
  const input = { ...anApiary(), address: { ...address, country }, coordinates };
  await service.ask(
    'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { __typename } }',
    { input },
    keeper,
  );
  const { data } = await service.ask(registersOperations.miteThresholds ?? '', {}, keeper);
  expect(data.miteThresholds).toMatchObject({
    isSouthern: true,
    sample: [
      { fromMonth: 3, amber: 1.5, red: 2.5 },
      { fromMonth: 5, amber: 1, red: 2 },
      { fromMonth: 9, amber: 2, red: 3 },
    ],
  });
});
