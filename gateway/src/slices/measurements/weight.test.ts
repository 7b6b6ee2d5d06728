import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { deviceActions } from './test-actions.ts';

let service: TestGateway;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
});
beforeEach(async () => {
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const { createDevice } = deviceActions(() => ({ service, anna }));
const tenMinutesMs = 600_000;

/** Six messages, ten minutes apart; a super of 6 kg is on the hive from the fourth on. */
async function aHeavierHive(overrides: Record<string, unknown> = {}) {
  const { id, key } = await createDevice(overrides);
  // It stood on its hive all the while.
  service.api.clock.advance({ minutes: 60 });
  const now = Math.floor(service.api.clock.now().getTime() / tenMinutesMs) * tenMinutesMs;
  const timeOf = (index: number) => new Date(now - (5 - index) * tenMinutesMs).toISOString();
  for (const [index, weight_kg] of [40, 40, 40, 46, 46, 46].entries())
    await service.api.request('POST', '/api/sensors', { body: { key, weight_kg, time: timeOf(index) } });
  return { id, timeOf };
}

const weightOf = async (deviceId: string, as = anna) =>
  (
    await service.ask(
      `query ($deviceId: ID, $period: SeriesPeriod!, $timeZone: String!) {
        colonyWeight(deviceId: $deviceId, period: $period, timeZone: $timeZone) {
          corrected steps { id time kg supposed answer kind mayAnswer } } }`,
      { deviceId, period: { interval: 'DAY' }, timeZone: 'Europe/Amsterdam' },
      as,
    )
  ).data.colonyWeight;
const answer = async (deviceId: string, time: string, said: string | null, as = anna) =>
  (
    await service.ask(
      `mutation ($deviceId: ID!, $time: DateTime!, $answer: WeightStepAnswer) {
        answerWeightStep(deviceId: $deviceId, time: $time, answer: $answer) { __typename
          ... on Failure { code fields { path code } } } }`,
      { deviceId, time, answer: said },
      as,
    )
  ).data.answerWeightStep;

test('a step is listed, answered, counts as its answer, and the answer is undone', async () => {
  const { id } = await aHeavierHive();
  const [step] = (await weightOf(id)).steps;
  expect(step).toMatchObject({ kg: 6, supposed: 'SUPER_ADDED', answer: null, mayAnswer: true });
  expect(await answer(id, step.time, 'BEES')).toEqual({ __typename: 'Done' });
  const answered = await weightOf(id);
  expect(answered.steps).toMatchObject([{ id: step.id, answer: 'BEES', kind: 'BEES' }]);
  expect(Math.max(...answered.corrected)).toBe(46);
  await answer(id, step.time, null);
  expect((await weightOf(id)).steps).toEqual([step]);
});

test('what is no step is not answered, and what is not theirs is there for nobody', async () => {
  const { id, timeOf } = await aHeavierHive();
  expect(await answer(id, timeOf(1), 'FED')).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'time', code: 'unknown_choice' }],
  });
  const bram = await aUser(service.api);
  expect(await answer(id, timeOf(3), 'FED', bram)).toMatchObject({ code: 'NOT_FOUND' });
  expect([await weightOf(id, bram), await weightOf('no id')]).toEqual([null, null]);
});

test('gains of hives know what was said of their steps, and are nobody else’s', async () => {
  const created = await service.api.request('POST', '/api/locations', {
    as: anna,
    body: { name: 'Orchard', prefix: 'Hive', hive_amount: 1 },
  });
  const { id } = await aHeavierHive({ hiveId: String(created.body.locations[0].hives[0].id) });
  const { measuredApiaries } = (await service.ask('{ measuredApiaries { id hives { id } } }', {}, anna)).data;
  const [apiary] = measuredApiaries;
  const gains = async (of: Record<string, unknown>, as = anna) =>
    (
      await service.ask(
        `query ($hiveIds: [ID!], $apiaryId: ID) { hiveGains(hiveIds: $hiveIds, apiaryId: $apiaryId,
          period: { interval: DAY }, timeZone: "UTC") { hiveId dayKg weekKg periodKg seasonKg } }`,
        of,
        as,
      )
    ).data.hiveGains;
  expect(await gains({ apiaryId: apiary.id })).toMatchObject([{ dayKg: null, weekKg: null, periodKg: 0 }]);
  await answer(id, (await weightOf(id)).steps[0].time, 'BEES');
  const hiveIds = [apiary.hives[0].id];
  expect(await gains({ hiveIds })).toMatchObject([{ periodKg: 6 }]);
  expect([await gains({ hiveIds }, await aUser(service.api)), await gains({ hiveIds: ['x'] })]).toEqual([
    null,
    null,
  ]);
});
