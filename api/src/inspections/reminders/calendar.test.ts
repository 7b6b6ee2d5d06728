import fc from 'fast-check';
import type { HiveId, InspectionId } from '#platform/context/ids.ts';
import { anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { calendarOf } from './calendar.ts';
import type { Reminder } from './reminder.ts';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  api = await startTestApi({
    environment: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => api.close());

/** As RFC 5545 has it: folded lines are joined, then each is a name, parameters and a value. */
function parsed(calendar: string) {
  const properties = calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => /^([A-Z-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? [line, line, '', '']);
  const unescaped = (text: string) => text.replaceAll('\\n', '\n').replaceAll(/\\([\\;,])/g, '$1');
  const events: Record<string, string>[] = [];
  let depth = '';
  for (const [, name = '', , value = ''] of properties) {
    if (name === 'BEGIN') depth = value;
    if (name === 'BEGIN' && value === 'VEVENT') events.push({});
    const event = events.at(-1);
    if (depth === 'VEVENT' && name !== 'BEGIN' && event) event[name] = unescaped(value);
  }
  return { events, names: properties.map(([, name]) => name) };
}

const aReminder = (overrides: Partial<Reminder> = {}): Reminder => ({
  id: 7 as InspectionId,
  text: 'Add a super',
  dueLocal: '2026-12-10 09:00:00',
  timeZone: 'Europe/Amsterdam',
  doneAt: undefined,
  isMailed: false,
  authorId: undefined,
  hiveId: 3 as HiveId,
  hiveName: 'Hive 7',
  apiaryId: 1 as Reminder['apiaryId'],
  apiaryName: 'Orchard',
  access: 'owner',
  ...overrides,
});

const eventOf = (overrides: Partial<Reminder>) =>
  parsed(calendarOf(api.app.contextFor('test'), [aReminder(overrides)], 'en')).events[0];

const feedOf = async (as: TestUser) => {
  const { body } = await api.request('POST', '/api/v1/reminders/calendar-link', { as });
  return new URL(body.address).pathname;
};

test.each([
  ['in winter', '2026-12-10 09:00:00', 'Europe/Amsterdam', '20261210T080000Z'],
  ['in summer', '2026-07-10 09:00:00', 'Europe/Amsterdam', '20260710T070000Z'],
  ['on the morning that loses an hour', '2026-03-29 03:00:00', 'Europe/Amsterdam', '20260329T010000Z'],
  ['on the morning that has an hour twice', '2026-10-25 09:00:00', 'Europe/Amsterdam', '20261025T080000Z'],
  ['beyond the date line', '2026-12-10 09:00:00', 'Pacific/Kiritimati', '20261209T190000Z'],
  ['where zones have half an hour', '2026-12-10 09:00:00', 'Asia/Kolkata', '20261210T033000Z'],
])('an hour %s is at its instant', (_when, dueLocal, timeZone, start) => {
  const event = eventOf({ dueLocal, timeZone });
  expect(event).toMatchObject({ DTSTART: start, UID: expect.stringMatching(/^reminder-7@/) });
  expect(event).toMatchObject({ SUMMARY: 'Hive 7: Add a super', LOCATION: 'Orchard – Hive 7' });
});

test.each(['Europe/Amsterdam', 'America/New_York', 'Pacific/Kiritimati'])(
  'a reminder without an hour is a whole day in %s',
  (timeZone) => {
    const context = api.app.contextFor('test');
    const calendar = calendarOf(context, [aReminder({ dueLocal: '2026-12-10 00:00:00', timeZone })], 'en');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261210\r\n');
    expect(calendar).not.toMatch(/DTSTART[^\r]*T\d/);
    expect(calendar).toMatch(/TRIGGER(;RELATED=START)?:PT9H/);
  },
);

test('whatever is written stays one text of its entry, and adds nothing to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (words) => {
      const plain = parsed(calendarOf(api.app.contextFor('test'), [aReminder()], 'en')).names;
      const hostile = `${words}\r\nATTENDEE:mailto:x@example.com`;
      const calendar = calendarOf(
        api.app.contextFor('test'),
        [aReminder({ text: hostile, hiveName: hostile })],
        'en',
      );
      expect(parsed(calendar).names).toEqual(plain);
      expect(calendar).not.toMatch(/[\u0085\u2028\u2029]/);
    }),
    { numRuns: 50, examples: [['a\u0085b'], ['a\u2028b'], ['a\u2029b']] },
  );
});

test('a calendar reads what is still to do and has a day, without signing in', async () => {
  const anna = await aUser(api);
  await anInspection(api, anna, { reminder: 'Harvest', reminder_date: '2026-12-10 09:00:00' });
  await anInspection(api, anna, { reminder: 'Some day' });
  const done = await anInspection(api, anna, { reminder: 'Done', reminder_date: '2026-12-10 09:00:00' });
  await api.request('PATCH', `/api/v1/reminders/${done.id}`, { as: anna, body: { isDone: true } });
  const other = await aUser(api);
  await anInspection(api, other, { reminder: 'Foreign', reminder_date: '2026-12-10 09:00:00' });

  const answer = await api.request('GET', await feedOf(anna));
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(parsed(answer.text).events.map(({ SUMMARY }) => SUMMARY)).toEqual(['Hive 1: Harvest']);
});

test('the address is shown once, stored as a hash, and ends when it is replaced or deleted', async () => {
  const anna = await aUser(api);
  const status = async () => (await api.request('GET', '/api/v1/reminders/calendar-link', { as: anna })).body;
  expect(await status()).toEqual({});
  const [first, second] = [await feedOf(anna), await feedOf(anna)];
  const read = async (path: string) => (await api.request('GET', path)).status;
  expect([await read(first), await read(second)]).toEqual([404, 200]);
  expect(await status()).toEqual({ createdAt: expect.any(String), lastReadAt: expect.any(String) });
  const storedRows = JSON.stringify(await api.database.db.selectFrom('calendar_links').selectAll().execute());
  const token = second.split('/').at(-1)?.replace('.ics', '') ?? '';
  expect([token.length, storedRows.includes(token), lines.join('').includes(token)]).toEqual([
    60,
    false,
    false,
  ]);
  await api.request('DELETE', '/api/v1/reminders/calendar-link', { as: anna });
  expect([await read(second), await status()]).toEqual([404, {}]);
});

test('one reminder is a file; one that has no day is none', async () => {
  const anna = await aUser(api);
  const dated = await anInspection(api, anna, { reminder: 'Harvest', reminder_date: '2026-12-10 09:00:00' });
  const someDay = await anInspection(api, anna, { reminder: 'Some day' });
  const file = (id: number) => api.request('GET', `/api/reminders/${id}/calendar`, { as: anna });
  expect(parsed((await file(dated.id)).text).events).toMatchObject([{ SUMMARY: 'Hive 1: Harvest' }]);
  expect((await file(someDay.id)).status).toBe(404);
});
