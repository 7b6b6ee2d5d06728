import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { anApiary } from '../hives/test-inputs.ts';
import { aTreatment } from './test-entry.ts';
import { registersOperations } from './test-operations.ts';

let house: TestGateway;
let anna: TestUser;
let hive: string;
beforeAll(async () => {
  house = await startTestGateway();
  anna = await aUser(house.api);
  const { data } = await house.ask(
    'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { ... on Apiary { hives { id } } } }',
    { input: anApiary() },
    anna,
  );
  hive = data.createApiary.hives[0].id;
}, 30_000);
afterAll(() => house.close());

const ask = async (name: string, variables = {}) =>
  (await house.ask(registersOperations[name] ?? '', variables, anna)).data[name];

test('what is written is listed, stands on the sheet of its year, and keeps the honey waiting', async () => {
  const made = await ask('createTreatment', { input: aTreatment([hive]) });
  expect(made).toMatchObject({
    number: 1,
    kind: 'TREATMENT',
    hives: [{ hiveId: hive }],
    treatment: { method: 'TRICKLING' },
  });
  expect(await ask('registerEntries', { kind: 'TREATMENT', year: 2026 })).toEqual({
    entries: [made],
    next: null,
  });
  expect(await ask('registerEntry', { id: made.id })).toEqual(made);
  expect(await ask('registerEntry', { id: '0' })).toBeNull();
  expect(await ask('registerSheet', { year: 2026 })).toEqual({
    entries: [made],
    hash: made.hash,
    broken: null,
  });
  expect(await ask('honeyWaits')).toMatchObject([
    { hiveId: hive, from: '2026-05-01', honeyFrom: '2026-05-14' },
  ]);
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
