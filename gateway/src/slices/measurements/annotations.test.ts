import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { deviceActions } from './test-actions.ts';

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

const { createDevice } = deviceActions(() => ({ service, anna }));
const time = () => new Date(service.api.clock.now().getTime() - 3_600_000).toISOString();
const parts =
  '__typename ... on ChartMark { id kind sourceId time text canEdit } ... on Failure { code fields { path code } }';
const create = async (input: object, as = anna) =>
  (
    await service.ask(
      `mutation ($input: ChartNoteInput!) { createChartNote(input: $input) { ${parts} } }`,
      { input },
      as,
    )
  ).data.createChartNote;
const marks = async (deviceId: string, as = anna) =>
  (
    await service.ask(
      `query ($deviceId: ID) { marks(deviceId: $deviceId, period: { interval: DAY }, timeZone: "UTC") {
        __typename id kind sourceId time text canEdit } }`,
      { deviceId },
      as,
    )
  ).data.marks;

test('a note is made, changed and deleted', async () => {
  const { id: deviceId } = await createDevice();
  const note = await create({ deviceId, time: time(), text: 'Super on' });
  expect(note).toMatchObject({ id: `note-${note.sourceId}`, kind: 'NOTE', text: 'Super on', canEdit: true });
  expect(await marks(deviceId)).toEqual([note]);
  const edit = `mutation ($id: ID!, $text: String!) { updateChartNote(id: $id, text: $text) { ${parts} } }`;
  const { data } = await service.ask(edit, { id: note.sourceId, text: 'Super off' }, anna);
  expect(data.updateChartNote).toEqual({ ...note, text: 'Super off' });
  const end = 'mutation ($id: ID!) { deleteChartNote(id: $id) { __typename } }';
  expect((await service.ask(end, { id: note.sourceId }, anna)).data.deleteChartNote.__typename).toBe('Done');
  expect(await marks(deviceId)).toEqual([]);
});

test('a text that is too long or empty is reported at its field', async () => {
  const { id: deviceId } = await createDevice();
  for (const [text, code] of [
    [' ', 'required'],
    ['x'.repeat(201), 'too_long'],
  ])
    expect(await create({ deviceId, time: time(), text })).toEqual({
      __typename: 'Failure',
      code: 'INVALID_INPUT',
      fields: [{ path: 'text', code }],
    });
});

test("somebody else's device has no marks for others, and takes none of theirs", async () => {
  const { id: deviceId } = await createDevice();
  await create({ deviceId, time: time(), text: 'Super on' });
  expect([await marks(deviceId, bram), await marks('x', bram)]).toEqual([[], []]);
  expect(await create({ deviceId, time: time(), text: 'Mine' }, bram)).toMatchObject({ code: 'NOT_FOUND' });
});
