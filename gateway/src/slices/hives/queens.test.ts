import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { hiveActions } from './test-actions.ts';

let service: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  [anna, bram] = [await aUser(service.api), await aUser(service.api)];
});
afterAll(() => service.close());

const { hiveOf, newApiary } = hiveActions(() => ({ service, anna }));
const fields =
  'id revision name race { id key } birthDate color isClipped isFertilized line tree description';
const failure = '... on Failure { code fields { path code } }';
const beatrix = {
  name: 'Beatrix',
  raceId: '924',
  birthDate: '2025-06-01',
  color: '#4a90e2',
  isClipped: true,
  isFertilized: true,
  line: 'B12',
  tree: 'B12 x T3',
  description: 'Calm daughters.',
};

const createQueen = async (hiveId: string, input: unknown, as = anna) =>
  (
    await service.ask(
      `mutation ($hiveId: ID!, $input: QueenInput!) {
        createQueen(hiveId: $hiveId, input: $input) { ... on Queen { ${fields} } ${failure} } }`,
      { hiveId, input },
      as,
    )
  ).data.createQueen;
const updateQueen = async (id: string, input: unknown, as = anna, revision = 1) =>
  (
    await service.ask(
      `mutation ($id: ID!, $revision: Int!, $input: QueenInput!) {
        updateQueen(id: $id, revision: $revision, input: $input) {
          ... on Queen { ${fields} } ... on QueenConflict { current { ${fields} } } ${failure} } }`,
      { id, revision, input },
      as,
    )
  ).data.updateQueen;
const queensOf = async (hiveId: string, as = anna) =>
  (await service.ask(`query ($hiveId: ID!) { hiveQueens(hiveId: $hiveId) { ${fields} } }`, { hiveId }, as))
    .data.hiveQueens;
const newHive = async () => (await newApiary()).hives[0];

test('a queen is read as she was written, and the hive has her', async () => {
  const { id } = await newHive();
  const made = await createQueen(id, beatrix);
  const { raceId, ...otherFields } = beatrix;
  expect(made).toMatchObject({ ...otherFields, race: { id: raceId, key: 'carnica' } });
  expect(await queensOf(id)).toEqual([made]);
  expect((await hiveOf(id)).queen).toMatchObject({ id: made.id, name: 'Beatrix' });
});

test('a new queen comes first, and the one before her remains known', async () => {
  const { id } = await newHive();
  await createQueen(id, { ...beatrix, name: 'Old' });
  await createQueen(id, { name: 'Young', isClipped: false, isFertilized: false });
  expect((await queensOf(id)).map(({ name }: { name: string }) => name)).toEqual(['Young', 'Old']);
});

test('an edit takes away what it leaves out', async () => {
  const { id } = await newHive();
  const made = await createQueen(id, beatrix);
  const changed = await updateQueen(made.id, { name: 'Juliana', isClipped: false, isFertilized: true });
  expect(changed).toMatchObject({
    name: 'Juliana',
    birthDate: null,
    color: null,
    line: null,
    isClipped: false,
  });
  expect(changed.race.key).toBe('other');
});

test('an edit of an older version shows the newer and changes nothing', async () => {
  const { id } = await newHive();
  const made = await createQueen(id, beatrix);
  const theirs = await updateQueen(made.id, { ...beatrix, name: 'Juliana' });
  expect([made.revision, theirs.revision]).toEqual([1, 2]);
  expect(await updateQueen(made.id, { ...beatrix, name: 'Amalia' })).toEqual({ current: theirs });
  expect(await queensOf(id)).toEqual([theirs]);
  const mine = await updateQueen(made.id, { ...beatrix, name: 'Amalia' }, anna, theirs.revision);
  expect(mine).toMatchObject({ name: 'Amalia', revision: 3 });
});

test.each([
  [{ birthDate: '2199-01-01' }, { path: 'birthDate', code: 'date_in_future' }],
  [{ birthDate: 'in May' }, { path: 'birthDate', code: 'not_a_date' }],
  [{ raceId: '46' }, { path: 'raceId', code: 'unknown_choice' }],
  [{ raceId: 'x' }, { path: 'raceId', code: 'unknown_choice' }],
  [{ name: 'x'.repeat(31) }, { path: 'name', code: 'too_long' }],
])('%j is refused at its field', async (wrong, problem) => {
  const { id } = await newHive();
  expect(await createQueen(id, { ...beatrix, ...wrong })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [problem],
  });
  expect(await queensOf(id)).toEqual([]);
});

test("somebody else's hive and queen are not there", async () => {
  const { id } = await newHive();
  const made = await createQueen(id, beatrix);
  expect(await queensOf(id, bram)).toEqual([]);
  expect(await createQueen(id, beatrix, bram)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await updateQueen(made.id, beatrix, bram)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await queensOf('none')).toEqual([]);
});
