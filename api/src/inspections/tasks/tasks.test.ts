import { purgedAfterDays } from '@skep/domain';
import { mailsTo } from '#account/sign-up/test-forms.ts';
import { aCountedRestore, broughtBack } from '#account-import/test-restores.ts';
import { exportedFile } from '#exports/test-exports.ts';
import { aGroup } from '#groups/groups/test-groups.ts';
import { mailReminders } from '#inspections/reminders/jobs.ts';
import { purgeDeleted } from '#platform/jobs/purge-deleted.ts';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram] = await Promise.all([aUser(api), aUser(api)]);
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
const send = (method: Method, path: string, body?: object, as = anna, headers = {}) =>
  api.request(method, `/api/v1/tasks${path}`, { as, headers, ...(body && { body }) });
const call = async (...parts: Parameters<typeof send>) => (await send(...parts)).body;
const titles = async (as = anna, query = '') =>
  (await call('GET', query, undefined, as)).map(({ title }: { title: string }) => title);
/** The day so many days from now, in UTC. */
const inDays = (days: number) =>
  new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A group of anna's with her hive, and bram in it. */
async function shared(right: 'view' | 'edit') {
  const hive = await aHive(api, anna);
  const group = await aGroup(api, anna);
  await group.admit(right === 'edit' ? 'groupEditor' : 'groupViewer', bram);
  const body = { hives: [{ hiveId: String(hive.id), right }] };
  await api.request('PATCH', `/api/v1/groups/${group.id}/hives`, { as: anna, body });
  return { hive, group };
}

test('a task is about nothing, an apiary or hives, and names them', async () => {
  const apiary = await anApiary(api, anna);
  const [first, second] =
    apiary.hives.length > 1 ? apiary.hives : [await aHive(api, anna), await aHive(api, anna)];
  expect(await call('POST', '', { title: ' Buy sugar ' })).toEqual({
    ...{ id: expect.stringMatching(/^\d+$/), revision: 1, title: 'Buy sugar', access: 'owner' },
    ...{
      countsFromDone: false,
      isInspection: false,
      steps: [],
      pack: [],
      hiveIds: [],
      hives: [],
      timeZone: 'UTC',
    },
  });
  const mow = await call('POST', '', { title: 'Mow', apiaryId: String(apiary.id), day: '2026-12-03' });
  expect(mow).toMatchObject({ apiaryId: String(apiary.id), apiaryName: 'Orchard', day: '2026-12-03' });
  const hiveIds = [String(second.id), String(first.id)];
  const placed = await call('POST', '', { title: 'Feed', hiveIds, apiaryId: String(apiary.id) });
  // Hives say themselves where they are.
  expect(placed).not.toHaveProperty('apiaryId');
  await call('DELETE', `/${placed.id}`);
  const both = await call('POST', '', { title: 'Supers', hiveIds, day: '2026-12-01' });
  expect(both.hives).toMatchObject([{ name: first.name }, { name: second.name }]);
  expect(await titles()).toEqual(['Supers', 'Mow', 'Buy sugar']);
});

test.each([
  ['no title', {}, 'title', 'required'],
  ['a repetition without a day', { title: 'Feed', repeat: 'FREQ=DAILY' }, 'day', 'required'],
  ['no rule', { title: 'Feed', day: '2026-12-01', repeat: 'weekly' }, 'repeat', 'unknown_choice'],
  ['a hive of somebody else', { title: 'Feed', hiveIds: ['1'] }, 'hiveIds', 'unknown_choice'],
  ['an apiary of nobody', { title: 'Feed', apiaryId: '2000000000' }, 'apiaryId', 'unknown_choice'],
  ['a stranger who does it', { title: 'Feed', assigneeId: '1' }, 'assigneeId', 'unknown_choice'],
  [
    'a step twice',
    {
      title: 'Feed',
      steps: [
        { text: 'a', isDone: false },
        { text: ' a ', isDone: true },
      ],
    },
    'steps',
    'already_taken',
  ],
])('%s is reported at its field', async (_name, body, path, code) => {
  const answer = await send('POST', '', body);
  expect([answer.status, answer.body.problems]).toEqual([422, [expect.objectContaining({ path, code })]]);
});

test('an edit changes what it names, and of two at once the second is told', async () => {
  const { id } = await call('POST', '', { title: 'Feed', note: 'Two litres', day: '2026-12-01' });
  const changed = await call('PATCH', `/${id}`, { note: null });
  expect(changed).toMatchObject({ title: 'Feed', day: '2026-12-01', revision: 2 });
  expect(changed).not.toHaveProperty('note');
  const late = await send('PATCH', `/${id}`, { title: 'Feed more' }, anna, { 'if-match': '"1"' });
  expect([late.status, late.body.current]).toEqual([412, changed]);
});

test('done twice is done once; undone takes the next of a repetition away unless somebody changed it', async () => {
  const today = inDays(0);
  const { id } = await call('POST', '', {
    ...{ title: 'Inspect', day: inDays(-16), repeat: 'FREQ=WEEKLY' },
    steps: [{ text: 'Eggs', isDone: true }],
  });
  const done = await call('PUT', `/${id}/done`, { isDone: true });
  // What was missed is not done three times.
  expect(done.next).toMatchObject({ day: inDays(5), steps: [{ text: 'Eggs', isDone: false }] });
  expect(done.next.day > today).toBe(true);
  expect(await call('PUT', `/${id}/done`, { isDone: true })).toEqual({ task: done.task });
  expect(await titles(anna, '?state=done')).toEqual(['Inspect']);
  expect(await titles()).toEqual(['Inspect']);
  await call('PUT', `/${id}/done`, { isDone: false });
  expect((await call('GET', '')).map((task: { id: string }) => task.id)).toEqual([id]);

  const again = await call('PUT', `/${id}/done`, { isDone: true });
  await call('PATCH', `/${again.next.id}`, { title: 'Inspect well' });
  await call('PUT', `/${id}/done`, { isDone: false });
  expect(await titles()).toEqual(['Inspect', 'Inspect well']);
});

test('one that is put off does not move those that follow, and one may count from when it is done', async () => {
  const { id } = await call('POST', '', { title: 'Feed', day: inDays(1), repeat: 'FREQ=WEEKLY' });
  expect(await call('PUT', `/${id}/day`, { day: inDays(3) })).toMatchObject({ day: inDays(3) });
  expect((await call('PUT', `/${id}/done`, { isDone: true })).next.day).toBe(inDays(8));

  const body = { title: 'Inspect', day: inDays(-3), repeat: 'FREQ=DAILY;INTERVAL=9', countsFromDone: true };
  const inspect = await call('POST', '', body);
  const at = new Date(api.clock.now().getTime() - 86_400_000).toISOString();
  expect((await call('PUT', `/${inspect.id}/done`, { isDone: true, at })).next.day).toBe(inDays(8));
});

test('two people tick two steps at once, and neither loses one', async () => {
  const steps = ['Smoker', 'Feed'].map((text) => ({ text, isDone: false }));
  const { id } = await call('POST', '', { title: 'Prepare', steps });
  await Promise.all(steps.map(({ text }) => send('PUT', `/${id}/steps`, { text, isDone: true })));
  const { steps: ticked } = await call('GET', `/${id}`);
  expect(ticked).toEqual(steps.map(({ text }) => ({ text, isDone: true })));
  expect((await send('PUT', `/${id}/steps`, { text: 'Veil', isDone: true })).status).toBe(422);
});

test('who may edit all hives of a task may edit it; who sees only some of them does not see it', async () => {
  const { hive } = await shared('edit');
  const other = await aHive(api, anna);
  const own = await call('POST', '', { title: 'One', hiveIds: [String(hive.id)] });
  await call('POST', '', { title: 'Both', hiveIds: [String(hive.id), String(other.id)] });
  await call('POST', '', { title: 'Place', apiaryId: String(hive.location_id) });
  expect(await titles(bram)).toEqual(['One']);
  expect((await send('PUT', `/${own.id}/done`, { isDone: true }, bram)).status).toBe(200);
  const his = await call('POST', '', { title: 'His', hiveIds: [String(hive.id)] }, bram);
  expect(his.access).toBe('owner');
  expect(await titles()).toContain('His');
  const log = await api.request('GET', `/api/v1/hives/${hive.id}/log`, { as: anna });
  const entries = log.body.entries.map(({ what, authorName }: { what: string; authorName: string }) => [
    what,
    authorName,
  ]);
  expect(entries.slice(0, 2)).toEqual([
    ['task_written', bram.name],
    ['task_done', bram.name],
  ]);
});

test('whoever is given a task sees and does it, until they share no group any more', async () => {
  const { group } = await shared('view');
  expect(await call('GET', '/people')).toEqual([{ id: String(bram.id), name: bram.name }]);
  const task = await call('POST', '', { title: 'Mow', assigneeId: String(bram.id) });
  expect(task).toMatchObject({ assigneeName: bram.name });
  expect(await titles(bram)).toEqual(['Mow']);
  expect((await send('PUT', `/${task.id}/done`, { isDone: true }, bram)).status).toBe(200);
  await call('PUT', `/${task.id}/done`, { isDone: false });
  await api.request('DELETE', `/api/groups/detach/${group.id}`, { as: bram });
  expect(await titles(bram)).toEqual([]);
  expect((await send('GET', `/${task.id}`, undefined, bram)).status).toBe(404);
});

test('due tasks are counted, by the day where they were written', async () => {
  const due = async () => (await api.request('GET', '/api/v1/reminders/due', { as: anna })).body.count;
  await call('POST', '', { title: 'Today', day: inDays(0) });
  await call('POST', '', { title: 'Late', day: inDays(-4) });
  await call('POST', '', { title: 'Later', day: inDays(2) });
  await call('POST', '', { title: 'Some day' });
  expect(await due()).toBe(2);
});

test('the calendar has tasks as whole days, with their repetition', async () => {
  await call('POST', '', { title: 'Feed, warm', day: '2026-12-03', repeat: 'FREQ=WEEKLY;INTERVAL=2' });
  const { body } = await api.request('POST', '/api/v1/reminders/calendar-link', { as: anna });
  const { text } = await api.request('GET', new URL(body.address).pathname);
  expect(text).toContain('SUMMARY:Feed\\, warm\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20261203\r\n');
  expect(text).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2\r\n');
});

test('a due task is emailed at nine to who does it, once, unless they want no emails', async () => {
  const { hive } = await shared('view');
  const day = inDays(1);
  const goTo = (time: string) => {
    const passed = Date.parse(`${day}T${time}Z`) - api.clock.now().getTime();
    api.clock.advance({ minutes: passed / 60_000 });
  };
  goTo('08:30:00');
  const hiveIds = [String(hive.id)];
  await call('POST', '', { title: 'Mow', day, hiveIds, assigneeId: String(bram.id) });
  await call('POST', '', { title: 'Feed', day });
  const mailed = async (to: TestUser) => {
    await mailReminders(api.app.contextFor('test'));
    return (await mailsTo(api, to.email)).filter(({ text }) => /Mow|Feed/.test(text));
  };
  expect([await mailed(bram), await mailed(anna)]).toEqual([[], []]);
  await api.request('POST', '/api/settings', { as: anna, body: { reminder_mails: '0' } });
  goTo('09:05:00');
  expect((await mailed(bram)).map(({ text }) => text)).toEqual([expect.stringContaining('Mow – Hive 1')]);
  expect(await mailed(bram)).toHaveLength(1);
  expect(await mailed(anna)).toEqual([]);
});

test('tasks of deleted hives go with them, are about the others otherwise, and are purged', async () => {
  const [first, second] = [await aHive(api, anna), await aHive(api, anna)];
  const { id } = await call('POST', '', { title: 'One', hiveIds: [String(first.id)] });
  await call('POST', '', { title: 'Both', hiveIds: [String(first.id), String(second.id)] });
  await api.request('DELETE', `/api/hives/${first.id}`, { as: anna });
  expect(await call('GET', '')).toEqual([
    expect.objectContaining({ title: 'Both', hiveIds: [String(second.id)] }),
  ]);
  const { id: alone } = await call('POST', '', { title: 'Alone' });
  expect((await send('DELETE', `/${alone}`)).status).toBe(204);
  const held = () =>
    api.database.db
      .selectFrom('tasks')
      .select('title')
      .where('user_id', '=', anna.id)
      .orderBy('id')
      .execute();
  expect((await held()).map(({ title }) => title)).toEqual(['One', 'Both', 'Alone']);
  api.clock.advance({ days: purgedAfterDays + 1 });
  await purgeDeleted(api.app.contextFor('test'));
  expect((await held()).map(({ title }) => title)).toEqual(['Both']);
  expect((await send('GET', `/${id}`)).status).toBe(404);
});

test('tasks come back from an archive, at the hives and the apiary that came with them', async () => {
  const hive = await aHive(api, anna);
  const steps = [{ text: 'Warm it', isDone: true }];
  const feed = { title: 'Feed', day: '2026-12-03', repeat: 'FREQ=WEEKLY', note: 'Two litres', steps };
  await call('POST', '', { ...feed, hiveIds: [String(hive.id)] });
  await call('POST', '', { title: 'Mow', apiaryId: String(hive.location_id) });
  const { id } = await call('POST', '', { title: 'Sugar' });
  await call('PUT', `/${id}/done`, { isDone: true });
  await aCountedRestore(api, bram, await exportedFile(api, anna));
  expect((await broughtBack(api, bram)).state).toBe('done');
  const [fed, mown] = await call('GET', '', undefined, bram);
  expect(fed).toMatchObject({ ...feed, hives: [{ name: 'Hive 1' }] });
  expect(fed.hiveIds).not.toEqual([String(hive.id)]);
  expect(mown).toMatchObject({ title: 'Mow', apiaryName: 'Orchard' });
  expect(await titles(bram, '?state=done')).toEqual(['Sugar']);
});
