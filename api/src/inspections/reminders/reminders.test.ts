import { instantOfWireTime, isoWithOffset, wireTimeOf } from '@skep/domain';
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
const todo = async (as: TestUser) => (await api.request('GET', '/api/v1/reminders', { as })).body;
const change = (as: TestUser, id: number, body: Record<string, unknown>) =>
  api.request('PATCH', `/api/v1/reminders/${id}`, { as, body });
/** Counted from today, which begins in Amsterdam before it does elsewhere. */
const local = (days: number, hour: string, zone = timezone) => {
  const today = new Date(`${wireTimeOf(api.clock.now(), zone).slice(0, 10)}T00:00Z`);
  return `${new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)} ${hour}`;
};
/** As our own API sends it. */
const dueAt = (days: number, hour: string) => {
  const instant = instantOfWireTime(local(days, hour), timezone);
  return instant && isoWithOffset(instant, timezone);
};
const aReminder = (as: TestUser, reminder: string | undefined, reminder_date?: string, overrides = {}) =>
  anInspection(api, as, { timezone, reminder, reminder_date, ...overrides });

test('open reminders of all hives are listed, the earliest first and those without a day last', async () => {
  const anna = await aUser(api);
  const hive = await aHive(api, anna, { name: 'Hive 7' });
  await aReminder(anna, 'Some day');
  await aReminder(anna, 'Later', local(9, '10:00:00'));
  await aReminder(anna, 'First', local(1, '10:00:00'), { hive_ids: [hive.id] });
  await anInspection(api, anna);
  const found = await todo(anna);
  expect(found.map(({ text }: { text: string }) => text)).toEqual(['First', 'Later', 'Some day']);
  expect(found[0]).toEqual({
    id: expect.any(String),
    text: 'First',
    dueAt: dueAt(1, '10:00:00'),
    isDone: false,
    hiveId: String(hive.id),
    hiveName: 'Hive 7',
    apiaryId: String(hive.location_id),
    apiaryName: 'Orchard',
    access: 'owner',
  });
});

test('what is due today or overdue is counted, by the clock of who wrote it', async () => {
  const anna = await aUser(api);
  const due = async () => (await api.request('GET', '/api/v1/reminders/due', { as: anna })).body;
  await aReminder(anna, 'Some day');
  await aReminder(anna, 'Tomorrow', local(1, '00:00:00', 'UTC'), { timezone: 'UTC' });
  expect(await due()).toEqual({ count: 0 });
  await aReminder(anna, 'Overdue', local(-3, '10:00:00'));
  const { id } = await aReminder(anna, 'This evening', local(0, '23:59:00', 'UTC'), { timezone: 'UTC' });
  expect(await due()).toEqual({ count: 2 });
  await change(anna, id, { isDone: true });
  expect(await due()).toEqual({ count: 1 });
});

test('who has inspected the hive since it was due has seen to it', async () => {
  const anna = await aUser(api);
  const { id: hiveId } = await aHive(api, anna);
  const at = (date: string, overrides: Record<string, unknown>) =>
    aReminder(anna, undefined, undefined, { date, hive_ids: [hiveId], ...overrides });
  await at('2026-04-01 10:00:00', {
    reminder: 'Due before the next look',
    reminder_date: '2026-04-20 09:00:00',
  });
  await at('2026-04-02 10:00:00', { reminder: 'For the next look' });
  await at('2026-04-03 10:00:00', { reminder: 'Due after it', reminder_date: '2026-05-20 09:00:00' });
  const look = await at('2026-05-01 10:00:00', { reminder: 'Since' });
  expect((await todo(anna)).map(({ text }: { text: string }) => text)).toEqual(['Due after it', 'Since']);
  await api.request('DELETE', `/api/inspections/${look.id}`, { as: anna });
  expect(await todo(anna)).toHaveLength(2);
});

test('done is off the list and off the hive, and can be taken back', async () => {
  const anna = await aUser(api);
  const { id, hive_id } = await aReminder(anna, 'Add a super', local(1, '10:00:00'));
  expect((await change(anna, id, { isDone: true })).body).toMatchObject({ id: String(id), isDone: true });
  expect(await todo(anna)).toEqual([]);
  const hive = async () => (await api.request('GET', `/api/hives/${hive_id}`, { as: anna })).body.hives[0];
  expect(await hive()).toMatchObject({ reminder: null, reminder_date: null });
  const inspection = await api.request('GET', `/api/inspections/${id}`, { as: anna });
  expect(inspection.body).toMatchObject({ reminder: 'Add a super', reminder_done: true });
  await change(anna, id, { isDone: false });
  expect(await hive()).toMatchObject({ reminder: 'Add a super' });
  expect(await todo(anna)).toHaveLength(1);
});

test('another edit leaves it done, another reminder is to do again', async () => {
  const anna = await aUser(api);
  const { id } = await aReminder(anna, 'Add a super');
  await change(anna, id, { isDone: true });
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
  const putOff = async (id: number) => (await change(anna, id, { days: 7 })).body.dueAt;
  expect(await putOff(past.id)).toBe(dueAt(7, '18:30:00'));
  expect(await putOff(next.id)).toBe(dueAt(10, '07:00:00'));
  expect(await putOff(someDay.id)).toBe(dueAt(7, '09:00:00'));
});

test('put off until a moment, it is that moment whenever it is sent, on the clock of who wrote it', async () => {
  const anna = await aUser(api);
  const { id } = await aReminder(anna, 'Strips out', local(1, '18:30:00'));
  const wanted = { until: '2026-12-03T22:45:00Z' };
  const moved = { dueAt: '2026-12-03T23:45:00+01:00', isDone: false };
  expect((await change(anna, id, wanted)).body).toMatchObject(moved);
  await change(anna, id, { isDone: true });
  expect((await change(anna, id, wanted)).body).toMatchObject(moved);
});

test.each([
  {},
  { until: 'tomorrow' },
  { until: '2026-13-01T09:00:00Z' },
  { days: 0 },
  { days: 367 },
  { isDone: 'perhaps' },
])('the change %j is refused', async (body) => {
  const anna = await aUser(api);
  const { id } = await aReminder(anna, 'Add a super');
  expect((await change(anna, id, body)).status).toBe(422);
});

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
    await change(anna, done.id, { isDone: true });
    await aReminder(anna, 'Long past', local(-9, '09:00:00'));
    const gone = await aReminder(anna, 'Gone', local(1, '09:00:00'));
    await api.request('DELETE', `/api/hives/${gone.hive_id}`, { as: anna });
    await aReminder(ben, 'Unwanted', local(1, '09:00:00'));
    await api.request('POST', '/api/settings', { as: ben, body: { reminder_mails: '0' } });
    api.clock.advance({ days: 1 });
    expect([await mails(anna), await mails(ben)]).toEqual([[], []]);
  });

  describe('in the zone of the person', () => {
    /** Moves the clock on to that time of the year that follows, in UTC. */
    const goTo = (dayAndTime: string) => {
      const now = api.clock.now();
      const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1];
      const [next = now] = years.map((year) => new Date(`${year}-${dayAndTime}Z`)).filter((at) => at > now);
      api.clock.advance({ minutes: (next.getTime() - now.getTime()) / 60_000 });
      return next.getUTCFullYear();
    };
    const isQuietIn = (as: TestUser, timeZone: string) =>
      api.request('PUT', '/api/v1/notifications/quiet-hours', {
        as,
        body: { from: '22:00', until: '07:00', timeZone },
      });
    const times = (text: string | undefined) => text?.match(/\d\d:\d\d – /g)?.map((each) => each.slice(0, 5));
    const write = (as: TestUser, zone: string, dates: readonly string[]) =>
      Promise.all(
        dates.map((date) => anInspection(api, as, { timezone: zone, reminder: 'Look', reminder_date: date })),
      );

    test('a day is theirs, and so are the times, wherever it was written', async () => {
      const year = goTo('06-09T12:00:00');
      const anna = await aUser(api);
      await isQuietIn(anna, 'America/New_York');
      // The evening of the tenth in New York, and the noon of the eleventh.
      await write(anna, 'Europe/Amsterdam', [`${year}-06-11 02:00:00`, `${year}-06-11 18:00:00`]);
      goTo('06-11T00:05:00');
      expect((await mails(anna)).map(({ text }) => times(text))).toEqual([['20:00']]);
      goTo('06-11T15:55:00');
      expect(await mails(anna)).toHaveLength(1);
      goTo('06-11T16:05:00');
      expect((await mails(anna)).map(({ text }) => times(text))).toContainEqual(['12:00']);
    });

    test('an hour that the clock leaves out in spring is the next one', async () => {
      const sunday = (year: number) => {
        const last = new Date(Date.UTC(year, 2, 31));
        return `03-${31 - last.getUTCDay()}`;
      };
      const year = goTo('03-25T00:00:00');
      const anna = await aUser(api);
      await write(anna, 'Europe/Amsterdam', [`${year}-${sunday(year)} 02:30:00`]);
      goTo(`${sunday(year)}T01:25:00`);
      expect(await mails(anna)).toEqual([]);
      goTo(`${sunday(year)}T01:35:00`);
      expect((await mails(anna)).map(({ text }) => times(text))).toEqual([['03:30']]);
    });

    test('the day of 25 hours in autumn has one email, and the evening does not count as the next day', async () => {
      const year = goTo('10-24T00:00:00');
      const anna = await aUser(api);
      await isQuietIn(anna, 'Europe/Amsterdam');
      const day = `10-${31 - new Date(Date.UTC(year, 9, 31)).getUTCDay()}`;
      await write(anna, 'Europe/Amsterdam', [`${year}-${day} 02:30:00`, `${year}-${day} 23:30:00`]);
      // The first half past two of the two.
      goTo(`${day}T00:35:00`);
      expect((await mails(anna)).map(({ text }) => times(text))).toEqual([['02:30', '23:30']]);
      goTo(`${day}T22:35:00`);
      expect(await mails(anna)).toHaveLength(1);
    });
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
