import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { groupsOperations } from '../groups/test-operations.ts';
import { hiveActions } from '../hives/test-actions.ts';
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

const scene = () => ({ service, anna });
const { newApiary } = hiveActions(scene);
const {
  createDevice,
  devicesOf,
  deviceOf,
  updateDevice,
  deleteDevices,
  rotateKey,
  placesOf,
  inboxOf,
  messageOf,
} = deviceActions(scene);
const send = (body: unknown) => service.api.request('POST', '/api/sensors', { body });
const newHives = async () => (await newApiary()).hives;

test('a device is read as it was written, with its hive; the newest comes first', async () => {
  const [hive] = await newHives();
  const first = await createDevice({ hiveId: hive.id, key: 'EF015678' });
  expect(first).toMatchObject({
    name: 'Scale',
    type: 'beep',
    key: 'EF015678',
    hive: { id: hive.id, name: hive.name, apiary: { name: 'Orchard' } },
    connection: 'OFFLINE',
    lastMessageAt: null,
    quarantinedCount: 0,
    isTemperatureCorrected: false,
    definitions: [],
  });
  const second = await createDevice({ key: null });
  expect(second.key).toMatch(/^\w{16}$/);
  expect(await devicesOf()).toEqual([second, first]);
  expect(await devicesOf(bram)).toEqual([]);
});

test.each([
  [{ name: '  ' }, { path: 'name', code: 'required' }],
  [{ type: 'toaster' }, { path: 'type', code: 'unknown_choice' }],
  [{ key: 'abc' }, { path: 'key', code: 'too_short' }],
  [{ hiveId: 'x' }, { path: 'hiveId', code: 'unknown_choice' }],
])('%j is refused at its field', async (wrong, problem) => {
  expect(await createDevice(wrong)).toMatchObject({ code: 'INVALID_INPUT', fields: [problem] });
});

test('a key that a device has is taken, whoever has it', async () => {
  const { key } = await createDevice();
  const taken = { code: 'INVALID_INPUT', fields: [{ path: 'key', code: 'already_taken' }] };
  expect(await createDevice({ key }, bram)).toMatchObject(taken);
  expect(await createDevice({ key: key.toUpperCase() })).toMatchObject(taken);
  expect(await devicesOf()).toMatchObject([{ name: 'Scale' }]);
});

test('after a move to another hive the earlier one is known; taken off, it is on none', async () => {
  const [one, other] = await newHives();
  const { id } = await createDevice({ hiveId: one.id });
  const input = {
    name: 'Scale 2',
    type: 'other',
    hiveId: other.id,
    intervalMinutes: 15,
    transmissionRatio: 2,
  };
  expect(await updateDevice(id, 1, input)).toMatchObject({
    revision: 2,
    name: 'Scale 2',
    type: 'other',
    intervalMinutes: 15,
    transmissionRatio: 2,
    hive: { id: other.id },
  });
  expect(await placesOf(id)).toMatchObject([
    { hiveId: other.id, until: null },
    { hiveId: one.id, until: expect.any(String) },
  ]);
  expect(await updateDevice(id, 2, { ...input, hiveId: null })).toMatchObject({ hive: null });
});

test('an edit of a device that somebody else saved meanwhile is answered with what they saved', async () => {
  const { id, revision } = await createDevice();
  const named = (name: string) => ({ name, type: 'beep' });
  const { __typename: _, ...saved } = await updateDevice(id, revision, named('First'));
  expect(await updateDevice(id, revision, named('Second'))).toEqual({
    __typename: 'DeviceConflict',
    current: saved,
  });
});

test('a new key closes the door to the old one', async () => {
  const { id, key } = await createDevice();
  const { key: renewed } = await rotateKey(id);
  expect(renewed).not.toBe(key);
  expect([(await send({ key, t: 1 })).status, (await send({ key: renewed, t: 1 })).status]).toEqual([
    401, 201,
  ]);
});

test('devices go together or not at all', async () => {
  const [one, two] = [await createDevice(), await createDevice()];
  const foreign = await createDevice({}, bram);
  expect(await deleteDevices([one.id, foreign.id])).toMatchObject({ code: 'NOT_FOUND' });
  expect(await devicesOf()).toHaveLength(2);
  expect(await deleteDevices([one.id, two.id])).toEqual({ done: true });
  expect(await devicesOf()).toEqual([]);
});

test('the inbox tells what became of messages, filtered and page by page', async () => {
  const { id, key } = await createDevice();
  for (const minute of [1, 2, 3]) await send({ key, t: 18 + minute, time: `2026-11-20T10:0${minute}:00Z` });
  await send({ key, w_v: 12 });
  await send({ key, firmware_version: '1.5' });
  const { messages, endCursor } = await inboxOf(id, { first: 2 });
  expect(messages).toMatchObject([
    { status: 'NOTHING_TO_STORE', valueCount: 0, measuredAt: null },
    {
      status: 'STORED',
      source: 'key-values',
      notes: [{ code: 'no_definition', params: [{ name: 'quantity', value: 'w_v' }] }],
    },
  ]);
  const rest = await inboxOf(id, { first: 3, before: endCursor });
  expect([rest.messages.length, rest.endCursor]).toEqual([3, null]);
  expect((await inboxOf(id, { status: 'NOTHING_TO_STORE' })).messages).toHaveLength(1);
  expect(JSON.parse(await messageOf(id, messages[1].id))).toMatchObject({ body: { w_v: 12 } });
  expect(await deviceOf(id)).toMatchObject({ connection: 'DIRECT', lastMessageAt: expect.any(String) });
});

test("somebody else's device is not there", async () => {
  const { id, key } = await createDevice();
  await send({ key, t: 18 });
  const [message] = (await inboxOf(id)).messages;
  const input = { name: 'Mine', type: 'beep' };
  expect([await deviceOf(id, bram), await messageOf(id, message.id, bram)]).toEqual([null, null]);
  expect([await placesOf(id, bram), (await inboxOf(id, {}, bram)).messages]).toEqual([[], []]);
  for (const answer of [
    await updateDevice(id, 1, input, bram),
    await rotateKey(id, bram),
    await updateDevice('x', 1, input),
  ])
    expect(answer).toMatchObject({ code: 'NOT_FOUND' });
  expect((await deviceOf(id)).key).toBe(key);
});

test('who may see a shared device, also to edit its hive, is no owner and gets no key; its pages are not theirs', async () => {
  const [{ id: hiveId }] = await newHives();
  const { id } = await createDevice({ hiveId });
  const asPerson = async (name: string, variables: Record<string, unknown>, as = anna) =>
    (await service.ask(groupsOperations[name] ?? '', variables, as)).data[name];
  const { id: groupId } = await asPerson('createGroup', { input: { name: 'Club' } });
  await asPerson('inviteToGroup', { id: groupId, input: { emails: [bram.email], isAdmin: false } });
  await asPerson('answerGroupInvitation', { groupId, isYes: true }, bram);
  await asPerson('shareHives', { groupId, hives: [{ hiveId, right: 'EDIT' }] });
  expect((await deviceOf(id)).isOwner).toBe(true);
  expect(await deviceOf(id, bram)).toMatchObject({ isOwner: false, key: '', quarantinedCount: 0 });
  expect(await devicesOf(bram)).toMatchObject([{ id, isOwner: false }]);
  expect((await inboxOf(id, {}, bram)).messages).toEqual([]);
  for (const answer of [
    await updateDevice(id, 1, { name: 'Mine', type: 'beep' }, bram),
    await rotateKey(id, bram),
  ])
    expect(answer).toMatchObject({ code: expect.stringMatching('NOT_') });
});

test('a hundred devices on as many hives cost three calls', async () => {
  const { hives } = await newApiary({
    hives: { amount: 50, prefix: 'H', firstNumber: 1, layers: [{ kind: 'BROOD' }] },
  });
  const body = hives.map(({ id }: { id: string }) => ({
    name: 'Scale',
    key: `key-of-${id}`,
    hive_id: Number(id),
  }));
  await service.api.request('POST', '/api/devices/multiple', { as: anna, body });
  expect(await devicesOf()).toHaveLength(50);
  const calls = service.logged.findLast(({ message }) => message === 'operation')?.upstreamCalls;
  expect(calls).toBeLessThanOrEqual(3);
});
