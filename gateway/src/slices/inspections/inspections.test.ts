import { aUser, type TestUser } from '@skep/api/testing';
import { aNewcomer } from '../../testing/newcomer.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { anApiary } from '../hives/test-inputs.ts';
import { anInspection, aRecord, itemIds } from './test-inputs.ts';

let house: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  house = await startTestGateway();
  [anna, bram] = [await aUser(house.api), await aUser(house.api)];
}, 30_000);
afterAll(() => house.close());

const itemFields = 'itemId input value text unit';
const inspectionFields = `id revision inspectedAt timeZone impression needsAttention notes reminder reminderAt
  checklistId itemCount isOwner canEdit hive { id name apiary { name } } items { ${itemFields} }`;
const failure = '... on Failure { __typename code fields { path code limit } }';

const create = (input: unknown, as = anna) =>
  house.ask(
    `mutation ($input: CreateInspectionInput!) { createInspection(input: $input) {
      ... on Inspection { ${inspectionFields} } ${failure} } }`,
    { input },
    as,
  );
const update = (id: string, revision: number, inspection: unknown, as = anna) =>
  house.ask(
    `mutation ($id: ID!, $revision: Int!, $input: UpdateInspectionInput!) {
      updateInspection(id: $id, revision: $revision, input: $input) { ... on Inspection { ${inspectionFields} }
        ... on InspectionConflict { current { ${inspectionFields} } } ${failure} } }`,
    { id, revision, input: { inspection } },
    as,
  );
const remove = (id: string, as = anna) =>
  house.ask(
    `mutation ($id: ID!) { deleteInspection(id: $id) { ... on Done { done } ${failure} } }`,
    { id },
    as,
  );
const inspectionOf = async (id: string, as = anna) =>
  (await house.ask(`query ($id: ID!) { inspection(id: $id) { ${inspectionFields} } }`, { id }, as)).data
    .inspection;

async function newHives(amount: number, as = anna): Promise<{ id: string; name: string }[]> {
  const input = anApiary({ name: 'Heath', hives: { amount, prefix: 'Heath', firstNumber: 1, layers: [] } });
  const { data } = await house.ask(
    'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { ... on Apiary { hives { id name } } } }',
    { input },
    as,
  );
  return data.createApiary.hives;
}

async function newHive(as = anna): Promise<string> {
  return (await newHives(1, as))[0]?.id ?? '';
}

async function recorded(hiveId: string, wishes = {}) {
  const { data } = await create(aRecord(hiveId, wishes));
  expect(data.createInspection.code).toBeUndefined();
  return data.createInspection;
}

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

test('a time keeps its instant, told in the zone of who recorded it', async () => {
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

test('the same inspection sent twice is recorded once', async () => {
  const input = aRecord(await newHive());
  const [first, second] = [await create(input), await create(input)];
  expect(second.data).toEqual(first.data);
  const { data } = await create({ ...input, inspection: anInspection({ notes: 'Other' }) });
  expect(data.createInspection.code).toBe('KEY_REUSED');
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
    { path: 'inspection.items.1.value', code: 'not_a_number' },
  ],
  [{ items: [{ itemId: 'x', value: '1' }] }, { path: 'inspection.items.0.value', code: 'unknown_choice' }],
])('what is wrong with an inspection stands at its field: %j', async (wrong, problem) => {
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
    const { data } = await house.ask(
      'query ($id: ID) { checklist(id: $id) { id } }',
      { id: foreign || 'x' },
      bram,
    );
    expect(data.checklist).toBeNull();
  }
  expect((await create(aRecord(hiveId), bram)).data.createInspection.code).toBe('NOT_FOUND');
  expect((await create(aRecord('x'), bram)).data.createInspection.fields[0].path).toBe('hiveId');
  const diary = await house.ask(
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

describe('the diary', () => {
  let keeper: TestUser;
  let hives: { id: string }[];
  beforeAll(async () => {
    keeper = await aUser(house.api);
    hives = await newHives(2, keeper);
    const day = (n: number) => `2026-05-${String(n).padStart(2, '0')}T10:00:00Z`;
    for (let n = 1; n <= 7; n += 1) {
      const wishes = {
        inspectedAt: day(n),
        impression: n,
        needsAttention: n === 2,
        reminder: n === 3 ? 'Look again' : null,
        reminderAt: null,
        notes: n === 4 ? 'Chalk brood' : null,
        items: [{ itemId: itemIds.volume, value: String(n) }],
      };
      const { data } = await create(aRecord(hives[n % 2]?.id ?? '', wishes), keeper);
      expect(data.createInspection.code).toBeUndefined();
    }
  });

  const diary = async (args: string) => {
    const query = `{ diary${args} { totalCount endCursor hasNextPage nodes { impression items { value } } } }`;
    const { data, errors } = await house.ask(query, {}, keeper);
    return data ? data.diary : errors;
  };
  const grades = (page: { nodes: { impression: number }[] }) =>
    page.nodes.map(({ impression }) => impression);

  test('runs from the newest to the oldest, page by page, and leaves nothing out', async () => {
    const first = await diary('(first: 3)');
    expect([grades(first), first.totalCount, first.hasNextPage]).toEqual([[7, 6, 5], 7, true]);
    const second = await diary(`(first: 3, after: "${first.endCursor}")`);
    expect([grades(second), second.hasNextPage]).toEqual([[4, 3, 2], true]);
    const third = await diary(`(first: 50, after: "${second.endCursor}")`);
    expect([grades(third), third.hasNextPage, third.endCursor]).toEqual([[1], false, null]);
  });

  test('brings the answers of every inspection where they are asked for', async () => {
    const { nodes } = await diary('(first: 3)');
    expect(nodes.map(({ items }: { items: { value: string }[] }) => items)).toEqual([
      [{ value: '7' }],
      [{ value: '6' }],
      [{ value: '5' }],
    ]);
  });

  test.each([
    ['{ needsAttention: true }', [2]],
    ['{ hasReminder: true }', [3]],
    ['{ moods: [SAD] }', [4, 3, 2, 1]],
    ['{ moods: [SAD, NEUTRAL] }', [7, 6, 5, 4, 3, 2, 1]],
    ['{ moods: [HAPPY] }', []],
    ['{ moods: [] }', [7, 6, 5, 4, 3, 2, 1]],
    ['{ search: "chalk" }', [4]],
    ['{ search: "  " }', [7, 6, 5, 4, 3, 2, 1]],
    ['{ search: "\' or 1=1 --" }', []],
    ['{ hiveId: "nonsense" }', []],
  ])('is narrowed by %s', async (filter, expected) => {
    expect(grades(await diary(`(filter: ${filter})`))).toEqual(expected);
  });

  test('is narrowed to a hive', async () => {
    expect(grades(await diary(`(filter: { hiveId: "${hives[0]?.id}" })`))).toEqual([6, 4, 2]);
  });

  test('refuses a cursor that it did not give', async () => {
    for (const cursor of ['0x30', 'x', '-1x30', '1x30; drop']) {
      expect((await diary(`(after: "${cursor}")`))[0].extensions.code).toBe('INVALID_INPUT');
    }
  });

  test('takes the nearest page size that the service has', async () => {
    expect(grades(await diary('(first: 0)'))).toEqual([7]);
    expect(grades(await diary('(first: -5)'))).toEqual([7]);
  });

  test('of a hive is a table: inspections as columns, their answers as rows', async () => {
    const query = `query ($id: ID!, $page: Int) { hive(id: $id) { name inspectionTable(page: $page, pageSize: 2) {
      page pageCount totalCount columns { impression items { value } }
      rows { category ancestors name input cells { value text unit } } } } }`;
    const table = async (page: number) =>
      (await house.ask(query, { id: hives[0]?.id, page }, keeper)).data.hive.inspectionTable;
    expect(await table(1)).toEqual({
      page: 1,
      pageCount: 2,
      totalCount: 3,
      columns: [
        { impression: 6, items: [{ value: '6' }] },
        { impression: 4, items: [{ value: '4' }] },
      ],
      rows: [
        {
          category: 'Food',
          ancestors: ['Feeding'],
          name: expect.stringMatching(/volume/i),
          input: 'NUMBER_1_DECIMALS',
          cells: [
            { value: '6', text: '6', unit: 'l' },
            { value: '4', text: '4', unit: 'l' },
          ],
        },
      ],
    });
    expect((await table(2)).columns).toEqual([{ impression: 2, items: [{ value: '2' }] }]);
    expect(await table(9)).toMatchObject({ totalCount: 3, columns: [], rows: [] });
  });

  test('a table has an empty cell where an inspection lacks an answer', async () => {
    const hive = await newHives(1, keeper);
    const id = hive[0]?.id ?? '';
    await create(aRecord(id, { items: [{ itemId: itemIds.volume, value: '1' }] }), keeper);
    await create(aRecord(id, { items: [{ itemId: itemIds.stockStatus, value: '1' }] }), keeper);
    const { data } = await house.ask(
      'query ($id: ID!) { hive(id: $id) { inspectionTable { rows { ancestors cells { text } } } } }',
      { id },
      keeper,
    );
    const { rows } = data.hive.inspectionTable;
    expect(rows).toHaveLength(2);
    for (const { cells } of rows) expect(cells.filter((cell: unknown) => cell === null)).toHaveLength(1);
  });
});

describe('the checklist to fill in', () => {
  const query = `query ($id: ID) { checklist(id: $id) { id name isOwner items {
    id parentId key name input isRequired unit minimum maximum decimals options { id parentId name } } } }`;

  test('is a flat list: parents before their children, choices with their options', async () => {
    const cor = await aNewcomer(house.api);
    const { data } = await house.ask(query, {}, cor);
    const { items, ...checklist } = data.checklist;
    expect(checklist).toMatchObject({ isOwner: true, name: expect.stringContaining('Cor') });
    const ids: string[] = items.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, { parentId }] of items.entries()) {
      if (parentId !== null) expect(ids.slice(0, index)).toContain(parentId);
    }
    for (const item of items.filter(({ input }: { input: string }) =>
      ['LIST', 'OPTIONS', 'SELECT'].includes(input),
    )) {
      expect([item.key, item.options.length]).toEqual([item.key, expect.any(Number)]);
      expect(item.options.length).toBeGreaterThan(0);
    }
    const volume = items.find(({ id }: { id: string }) => id === itemIds.volume);
    expect(volume).toMatchObject({ input: 'NUMBER_1_DECIMALS', unit: 'l', decimals: 1, options: [] });
    const again = await house.ask(query, { id: data.checklist.id }, cor);
    expect(again.data).toEqual(data);
    expect((await house.ask(query, { id: data.checklist.id }, bram)).data.checklist).toBeNull();
  });

  test('is nothing for a person without one', async () => {
    expect((await house.ask(query, {}, bram)).data).toEqual({ checklist: null });
  });
});

test('a hive that is chosen for an inspection is told by the same words as at home', async () => {
  await newHives(2, bram);
  const { data } = await house.ask(
    '{ hives { id name canEdit inspectionCount apiary { name } layers { kind } } }',
    {},
    bram,
  );
  expect(data.hives.map(({ name }: { name: string }) => name)).toEqual(['Heath 1', 'Heath 2']);
  expect(data.hives[0]).toMatchObject({
    canEdit: true,
    inspectionCount: 0,
    apiary: { name: 'Heath' },
    layers: [],
  });
});
