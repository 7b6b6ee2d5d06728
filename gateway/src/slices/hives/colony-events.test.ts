import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { hiveActions } from './test-actions.ts';

let service: TestGateway;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const { newApiary } = hiveActions(() => ({ service, anna }));
const queen = { name: 'Beatrix', isClipped: false, isFertilized: true };

/** Does a step that is about a hive or a queen. */
async function step(mutation: string, type: string, id: string, input: Record<string, unknown>) {
  const subject = mutation.endsWith('Queen') ? 'queenId' : 'hiveId';
  const { data } = await service.ask(
    `mutation ($id: ID!, $input: ${type}!) { ${mutation}(${subject}: $id, input: $input) {
      ... on ChangedColonies { hives { id name state stateSince apiary { name } queen { id name motherId goneOn } } }
      ... on Failure { code fields { path code } } } }`,
    { id, input: { date: '2026-05-03', ...input } },
    anna,
  );
  return data[mutation];
}

const historyOf = async (hiveId: string, as = anna) =>
  (
    await service.ask(
      `query ($hiveId: ID!) { colonyHistory(hiveId: $hiveId) {
        events { kind date note hive { id } otherHive { id name isDeleted } queen { name } formerQueen { name } state }
        reigns { queen { name } since until } } }`,
      { hiveId },
      as,
    )
  ).data.colonyHistory;
const register = async () =>
  (
    await service.ask(
      '{ queenRegister { id queen { id name goneOn fate place purpose recipient motherId race { key } } reigns { hive { name } since until } } }',
      {},
      anna,
    )
  ).data.queenRegister;

/** An apiary with one hive, headed by Beatrix. */
async function headedHive() {
  const apiary = await newApiary();
  const [hive] = apiary.hives;
  const { hives } = await step('requeenColony', 'RequeeningInput', hive.id, { queen, fate: 'REPLACED' });
  return { apiary, hive, queen: hives[0].queen };
}

test('a split answers with both colonies, and both remember it', async () => {
  const { apiary, hive } = await headedHive();
  const input = {
    name: 'Nucleus',
    apiaryId: apiary.id,
    state: 'NUCLEUS',
    doesQueenMove: true,
    note: 'Swarm cells',
  };
  const { hives } = await step('splitColony', 'SplitInput', hive.id, input);
  expect(hives).toMatchObject([
    { id: hive.id, state: 'QUEENLESS', stateSince: '2026-05-03', queen: null },
    { name: 'Nucleus', state: 'NUCLEUS', queen: { name: 'Beatrix' } },
  ]);
  expect((await historyOf(hives[1].id)).events).toEqual([
    {
      kind: 'SPLIT',
      date: '2026-05-03',
      note: 'Swarm cells',
      hive: { id: hive.id },
      otherHive: { id: hives[1].id, name: 'Nucleus', isDeleted: false },
      queen: { name: 'Beatrix' },
      formerQueen: null,
      state: 'NUCLEUS',
    },
  ]);
});

test('after uniting the other hive is united, and its queen is in the register as gone', async () => {
  const [remaining, given] = [await headedHive(), await headedHive()];
  const input = { otherHiveId: given.hive.id, queen: 'THIS', fate: 'DEAD' };
  const { hives } = await step('uniteColonies', 'UnionInput', remaining.hive.id, input);
  expect(hives).toMatchObject([{ queen: { id: remaining.queen.id } }, { state: 'UNITED', queen: null }]);
  expect((await register()).find(({ id }: { id: string }) => id === given.queen.id)).toMatchObject({
    queen: { goneOn: '2026-05-03', fate: 'DEAD' },
    reigns: [{ hive: { name: given.hive.name }, since: '2026-05-03', until: '2026-05-03' }],
  });
});

test('a queen moves, and who is said to be gone lives no more', async () => {
  const [from, to] = [await headedHive(), await newApiary()];
  const target = to.hives[0].id;
  const moved = await step('moveQueen', 'QueenMoveInput', from.queen.id, {
    hiveId: target,
    fate: 'REPLACED',
  });
  expect(moved.hives).toMatchObject([{ state: 'QUEENLESS' }, { id: target, queen: { id: from.queen.id } }]);
  const inBank = { fate: 'KEPT', place: 'Queen bank', purpose: 'RESERVE' };
  await step('endQueen', 'QueenEndInput', from.queen.id, inBank);
  const registered = async () =>
    (await register()).find(({ id }: { id: string }) => id === from.queen.id).queen;
  expect(await registered()).toMatchObject({ place: 'Queen bank', purpose: 'RESERVE', recipient: null });
  await step('endQueen', 'QueenEndInput', from.queen.id, { fate: 'SOLD', recipient: 'Bram' });
  expect(await registered()).toMatchObject({ place: null, fate: 'SOLD', recipient: 'Bram' });
  expect((await historyOf(target)).reigns).toEqual([
    { queen: { name: 'Beatrix' }, since: '2026-05-03', until: '2026-05-03' },
  ]);
});

test('a fault is reported at the field of the form', async () => {
  const { apiary, hive, queen: beatrix } = await headedHive();
  const other = await headedHive();
  const split = { name: '', apiaryId: apiary.id, state: 'NUCLEUS', doesQueenMove: false };
  expect(await step('splitColony', 'SplitInput', hive.id, split)).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'name', code: 'required' }],
  });
  const born = { ...queen, birthDate: '2199-01-01' };
  const late = { ...split, name: 'New', newQueen: born };
  expect(await step('splitColony', 'SplitInput', hive.id, late)).toMatchObject({
    fields: [{ path: 'newQueen.birthDate', code: 'date_in_future' }],
  });
  const itself = { otherHiveId: hive.id, queen: 'THIS', fate: 'DEAD' };
  expect(await step('uniteColonies', 'UnionInput', hive.id, itself)).toMatchObject({
    fields: [{ path: 'otherHiveId', code: 'same_hive' }],
  });
  const taken = { queenId: beatrix.id, fate: 'DEAD' };
  expect(await step('requeenColony', 'RequeeningInput', other.hive.id, taken)).toMatchObject({
    fields: [{ path: 'queenId', code: 'heads_another_hive' }],
  });
  const tomorrow = { state: 'LOST', date: '2199-01-01' };
  expect(await step('changeHiveState', 'HiveStateInput', hive.id, tomorrow)).toMatchObject({
    fields: [{ path: 'date', code: 'date_in_future' }],
  });
});

test('the history of somebody else’s hive is not there', async () => {
  const { hive } = await headedHive();
  expect(await historyOf(hive.id, await aUser(service.api))).toBeNull();
  expect(await historyOf('x')).toBeNull();
});

test('the owner of a hive reads who did what to it, and nobody else does', async () => {
  const { hive } = await headedHive();
  const ask = 'query ($id: ID!) { hiveLog(hiveId: $id) { endCursor entries { what authorName isByOwner } } }';
  const logFor = async (as: TestUser) => (await service.ask(ask, { id: hive.id }, as)).data.hiveLog;
  await step('changeHiveState', 'HiveStateInput', hive.id, { state: 'NUCLEUS' });
  const log = await logFor(anna);
  expect(log.endCursor).toBeNull();
  expect(log.entries[0]).toEqual({ what: 'COLONY_STEP', authorName: anna.name, isByOwner: true });
  expect(await logFor(await aUser(service.api))).toBeNull();
});
