import { mailsTo } from '#account/sign-up/test-forms.ts';
import { aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { mailReminders } from './jobs.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const timezone = 'Europe/Amsterdam';
const todo = async (as: TestUser) => (await api.request('GET', '/api/reminders', { as })).body;
const change = (as: TestUser, id: number, body: Record<string, unknown>) =>
  api.request('PATCH', `/api/reminders/${id}`, { as, body });
const local = (days: number, hour: string) => {
  const day = new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day} ${hour}`;
};
const aReminder = (as: TestUser, reminder: string | undefined, reminder_date?: string, wishes = {}) =>
  anInspection(api, as, { timezone, reminder, reminder_date, ...wishes });

test('what is to do is told of all hives, the earliest first and what has no day last', async () => {
  const anna = await aUser(api);
  const hive = await aHive(api, anna, { name: 'Hive 7' });
  await aReminder(anna, 'Some day');
  await aReminder(anna, 'Later', local(9, '10:00:00'));
  await aReminder(anna, 'First', local(1, '10:00:00'), { hive_ids: [hive.id] });
  await anInspection(api, anna);
  const found = await todo(anna);
  expect(found.map(({ reminder }: { reminder: string }) => reminder)).toEqual(['First', 'Later', 'Some day']);
  expect(found[0]).toEqual({
    id: expect.any(Number),
    reminder: 'First',
    reminder_date: local(1, '10:00:00'),
    timezone,
    reminder_done: false,
    hive_id: hive.id,
    hive: 'Hive 7',
    location_id: hive.location_id,
    location: 'Orchard',
    editable: true,
  });
});

test('who has inspected the hive since it was due has seen to it', async () => {
  const anna = await aUser(api);
  const { id: hiveId } = await aHive(api, anna);
  const at = (date: string, wishes: Record<string, unknown>) =>
    aReminder(anna, undefined, undefined, { date, hive_ids: [hiveId], ...wishes });
  await at('2026-04-01 10:00:00', {
    reminder: 'Due before the next look',
    reminder_date: '2026-04-20 09:00:00',
  });
  await at('2026-04-02 10:00:00', { reminder: 'For the next look' });
  await at('2026-04-03 10:00:00', { reminder: 'Due after it', reminder_date: '2026-05-20 09:00:00' });
  const look = await at('2026-05-01 10:00:00', { reminder: 'Since' });
  expect((await todo(anna)).map((each: { reminder: string }) => each.reminder)).toEqual([
    'Due after it',
    'Since',
  ]);
  await api.request('DELETE', `/api/inspections/${look.id}`, { as: anna });
  expect(await todo(anna)).toHaveLength(2);
});

test('done is off the list and off the hive, and can be taken back', async () => {
  const anna = await aUser(api);
  const { id, hive_id } = await aReminder(anna, 'Add a super', local(1, '10:00:00'));
  expect((await change(anna, id, { done: true })).body).toMatchObject({ id, reminder_done: true });
  expect(await todo(anna)).toEqual([]);
  const hive = async () => (await api.request('GET', `/api/hives/${hive_id}`, { as: anna })).body.hives[0];
  expect(await hive()).toMatchObject({ reminder: null, reminder_date: null });
  const inspection = await api.request('GET', `/api/inspections/${id}`, { as: anna });
  expect(inspection.body).toMatchObject({ reminder: 'Add a super', reminder_done: true });
  await change(anna, id, { done: false });
  expect(await hive()).toMatchObject({ reminder: 'Add a super' });
  expect(await todo(anna)).toHaveLength(1);
});

test('another edit leaves it done, another reminder is to do again', async () => {
  const anna = await aUser(api);
  const { id } = await aReminder(anna, 'Add a super');
  await change(anna, id, { done: true });
  const edit = (body: Record<string, unknown>) =>
    api.request('PATCH', `/api/inspections/${id}`, { as: anna, body });
  expect((await edit({ notes: 'Calm' })).body).toMatchObject({ notes: 'Calm', reminder_done: true });
  expect((await edit({ reminder: 'Take it off' })).body).toMatchObject({ reminder_done: false });
});

test('putting off counts from today, or from its day if that is still to come, and keeps the hour', async () => {
  const anna = await aUser(api);
  const past = await aReminder(anna, 'Past', local(-20, '18:30:00'));
  const next = await aReminder(anna, 'Next', local(3, '07:00:00'));
  const someDay = await aReminder(anna, 'Some day');
  const putOff = async (id: number) => (await change(anna, id, { put_off_days: 7 })).body.reminder_date;
  expect(await putOff(past.id)).toBe(local(7, '18:30:00'));
  expect(await putOff(next.id)).toBe(local(10, '07:00:00'));
  expect(await putOff(someDay.id)).toBe(local(7, '09:00:00'));
});

test.each([{}, { put_off_days: 0 }, { put_off_days: 367 }, { done: 'perhaps' }])(
  'the change %j is refused',
  async (body) => {
    const anna = await aUser(api);
    const { id } = await aReminder(anna, 'Add a super');
    expect((await change(anna, id, body)).status).toBe(422);
  },
);

describe('mails', () => {
  // Whatever time it is: at noon the hours of the morning have come and those of the evening have not.
  beforeEach(() => {
    const now = api.clock.now();
    api.clock.advance({ minutes: (36 - now.getUTCHours()) * 60 - now.getUTCMinutes() });
  });

  const mails = async ({ email }: TestUser) => {
    await mailReminders(api.app.contextFor('test'));
    return mailsTo(api, email);
  };

  test('one comes when the first of the day is due, with the rest of the day, and no second one that day', async () => {
    const anna = await aUser(api);
    await aReminder(anna, 'Feed <them>', local(1, '09:00:00'));
    await aReminder(anna, undefined, local(1, '17:00:00'));
    await aReminder(anna, 'Not yet', local(2, '09:00:00'));
    expect(await mails(anna)).toEqual([]);
    api.clock.advance({ days: 1 });
    const [mail, ...others] = await mails(anna);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('09:00 – Hive 1, Orchard: Feed <them>\n- 17:00 – Hive 1, Orchard\n');
    expect(mail?.text).toContain('/agenda');
    expect(mail?.text).not.toContain('Not yet');
    api.clock.advance({ minutes: 5 });
    await aReminder(anna, 'Just written', local(0, '00:10:00'));
    expect(await mails(anna)).toHaveLength(1);
    api.clock.advance({ days: 1 });
    expect((await mails(anna))[0]?.text).toContain('Just written');
  });

  test('none comes of what is done, of what is long past, of a hive that is gone, and to who wants none', async () => {
    const [anna, ben] = [await aUser(api), await aUser(api)];
    const done = await aReminder(anna, 'Done', local(1, '09:00:00'));
    await change(anna, done.id, { done: true });
    await aReminder(anna, 'Long past', local(-9, '09:00:00'));
    const gone = await aReminder(anna, 'Gone', local(1, '09:00:00'));
    await api.request('DELETE', `/api/hives/${gone.hive_id}`, { as: anna });
    await aReminder(ben, 'Unwanted', local(1, '09:00:00'));
    await api.request('POST', '/api/settings', { as: ben, body: { reminder_mails: '0' } });
    api.clock.advance({ days: 1 });
    expect([await mails(anna), await mails(ben)]).toEqual([[], []]);
  });

  test('two workers at the same time send one', async () => {
    const anna = await aUser(api);
    await aReminder(anna, 'Feed', local(1, '09:00:00'));
    api.clock.advance({ days: 1 });
    const context = api.app.contextFor('test');
    await Promise.all([mailReminders(context), mailReminders(context)]);
    expect(await mailsTo(api, anna.email)).toHaveLength(1);
  });
});
