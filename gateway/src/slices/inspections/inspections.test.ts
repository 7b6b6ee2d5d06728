import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { inspectionActions } from './test-actions.ts';
import { anInspection, aRecord, itemIds } from './test-inputs.ts';

let service: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  [anna, bram] = [await aUser(service.api), await aUser(service.api)];
});
afterAll(() => service.close());

const { create, update, remove, inspectionOf, newHive, recorded } = inspectionActions(() => ({
  service,
  anna,
}));

test('an inspection is recorded, and read as it was recorded', async () => {
  const hiveId = await newHive();
  const made = await recorded(hiveId);
  expect(made).toEqual({
    id: expect.any(String),
    revision: 1,
    inspectedAt: '2026-06-03T14:05:00+02:00',
    timeZone: 'Europe/Amsterdam',
    impression: 7,
    needsAttention: true,
    notes: 'Calm on the frames.',
    reminder: 'Add a super',
    reminderAt: '2026-12-10T09:00:00+01:00',
    checklistId: null,
    itemCount: 4,
    isOwner: true,
    canEdit: true,
    hive: { id: hiveId, name: 'Heath 1', apiary: { name: 'Heath' } },
    items: expect.arrayContaining([
      { itemId: itemIds.honeyStock, input: 'BOOLEAN', value: '1', text: 'Yes', unit: null },
      { itemId: itemIds.stockStatus, input: 'SMILEYS_3', value: '3', text: '8-)', unit: null },
      {
        itemId: itemIds.feedingType,
        input: 'SELECT',
        value: '486',
        text: expect.stringMatching(/sugar/i),
        unit: null,
      },
      { itemId: itemIds.volume, input: 'NUMBER_1_DECIMALS', value: '2.5', text: '2.5', unit: 'l' },
    ]),
  });
  expect(await inspectionOf(made.id)).toEqual(made);
});

test('a time has the same instant, in the zone of the person who recorded it', async () => {
  const hiveId = await newHive();
  const { inspectedAt, reminderAt } = await recorded(hiveId, {
    inspectedAt: '2026-01-15T23:30:00Z',
    timeZone: 'Australia/Adelaide',
    reminderAt: '2026-07-01T00:00:00Z',
  });
  expect([inspectedAt, reminderAt]).toEqual(['2026-01-16T10:00:00+10:30', '2026-07-01T09:30:00+09:30']);
});

test('what was not said stays unsaid, and no is not the same as nothing', async () => {
  const hiveId = await newHive();
  const bare = { impression: null, notes: null, reminder: null, reminderAt: null, items: [] };
  expect(await recorded(hiveId, { ...bare, needsAttention: null })).toMatchObject({
    impression: null,
    needsAttention: null,
    notes: null,
    reminder: null,
    reminderAt: null,
    items: [],
    itemCount: 0,
  });
  expect(await recorded(hiveId, { ...bare, needsAttention: false })).toMatchObject({ needsAttention: false });
});

test('an edit replaces the whole; one of an older version shows the newer and changes nothing', async () => {
  const { id } = await recorded(await newHive());
  const edit = anInspection({
    notes: 'Later thought',
    impression: null,
    items: [{ itemId: itemIds.volume, value: '3' }],
  });
  const { data } = await update(id, 1, edit);
  expect(data.updateInspection).toMatchObject({
    id,
    revision: 2,
    notes: 'Later thought',
    impression: null,
    items: [{ itemId: itemIds.volume, value: '3' }],
  });
  const late = await update(id, 1, anInspection({ notes: 'Too late' }));
  expect(late.data.updateInspection).toEqual({ current: data.updateInspection });
  expect(await inspectionOf(id)).toEqual(data.updateInspection);
});

test.each([
  [{ impression: 11 }, { path: 'inspection.impression', code: 'too_large', limit: 10 }],
  [{ inspectedAt: '2199-01-01T00:00:00Z' }, { path: 'inspection.inspectedAt', code: 'date_in_future' }],
  [{ timeZone: 'Mars/Base' }, { path: 'inspection.timeZone', code: 'unknown_choice' }],
  [{ notes: 'x'.repeat(2501) }, { path: 'inspection.notes', code: 'too_long', limit: 2500 }],
  [{ reminder: 'x'.repeat(101) }, { path: 'inspection.reminder', code: 'too_long', limit: 100 }],
  [{ checklistId: 'x' }, { path: 'inspection.checklistId', code: 'unknown_choice' }],
  [
    {
      items: [
        { itemId: itemIds.honeyStock, value: '1' },
        { itemId: itemIds.volume, value: 'much' },
      ],
    },
    { path: `inspection.items.${itemIds.volume}`, code: 'not_a_number' },
  ],
  [{ items: [{ itemId: 'x', value: '1' }] }, { path: 'inspection.items.x', code: 'unknown_choice' }],
])('a fault of an inspection is reported at its field: %j', async (wrong, problem) => {
  const hiveId = await newHive();
  const created = await create(aRecord(hiveId, wrong));
  expect(created.data.createInspection).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ limit: null, ...problem }],
  });
  const { id } = await recorded(hiveId);
  const updated = await update(id, 1, anInspection(wrong));
  expect(updated.data.updateInspection).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ limit: null, ...problem }],
  });
});

test("another person's inspections, hives and checklists are as if they were not there", async () => {
  const hiveId = await newHive();
  const { id } = await recorded(hiveId);
  for (const foreign of [id, '2147483647', '99999999999', 'x', '']) {
    expect(await inspectionOf(foreign, bram)).toBeNull();
    expect((await update(foreign, 1, anInspection(), bram)).data.updateInspection.code).toBe('NOT_FOUND');
    expect((await remove(foreign, bram)).data.deleteInspection.code).toBe('NOT_FOUND');
    const { data } = await service.ask(
      'query ($id: ID) { checklist(id: $id) { id } }',
      { id: foreign || 'x' },
      bram,
    );
    expect(data.checklist).toBeNull();
  }
  expect((await create(aRecord(hiveId), bram)).data.createInspection.code).toBe('NOT_FOUND');
  expect((await create(aRecord('x'), bram)).data.createInspection.fields[0].path).toBe('hiveId');
  const diary = await service.ask(
    '{ diary { totalCount nodes { id } endCursor hasNextPage } hives { id } }',
    {},
    bram,
  );
  expect(diary.data).toEqual({
    diary: { totalCount: 0, nodes: [], endCursor: null, hasNextPage: false },
    hives: [],
  });
});

test('a deleted inspection is gone', async () => {
  const { id } = await recorded(await newHive());
  expect((await remove(id)).data.deleteInspection).toEqual({ done: true });
  expect(await inspectionOf(id)).toBeNull();
  expect((await remove(id)).data.deleteInspection.code).toBe('NOT_FOUND');
});

test('an impossible revision is reported by its own name', async () => {
  const { id } = await recorded(await newHive());
  const { data } = await update(id, -1, anInspection());
  expect(data.updateInspection).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'revision' }] });
});

describe('many hives at once', () => {
  const many = (input: unknown) =>
    service.ask(
      `mutation ($input: CreateInspectionsInput!) { createInspections(input: $input) {
        ... on RecordedInspections { inspections { id hiveId } } ... on Failure { code fields { path code } } } }`,
      { input },
      anna,
    );

  test('each gets what is said of all, but for its own; null is not the same as left out', async () => {
    const hives = [await newHive(), await newHive()];
    const { data } = await many({
      inspection: anInspection({ impression: 7, needsAttention: false }),
      hives: [
        { hiveId: hives[0], items: [{ itemId: itemIds.volume, value: null }] },
        { hiveId: hives[1], impression: null, needsAttention: true, notes: 'Weak' },
      ],
    });
    const recordedHives = data.createInspections.inspections.map(({ hiveId }: { hiveId: string }) => hiveId);
    expect(recordedHives).toEqual(hives);
    const [first, second] = await Promise.all(
      data.createInspections.inspections.map(({ id }: { id: string }) => inspectionOf(id)),
    );
    expect(first).toMatchObject({ impression: 7, needsAttention: false, itemCount: 3 });
    expect(second).toMatchObject({ impression: null, needsAttention: true, notes: 'Weak', itemCount: 4 });
  });

  test('a fault is reported at its place in the input, and nothing is recorded', async () => {
    const [own, others] = [await newHive(), await newHive(bram)];
    const wrong = [{ itemId: itemIds.volume, value: 'many' }];
    const faulty = await many({ inspection: anInspection(), hives: [{ hiveId: own, items: wrong }] });
    expect(faulty.data.createInspections).toEqual({
      code: 'INVALID_INPUT',
      fields: [{ path: `hives.0.items.${itemIds.volume}`, code: 'not_a_number' }],
    });
    const strange = await many({ inspection: anInspection(), hives: [{ hiveId: own }, { hiveId: others }] });
    expect(strange.data.createInspections.fields).toEqual([{ path: 'hives.1.hiveId', code: 'hive_gone' }]);
    const { data } = await service.ask(
      'query ($id: ID!) { hive(id: $id) { inspectionCount } }',
      { id: own },
      anna,
    );
    expect(data.hive.inspectionCount).toBe(0);
  });
});

test('an earlier answer of a hive has its day', async () => {
  const hiveId = await newHive();
  const query = `query ($id: ID!) { hive(id: $id) { lastAnswers { inspection { impression nextNotes }
    items { inspectedAt item { itemId value } } } } }`;
  const before = await service.ask(query, { id: hiveId }, anna);
  expect(before.data.hive.lastAnswers).toEqual({ inspection: null, items: [] });
  await recorded(hiveId, {
    nextNotes: 'Look for cells',
    items: [{ itemId: itemIds.volume, value: '2.5' }],
  });
  const { data } = await service.ask(query, { id: hiveId }, anna);
  expect(data.hive.lastAnswers).toEqual({
    inspection: { impression: 7, nextNotes: 'Look for cells' },
    items: [{ inspectedAt: '2026-06-03T14:05:00+02:00', item: { itemId: itemIds.volume, value: '2.5' } }],
  });
});

test('a sample gets a code, which the hive then shows; a deleted one is gone', async () => {
  const hiveId = await newHive();
  const ask = (document: string, variables: Record<string, unknown>) =>
    service.ask(document, variables, anna);
  const made = await ask(
    'mutation ($hiveId: ID!) { makeSampleCode(hiveId: $hiveId) { ... on SampleCode { sampleCode } } }',
    { hiveId },
  );
  expect(made.errors).toBeUndefined();
  const { sampleCode: code } = made.data.makeSampleCode;
  const hive = '{ hives { id sampleCode } }';
  expect((await ask(hive, {})).data.hives).toContainEqual({ id: hiveId, sampleCode: code });
  const remove =
    'mutation ($code: String!) { deleteSampleCode(code: $code) { __typename ... on Failure { code } } }';
  expect((await ask(remove, { code })).data.deleteSampleCode).toEqual({ __typename: 'Done' });
  expect((await ask(remove, { code })).data.deleteSampleCode).toEqual({
    __typename: 'Failure',
    code: 'NOT_FOUND',
  });
});

test('one that was deleted meanwhile is not created again when it is sent again, and the answer says so', async () => {
  const input = { hiveId: await newHive(), inspection: anInspection() };
  const query = `mutation ($input: CreateInspectionInput!) { createInspection(input: $input) {
    __typename ... on Inspection { id } ... on Failure { code } } }`;
  const headers = {
    authorization: `Bearer ${anna.token}`,
    'idempotency-key': '01932c07-20a5-7b3c-8a4e-1f2a3b4c5d60',
  };
  const send = async () =>
    (await (await service.post({ query, variables: { input } }, headers)).json()).data.createInspection;
  const { id } = await send();
  expect(await send()).toEqual({ __typename: 'Inspection', id });
  await service.ask(
    'mutation ($id: ID!) { deleteInspection(id: $id) { ... on Done { done } } }',
    { id },
    anna,
  );
  expect(await send()).toEqual({ __typename: 'Failure', code: 'CHANGED_MEANWHILE' });
});
