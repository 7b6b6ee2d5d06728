import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { inspectionActions } from './test-actions.ts';
import { itemIds } from './test-inputs.ts';

let service: TestGateway;
let anna: TestUser;
let hives: { id: string }[];

const { newHives, recorded } = inspectionActions(() => ({ service, anna }));

/** Seven inspections of two hives, on seven days, graded 1 to 7. */
beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
  hives = await newHives(2);
  for (let n = 1; n <= 7; n += 1) {
    await recorded(hives[n % 2]?.id ?? '', {
      inspectedAt: `2026-05-0${n}T10:00:00Z`,
      impression: n,
      needsAttention: n === 2,
      reminder: n === 3 ? 'Look again' : null,
      reminderAt: null,
      notes: n === 4 ? 'Chalk brood' : null,
      items: [{ itemId: itemIds.volume, value: String(n) }],
    });
  }
});
afterAll(() => service.close());

const diary = async (args: string) => {
  const query = `{ diary${args} { totalCount endCursor hasNextPage nodes { impression items { value } } } }`;
  const { data, errors } = await service.ask(query, {}, anna);
  return data ? data.diary : errors;
};
const grades = (page: { nodes: { impression: number }[] }) => page.nodes.map(({ impression }) => impression);

test('the diary runs from the newest to the oldest, page by page, and leaves nothing out', async () => {
  const first = await diary('(first: 3)');
  expect([grades(first), first.totalCount, first.hasNextPage]).toEqual([[7, 6, 5], 7, true]);
  const second = await diary(`(first: 3, after: "${first.endCursor}")`);
  expect([grades(second), second.hasNextPage]).toEqual([[4, 3, 2], true]);
  const third = await diary(`(first: 50, after: "${second.endCursor}")`);
  expect([grades(third), third.hasNextPage, third.endCursor]).toEqual([[1], false, null]);
});

test('the diary has the answers of every inspection where they are requested', async () => {
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
  ['{ firstDay: "2026-05-03", lastDay: "2026-05-05" }', [5, 4, 3]],
  ['{ authorId: "2147483647" }', []],
  ['{ apiaryId: "nonsense" }', []],
  ['{ moods: [] }', [7, 6, 5, 4, 3, 2, 1]],
  ['{ search: "chalk" }', [4]],
  ['{ search: "  " }', [7, 6, 5, 4, 3, 2, 1]],
  ['{ search: "\' or 1=1 --" }', []],
  ['{ hiveId: "nonsense" }', []],
])('the diary is narrowed by %s', async (filter, expected) => {
  expect(grades(await diary(`(filter: ${filter})`))).toEqual(expected);
});

test('the diary is narrowed to a hive', async () => {
  expect(grades(await diary(`(filter: { hiveId: "${hives[0]?.id}" })`))).toEqual([6, 4, 2]);
});

test('the diary refuses a cursor that it did not give', async () => {
  for (const cursor of ['0x30', 'x', '-1x30', '1x30; drop']) {
    expect((await diary(`(after: "${cursor}")`))[0].extensions.code).toBe('INVALID_INPUT');
  }
});

test('the diary takes the nearest page size that the service has', async () => {
  expect(grades(await diary('(first: 0)'))).toEqual([7]);
  expect(grades(await diary('(first: -5)'))).toEqual([7]);
});

test('the diary of a hive is a table: inspections as columns, their answers as rows', async () => {
  const query = `query ($id: ID!, $page: Int) { hive(id: $id) { name inspectionTable(page: $page, pageSize: 2) {
    page pageCount totalCount columns { impression items { value } }
    rows { category ancestors name input cells { value text unit } } } } }`;
  const table = async (page: number) =>
    (await service.ask(query, { id: hives[0]?.id, page }, anna)).data.hive.inspectionTable;
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

test('the newest inspections of all hives have all their answers, and the names of the items', async () => {
  const query = `query ($first: Int) { newestInspections(first: $first) { columns { impression hive { id } items { itemId value text } }
    items { itemId category ancestors name input } } }`;
  const { columns, items } = (await service.ask(query, { first: 2 }, anna)).data.newestInspections;
  expect(columns).toMatchObject([
    { impression: 7, items: [{ itemId: itemIds.volume, value: '7', text: '7' }] },
    { impression: 6, items: [{ itemId: itemIds.volume, value: '6', text: '6' }] },
  ]);
  expect(items).toEqual([
    {
      itemId: itemIds.volume,
      category: 'Food',
      ancestors: ['Feeding'],
      name: expect.stringMatching(/volume/i),
      input: 'NUMBER_1_DECIMALS',
    },
  ]);
  const all = (await service.ask(query, {}, anna)).data.newestInspections;
  expect(all.columns.length).toBeGreaterThan(2);
  const ofBram = (await service.ask(query, {}, await aUser(service.api))).data.newestInspections;
  expect(ofBram).toEqual({ columns: [], items: [] });
});

test('a table has an empty cell where an inspection lacks an answer', async () => {
  const hive = await newHives(1);
  const id = hive[0]?.id ?? '';
  await recorded(id, { items: [{ itemId: itemIds.volume, value: '1' }] });
  await recorded(id, { items: [{ itemId: itemIds.stockStatus, value: '1' }] });
  const { data } = await service.ask(
    'query ($id: ID!) { hive(id: $id) { inspectionTable { rows { ancestors cells { text } } } } }',
    { id },
    anna,
  );
  const { rows } = data.hive.inspectionTable;
  expect(rows).toHaveLength(2);
  for (const { cells } of rows) expect(cells.filter((cell: unknown) => cell === null)).toHaveLength(1);
});
