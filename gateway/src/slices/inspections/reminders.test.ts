import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { inspectionActions } from './test-actions.ts';

let service: TestGateway;
let anna: TestUser;
let id: string;

const { newHive, recorded } = inspectionActions(() => ({ service, anna }));

beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
  ({ id } = await recorded(await newHive(), {
    reminder: 'Add a super',
    reminderAt: '2026-12-10T09:00:00+01:00',
  }));
});
afterAll(() => service.close());

const agenda = async () =>
  (
    await service.ask(
      '{ reminders { id text dueAt isDone hiveName apiaryName canEdit } hasReminderMails }',
      {},
      anna,
    )
  ).data;
const changed = (field: string, as = anna) =>
  service.ask(
    `mutation { ${field} { ... on Reminder { id dueAt isDone } ... on Failure { code fields { path } } } }`,
    {},
    as,
  );

test('a reminder has its hive and its moment, is snoozed, ticked off and back on', async () => {
  expect((await agenda()).reminders).toEqual([
    {
      id,
      text: 'Add a super',
      dueAt: '2026-12-10T09:00:00+01:00',
      isDone: false,
      hiveName: 'Heath 1',
      apiaryName: 'Heath',
      canEdit: true,
    },
  ]);
  const putOff = await changed(`putOffReminder(id: "${id}", days: 1)`);
  expect(putOff.data.putOffReminder).toMatchObject({ id, dueAt: '2026-12-11T09:00:00+01:00' });
  const until = await changed(`putOffReminder(id: "${id}", until: "2026-12-24T10:30:00+02:00")`);
  expect(until.data.putOffReminder).toMatchObject({ id, dueAt: '2026-12-24T09:30:00+01:00' });
  expect((await changed(`tickReminder(id: "${id}", isDone: true)`)).data.tickReminder.isDone).toBe(true);
  expect((await agenda()).reminders).toEqual([]);
  await changed(`tickReminder(id: "${id}", isDone: false)`);
  expect((await agenda()).reminders).toHaveLength(1);
});

test('an impossible value is reported at its field, and another person’s reminder is not found', async () => {
  for (const argument of [', days: 0', '']) {
    const never = await changed(`putOffReminder(id: "${id}"${argument})`);
    expect(never.data.putOffReminder).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'days' }] });
  }
  const stranger = await aUser(service.api);
  const others = await changed(`tickReminder(id: "${id}", isDone: true)`, stranger);
  expect(others.data.tickReminder.code).toBe('NOT_FOUND');
});

test('mails are wanted until they are not', async () => {
  expect((await agenda()).hasReminderMails).toBe(true);
  const off = 'mutation { setReminderMails(areWanted: false) { ... on Done { done } } }';
  expect((await service.ask(off, {}, anna)).data.setReminderMails.done).toBe(true);
  expect((await agenda()).hasReminderMails).toBe(false);
});
