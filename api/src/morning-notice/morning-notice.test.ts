import type { MorningNotice } from '@skep/domain';
import { mailsTo } from '#account/sign-up/test-forms.ts';
import { aPushDevice } from '#notifications/push/test-devices.ts';
import { aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { sendMorningNotices } from './jobs.ts';
import { changeMorningNotice } from './service.ts';

let api: TestApi;
beforeAll(async () => {
  // The job is about everybody.
  api = await startTestApi({ database: 'fresh' });
});
afterAll(() => api.close());

const path = '/api/v1/morning-notice';
const notice: MorningNotice = { at: '07:00', timeZone: 'UTC', isPushed: false, isMailed: true };
const at = (moment: string) => ({ clock: { now: () => new Date(moment), pause: async () => undefined } });
/** As the person sets it at that moment. */
const set = (person: TestUser, moment: string, part: Partial<MorningNotice> = {}) =>
  changeMorningNotice({ ...api.contextOf(person), ...at(moment) }, { ...notice, ...part });
const run = (moment: string) => sendMorningNotices({ ...api.app.contextFor('test'), ...at(moment) });
const mails = ({ email }: TestUser) => mailsTo(api, email);
const aTask = (as: TestUser, body: object) =>
  api.request('POST', '/api/v1/tasks', { as, body: { timeZone: 'UTC', ...body } });
const pushedTo = ({ id }: TestUser) =>
  api.database.db.selectFrom('news').selectAll().where('user_id', '=', id).execute();

test('nobody is sent anything who has not chosen it, and a stored choice is shown again', async () => {
  const anna = await aUser(api);
  await aTask(anna, { title: 'Mow', day: '2026-06-10' });
  const { body } = await api.request('GET', path, { as: anna });
  expect(body).toEqual({ at: '07:00', timeZone: 'UTC', isPushed: false, isMailed: false });
  await set(anna, '2026-06-09T12:00:00Z', { isMailed: false });
  await run('2026-06-10T07:00:00Z');
  expect(await mails(anna)).toEqual([]);
  const chosen = { at: '05:30', timeZone: 'Asia/Kolkata', isPushed: true, isMailed: false };
  await api.request('PUT', path, { as: anna, body: chosen });
  expect((await api.request('GET', path, { as: anna })).body).toEqual(chosen);
  const wrong = await api.request('PUT', path, { as: anna, body: { ...chosen, at: '24:00' } });
  expect([wrong.status, wrong.body.problems[0].path]).toEqual([422, 'at']);
});

test('each person gets it at the hour of their own clock, about their own day', async () => {
  const [anna, bea] = [await aUser(api), await aUser(api)];
  // In Auckland the day begins half a day earlier.
  await aTask(anna, { title: 'Mow', day: '2026-06-10' });
  await aTask(bea, { title: 'Weigh', day: '2026-06-11' });
  await set(anna, '2026-06-09T12:00:00Z', { timeZone: 'Europe/Amsterdam' });
  await set(bea, '2026-06-09T12:00:00Z', { timeZone: 'Pacific/Auckland' });
  const counts = async () => [(await mails(anna)).length, (await mails(bea)).length];
  await run('2026-06-10T04:59:00Z');
  expect(await counts()).toEqual([0, 0]);
  await run('2026-06-10T05:00:00Z');
  expect(await counts()).toEqual([1, 0]);
  await run('2026-06-10T19:00:00Z');
  expect(await counts()).toEqual([1, 1]);
  expect((await mails(bea))[0]?.text).toContain('- Weigh\n');
});

test.each([
  ['an hour that the clock skips', '2026-03-28', '2026-03-29'],
  ['an hour that the clock repeats', '2026-10-24', '2026-10-25'],
])('in %s it comes once that day', async (_, before, day) => {
  const anna = await aUser(api);
  await aTask(anna, { title: 'Mow', day: before });
  await set(anna, `${before}T00:00:00Z`, { at: '02:30', timeZone: 'Europe/Amsterdam' });
  const sent: number[] = [];
  for (let minutes = 0; minutes < 48 * 60; minutes += 30) {
    await run(new Date(Date.parse(`${before}T00:00:00Z`) + minutes * 60_000).toISOString());
    sent.push((await mails(anna)).length);
  }
  expect(sent.at(-1)).toBe(2);
  const second = new Date(Date.parse(`${before}T00:00:00Z`) + sent.indexOf(2) * 30 * 60_000);
  expect(second.toISOString()).toMatch(new RegExp(`^${day}T0[01]:`));
});

test('two processes send it once, and another hour of the same day brings no second one', async () => {
  const anna = await aUser(api);
  await aPushDevice(api, anna);
  await aTask(anna, { title: 'Mow', day: '2026-06-10' });
  await set(anna, '2026-06-09T12:00:00Z', { isPushed: true });
  await Promise.all([run('2026-06-10T07:01:00Z'), run('2026-06-10T07:01:00Z')]);
  await set(anna, '2026-06-10T07:30:00Z', { at: '08:00', isPushed: true });
  await run('2026-06-10T08:00:00Z');
  const news = await pushedTo(anna);
  expect((await mails(anna)).length).toBe(1);
  expect(news).toMatchObject([{ kind: 'today', title: 'Today: 1', text: 'Mow', path: '/today' }]);
  await run('2026-06-11T08:00:00Z');
  expect((await mails(anna)).length).toBe(2);
});

test('on a day without anything due nothing is sent, and what comes up later that day is not either', async () => {
  const anna = await aUser(api);
  await set(anna, '2026-06-09T12:00:00Z');
  await run('2026-06-10T07:00:00Z');
  await aTask(anna, { title: 'Mow', day: '2026-06-10' });
  await run('2026-06-10T07:05:00Z');
  expect(await mails(anna)).toEqual([]);
});

test('what could not be sent in the morning is not sent in the afternoon', async () => {
  const anna = await aUser(api);
  await aTask(anna, { title: 'Mow', day: '2026-06-10' });
  await set(anna, '2026-06-09T12:00:00Z');
  await run('2026-06-10T13:00:00Z');
  expect(await mails(anna)).toEqual([]);
  await run('2026-06-11T07:00:00Z');
  expect((await mails(anna)).length).toBe(1);
});

test('it says in the person’s language what the screen of today says, and nothing of hives that they do not see', async () => {
  const [anna, bram] = [await aUser(api), await aUser(api, { locale: 'de' })];
  const secret = await aHive(api, anna, { name: 'Secret' });
  const shared = await aHive(api, anna, { name: 'Shared' });
  const own = await aHive(api, bram, { name: 'Own' });
  await share(api, { hiveId: shared.id, memberId: bram.id });
  for (const { id } of [secret, shared])
    await aTask(anna, { title: `Mow at ${id}`, day: '2026-10-10', hiveIds: [String(id)] });
  const inspect = (as: TestUser, hiveId: number) =>
    anInspection(api, as, { hive_ids: [hiveId], date: '2026-10-01 10:00:00', attention: 1 });
  await inspect(anna, shared.id);
  await inspect(bram, own.id);
  await set(bram, '2026-10-09T12:00:00Z', { isPushed: true });
  await run('2026-10-10T07:00:00Z');
  const [mail] = await mails(bram);
  expect(mail?.subject).toBe('Heute: 2');
  const [news] = await pushedTo(bram);
  expect(news?.text.split('\n')).toEqual([
    'Zuerst zum Stand Orchard',
    'Braucht Aufmerksamkeit: Own – Orchard',
    `Mow at ${shared.id} – Orchard`,
  ]);
});

test('the button of a mail program ends the emails and nothing else', async () => {
  const anna = await aUser(api);
  await aTask(anna, { title: 'Mow', day: '2026-06-10' });
  await set(anna, '2026-06-09T12:00:00Z', { isPushed: true });
  await run('2026-06-10T07:00:00Z');
  const [mail] = await mails(anna);
  const stop = new URL(mail?.stop_link ?? '').pathname;
  expect((await api.request('GET', stop)).text).toContain('No more morning notices by e-mail?');
  expect((await api.request('POST', `${stop}0`)).status).toBe(404);
  expect((await api.request('POST', stop)).status).toBe(200);
  expect((await api.request('GET', path, { as: anna })).body).toMatchObject({
    isPushed: true,
    isMailed: false,
  });
});
