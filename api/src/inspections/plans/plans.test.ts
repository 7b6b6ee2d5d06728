import { datedSteps, dayAfter, type HiveMethod } from '@skep/domain';
import { aCountedRestore, broughtBack } from '#account-import/test-restores.ts';
import { exportedFile } from '#exports/test-exports.ts';
import { aGroup } from '#groups/groups/test-groups.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
let hiveId: string;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram] = await Promise.all([aUser(api), aUser(api)]);
  hiveId = String((await aHive(api, anna)).id);
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
const send = (method: Method, path: string, body?: object, as = anna) =>
  api.request(method, `/api/v1${path}`, { as, ...(body && { body }) });
const call = async (...parts: Parameters<typeof send>) => (await send(...parts)).body;

/** The day so many days from now, in UTC. */
const inDays = (days: number) =>
  new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const start = (method: HiveMethod, startDay: string, more: object = {}) => ({
  ...{ hiveId, method, startDay, timeZone: 'UTC' },
  steps: datedSteps(method, startDay).map(({ step }) => ({ step, title: `Title of ${step}` })),
  ...more,
});
const started = (method: HiveMethod, startDay = inDays(0), more = {}) =>
  call('POST', '/hive-plans', start(method, startDay, more));

interface Sent {
  id: string;
  title: string;
  day: string;
  plan: { id: string; method: string; step: string; plannedDay: string };
}
const daysOf = (plan: { tasks: Sent[] }) =>
  Object.fromEntries(plan.tasks.map(({ plan, day }) => [plan.step, day]));
const stepOf = (plan: { tasks: Sent[] }, step: string) =>
  plan.tasks.find((task) => task.plan.step === step)?.id;
const done = (id: string | undefined, days: number) => {
  api.clock.advance({ days });
  return call('PUT', `/tasks/${id}/done`, { isDone: true });
};
const openTasks = async (as = anna): Promise<Sent[]> => call('GET', '/tasks', undefined, as);

test('a method that is started becomes tasks on their days, in agenda and calendar', async () => {
  const plan = await started('pagden');
  expect(plan).toMatchObject({ method: 'pagden', hiveName: 'Hive 1', state: 'going', access: 'owner' });
  expect(daysOf(plan)).toEqual({
    ...{ move_parent: inDays(0), leave_one_cell: inDays(6), move_parent_again: inDays(7) },
    ...{ check_mated: inDays(28), decide_union: inDays(35) },
  });
  const [first] = await openTasks();
  expect(first).toMatchObject({
    ...{ title: 'Title of move_parent', hiveIds: [hiveId] },
    plan: { id: plan.id, method: 'pagden', step: 'move_parent', plannedDay: inDays(0) },
  });
  expect(await call('GET', '/hive-plans')).toEqual([plan]);
  const { address } = await call('POST', '/reminders/calendar-link');
  const { text } = await api.request('GET', new URL(address).pathname);
  expect(text).toContain('SUMMARY:Title of check_mated\r\n');
});

test('steps can be left out', async () => {
  const plan = await started('demaree', inDays(0), {
    steps: [{ step: 'clear_top_box', title: ' Clear it ' }],
  });
  expect(plan.tasks).toMatchObject([{ title: 'Clear it', day: inDays(24) }]);
});

test.each([
  ['no such method', { method: 'magic' }, 'method', 'unknown_choice'],
  ['a step of another method', { steps: [{ step: 'graft', title: 'Graft' }] }, 'steps', 'unknown_choice'],
  ['no step', { steps: [] }, 'steps', 'required'],
  ['a day at the end of time', { startDay: '9999-12-31' }, 'startDay', 'not_a_date'],
  ['a hive of somebody else', { hiveId: '1' }, 'hiveId', 'unknown_choice'],
])('%s is reported at its field', async (_name, more, path, code) => {
  const answer = await send('POST', '/hive-plans', start('pagden', inDays(0), more));
  expect([answer.status, answer.body.problems]).toEqual([422, [expect.objectContaining({ path, code })]]);
  expect(await openTasks()).toEqual([]);
});

test('moving the start moves all open steps by the same days, and no step that is done', async () => {
  const plan = await started('demaree', inDays(0));
  await done(stepOf(plan, 'raise_brood'), 0);
  const to = { day: inDays(3) };
  const moved = await call('PUT', `/hive-plans/${plan.id}/day`, to);
  expect(moved.startDay).toBe(inDays(3));
  expect(daysOf(moved)).toEqual({
    raise_brood: inDays(0),
    remove_cells: inDays(10),
    clear_top_box: inDays(27),
  });
  expect(await call('PUT', `/hive-plans/${plan.id}/day`, to)).toEqual(moved);
});

test('a step that was done later moves what follows it, once, whoever taps', async () => {
  const plan = await started('rearing');
  await done(stepOf(plan, 'graft'), 2);
  const actual = { step: 'graft', day: inDays(0) };
  const answers = await Promise.all([
    call('PUT', `/hive-plans/${plan.id}/day`, actual),
    call('PUT', `/hive-plans/${plan.id}/day`, actual),
  ]);
  for (const moved of answers) {
    expect(daysOf(moved)).toMatchObject({
      cell_builder: inDays(-3),
      emergence: inDays(12),
      mark_queen: inDays(26),
    });
  }
});

test('a treatment cannot be moved to before the harvest that it would spoil', async () => {
  const plan = await started('caging');
  const move = { step: 'treat_broodless', day: dayAfter(inDays(0), -1) };
  const answer = await send('PUT', `/hive-plans/${plan.id}/day`, move);
  expect([answer.status, answer.body.problems]).toEqual([
    422,
    [expect.objectContaining({ path: 'day', code: 'date_too_early' })],
  ]);
});

test('a plan ends by itself with its last step, and earlier by a person, who loses no step that is done', async () => {
  const whole = await started('union');
  for (const { id } of whole.tasks) await done(id, 0);
  const plan = await started('union');
  await done(stepOf(plan, 'remove_queen'), 0);
  const ended = await call('PUT', `/hive-plans/${plan.id}/end`);
  expect(ended).toMatchObject({ state: 'cancelled', tasks: [{ plan: { step: 'remove_queen' } }] });
  expect(await call('PUT', `/hive-plans/${plan.id}/end`)).toEqual(ended);
  expect(await openTasks()).toEqual([]);
  const states = (await call('GET', '/hive-plans')).map(({ state }: { state: string }) => state);
  expect(states).toEqual(['cancelled', 'ended']);
});

test('a plan ends when its hive is lost, sold, united with another or deleted', async () => {
  const lost = await started('pagden');
  const life = { date: inDays(0), state: 'lost' };
  expect((await send('POST', `/hives/${hiveId}/states`, life)).status).toBeLessThan(300);
  expect((await call('GET', '/hive-plans'))[0]).toMatchObject({ id: lost.id, state: 'cancelled', tasks: [] });
  expect(await openTasks()).toEqual([]);
  const again = await send('POST', '/hive-plans', start('pagden', inDays(0)));
  expect(again.body.problems).toEqual([expect.objectContaining({ path: 'hiveId', code: 'hive_not_there' })]);

  hiveId = String((await aHive(api, anna)).id);
  await started('pagden');
  await api.request('DELETE', `/api/hives/${hiveId}`, { as: anna });
  expect(await openTasks()).toEqual([]);
  expect(await call('GET', '/hive-plans')).toHaveLength(1);
});

test('people of a group see the plans of its hives, and move them if they may edit', async () => {
  const group = await aGroup(api, anna);
  await group.admit('groupEditor', bram);
  const share = (right: string) => send('PATCH', `/groups/${group.id}/hives`, { hives: [{ hiveId, right }] });
  const plan = await started('split');
  const move = () => send('PUT', `/hive-plans/${plan.id}/day`, { day: inDays(1) }, bram);
  expect((await move()).status).toBe(404);
  await share('view');
  expect((await call('GET', '/hive-plans', undefined, bram))[0]).toMatchObject({
    id: plan.id,
    access: 'see',
  });
  expect((await move()).status).toBe(403);
  await share('edit');
  expect((await move()).body).toMatchObject({ startDay: inDays(1), access: 'edit' });
  expect((await openTasks(bram))[0]?.day).toBe(inDays(1));
});

test('plans come back from an archive with their steps', async () => {
  const plan = await started('caging');
  await aCountedRestore(api, bram, await exportedFile(api, anna));
  expect((await broughtBack(api, bram)).state).toBe('done');
  const [back] = await call('GET', '/hive-plans', undefined, bram);
  expect(back).toMatchObject({ method: 'caging', startDay: plan.startDay, state: 'going' });
  expect(daysOf(back)).toEqual(daysOf(plan));
  expect((await send('PUT', `/hive-plans/${back.id}/day`, { day: inDays(2) }, bram)).status).toBe(200);
});
