import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { hiveActions } from './test-actions.ts';

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

const { newApiary, deleteHive } = hiveActions(() => ({ service, anna }));
const fields = 'id number action hive { id name canEdit deviceIds }';
const failure = '... on Failure { code fields { path code limit } }';

const createTag = async (input: unknown, as = anna) =>
  (
    await service.ask(
      `mutation ($input: HiveTagInput!) {
        createHiveTag(input: $input) { ... on HiveTag { ${fields} } ${failure} } }`,
      { input },
      as,
    )
  ).data.createHiveTag;
const updateTag = async (number: string, input: unknown, as = anna) =>
  (
    await service.ask(
      `mutation ($number: String!, $input: HiveTagInput!) {
        updateHiveTag(number: $number, input: $input) { ... on HiveTag { ${fields} } ${failure} } }`,
      { number, input },
      as,
    )
  ).data.updateHiveTag;
const deleteTag = async (number: string, as = anna) =>
  (
    await service.ask(
      `mutation ($number: String!) { deleteHiveTag(number: $number) { ... on Done { done } ${failure} } }`,
      { number },
      as,
    )
  ).data.deleteHiveTag;
const codesOf = async (numbers: string[], as = anna) =>
  (
    await service.ask(
      `mutation ($numbers: [String!]!) {
        hiveTagCodes(numbers: $numbers) { ... on HiveTagCodes { codes { number url } } ${failure} } }`,
      { numbers },
      as,
    )
  ).data.hiveTagCodes;
const scan = async (code: string, as = anna) =>
  (
    await service.ask(
      `query ($code: String!) { scannedHiveTag(code: $code) { number tag { ${fields} } } }`,
      { code },
      as,
    )
  ).data.scannedHiveTag;
const tagsOf = async (as = anna) => (await service.ask(`{ hiveTags { ${fields} } }`, {}, as)).data.hiveTags;
const newHive = async () => (await newApiary()).hives[0];

test('a tag is read as it was written, with its hive', async () => {
  const { id, name } = await newHive();
  const made = await createTag({ number: '7', hiveId: id, action: 'VIEW_INSPECTIONS' });
  expect(made).toEqual({
    id: '07',
    number: '07',
    action: 'VIEW_INSPECTIONS',
    hive: { id, name, canEdit: true, deviceIds: [] },
  });
  expect(await tagsOf()).toEqual([made]);
  expect(await tagsOf(bram)).toEqual([]);
});

test.each([
  [{ number: '81' }, { path: 'number', code: 'too_large', limit: 80 }],
  [{ number: 'x' }, { path: 'number', code: 'not_a_number', limit: null }],
  [{ action: 'VIEW_MEASUREMENTS' }, { path: 'action', code: 'unknown_choice', limit: null }],
])('%j is refused at its field', async (wrong, problem) => {
  const { id } = await newHive();
  const answer = await createTag({ number: '07', hiveId: id, action: 'SHOW_HIVE', ...wrong });
  expect(answer).toEqual({ code: 'INVALID_INPUT', fields: [problem] });
});

test('a number that is taken is reported at its field, also when a tag is moved to it', async () => {
  const { id } = await newHive();
  const input = { number: '07', hiveId: id, action: 'SHOW_HIVE' };
  await createTag(input);
  await createTag({ ...input, number: '08' });
  const taken = { code: 'INVALID_INPUT', fields: [{ path: 'number', code: 'already_taken', limit: null }] };
  expect(await createTag(input)).toEqual(taken);
  expect(await updateTag('08', input)).toEqual(taken);
  expect(await updateTag('08', { ...input, number: '09' })).toMatchObject({ number: '09' });
});

test('a printed code finds its tag, before and after it hangs on a hive, for its person alone', async () => {
  const { id } = await newHive();
  const { codes } = await codesOf(['07', '8']);
  expect(codes.map(({ number }: { number: string }) => number)).toEqual(['07', '08']);
  const code = String(codes[0].url).split('/').at(-1) ?? '';
  expect(await scan(code)).toEqual({ number: '07', tag: null });
  const made = await createTag({ number: '07', hiveId: id, action: 'NEW_INSPECTION' });
  expect(await scan(code)).toEqual({ number: '07', tag: made });
  expect([await scan(code, bram), await scan('nobody'), await scan('../..')]).toEqual([null, null, null]);
  expect(await codesOf(['81'])).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'numbers.0' }] });
});

test('a tag is free again when it is deleted, and when its hive is', async () => {
  const { id } = await newHive();
  const input = { number: '07', hiveId: id, action: 'SHOW_HIVE' };
  await createTag(input);
  expect(await deleteTag('07')).toEqual({ done: true });
  expect(await deleteTag('07')).toMatchObject({ code: 'NOT_FOUND' });
  await createTag(input);
  await deleteHive(id);
  expect(await tagsOf()).toEqual([]);
});

test("somebody else's tags and hives are not there", async () => {
  const { id } = await newHive();
  const input = { number: '07', hiveId: id, action: 'SHOW_HIVE' };
  await createTag(input);
  expect(await createTag(input, bram)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await updateTag('07', input, bram)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await deleteTag('07', bram)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await updateTag('none', input)).toMatchObject({ code: 'NOT_FOUND' });
});
