import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { anApiary } from '../hives/test-inputs.ts';
import { registersOperations } from './test-operations.ts';

let service: TestGateway;
let anna: TestUser;
beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const cardsOf = async (hiveIds: readonly string[], as = anna) =>
  (await service.ask(registersOperations.recordCards ?? '', { hiveIds }, as)).data.recordCards;
const inspect = (hiveId: string, day: string, notes: string) =>
  service.api.request('POST', '/api/v1/inspections', {
    as: anna,
    body: { hiveId, inspectedAt: `${day}T10:00:00Z`, timeZone: 'UTC', notes, items: [] },
  });

test('a card has the queen, the three newest inspections, and the treatments and waits of its hive', async () => {
  const { data } = await service.ask(
    'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { ... on Apiary { hives { id name } } } }',
    { input: anApiary() },
    anna,
  );
  const [one, other] = data.createApiary.hives;
  const queen = { hiveId: one.id, name: 'Beatrix', birthDate: '2025-06-01' };
  await service.api.request('POST', '/api/v1/queens', { as: anna, body: queen });
  for (const day of ['2026-04-01', '2026-04-10', '2026-04-20', '2026-04-30']) await inspect(one.id, day, day);
  await inspect(other.id, '2026-05-01', 'Other');
  const today = service.api.clock.now().toISOString().slice(0, 10);
  const treatment = {
    ...{ hiveIds: [one.id], day: today, lastDay: today, method: 'STRIPS', product: 'Thymol' },
    ...{ substance: 'Thymol', withdrawalDays: 10, quantity: '2', reason: 'Varroa', appliedBy: 'Anna' },
  };
  const { data: done } = await service.ask(
    registersOperations.createTreatment ?? '',
    { input: treatment },
    anna,
  );
  expect(done.createTreatment.kind).toBe('TREATMENT');

  const [first, second, ...none] = await cardsOf([one.id, 'x', other.id, one.id, '2147483647']);
  expect(none).toEqual([]);
  expect(first).toMatchObject({
    hive: { id: one.id, queen: { name: 'Beatrix' }, apiary: { registrationNumber: 'NL-0000' } },
    treatments: [{ day: today, lastDay: today, product: 'Thymol', measure: null }],
    waits: [{ from: today, product: 'Thymol' }],
  });
  expect(first.inspections.map(({ notes }: { notes: string }) => notes)).toEqual([
    ...['2026-04-30', '2026-04-20', '2026-04-10'],
  ]);
  expect(second).toMatchObject({ hive: { id: other.id }, inspections: [{ notes: 'Other' }] });
  expect([second.treatments, second.waits]).toEqual([[], []]);
  expect(await cardsOf([one.id], await aUser(service.api))).toEqual([]);
  expect(await cardsOf([])).toEqual([]);
});
