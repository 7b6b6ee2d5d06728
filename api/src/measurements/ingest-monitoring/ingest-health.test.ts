import { sql } from 'kysely';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  anna = await aUser(api);
  admin = await aUser(api, { isAdmin: true });
});
afterAll(() => api.close());

const health = async (hours = 1) =>
  (await api.request('GET', `/api/v1/administration/measurements?hours=${hours}`, { as: admin })).body;
const send = (body: object) => api.request('POST', '/api/sensors', { body });
async function run(...jobs: ('recompute-days' | 'prepare-partitions' | 'seal-months' | 'seal-days')[]) {
  for (const job of jobs) {
    await api.app.jobs.queue.send(job, {});
    await api.runJobs();
  }
}
const at = (text: string) => Date.parse(text) / 1000;

test('all that was accepted is stored, and waiting work is listed until the jobs have run', async () => {
  const { id, key } = await aDevice(api, anna);
  await send({ key, t: 18, time: at('2026-01-03T10:00:00Z') });
  await send({ key, t: 18, time: at('2026-01-03T10:00:00Z') });
  await send({ key, t: 19 });
  await send({ key, t: 19, time: at('2099-01-01T00:00:00Z') });
  const before = await health();
  expect(before).toMatchObject({ accepted: 2, stored: 2, waitingDays: 1, withoutMonth: 2 });
  expect(before.outcomes).toEqual([
    { outcome: 'refused_time', messages: 1, repeats: 0 },
    { outcome: 'stored', messages: 2, repeats: 1 },
  ]);
  expect(before.alarms).toEqual(['without_partition', 'no_partition_ahead']);
  api.clock.advance({ minutes: 20 });
  expect((await health()).alarms).toContain('days_late');
  await run('recompute-days', 'prepare-partitions');
  const after = await health();
  expect(after).toMatchObject({ waitingDays: 0, withoutMonth: 0, alarms: ['months_unsealed'] });
  await run('seal-months');
  const sealed = await health();
  expect(sealed.alarms).toEqual([]);
  const months = new Map(
    sealed.months.map((each: { month: string; isSealed: boolean }) => [each.month, each.isSealed]),
  );
  expect(months.get('2026-01')).toBe(true);
  expect(months.get(api.clock.now().toISOString().slice(0, 7))).toBe(false);
  await api.database.db.deleteFrom('measurements').where('device_id', '=', id).execute();
  const lost = await health();
  expect([lost.accepted - lost.stored, lost.alarms]).toEqual([2, ['measurements_missing']]);
  api.clock.advance({ minutes: 120 });
  expect(await health()).toMatchObject({ accepted: 0, stored: 0 });
});

test('a sealed month lies in the order of device and time, and still takes what comes late', async () => {
  const one = await aDevice(api, anna);
  const two = await aDevice(api, anna);
  for (const hour of ['10', '11', '12'])
    for (const { key } of [two, one])
      await send({ key, t: Number(hour), time: at(`2025-03-03T${hour}:00:00Z`) });
  await run('prepare-partitions', 'seal-months', 'seal-days');
  const { rows } = await sql<{ device_id: number; t: number }>`
    select device_id, t from measurements_2025_03 order by ctid`.execute(api.database.db);
  expect(rows).toEqual([one.id, two.id].flatMap((device_id) => [10, 11, 12].map((t) => ({ device_id, t }))));
  await send({ key: one.key, t: 13, time: at('2025-03-03T13:00:00Z') });
  await run('seal-months');
  const { body } = await api.request(
    'GET',
    `/api/v1/series?deviceId=${one.id}&start=2025-03-03&end=2025-03-04&quantities=t&width=1d`,
    { as: anna },
  );
  expect(body.quantities[0]).toMatchObject({ mean: [11.5], min: [10], max: [13] });
});

test('jobs are listed with their last run; one that fails, or that nobody runs any more, is an alarm', async () => {
  const jobNamed = async (wanted: string) =>
    (await health()).jobs.find(({ job }: { job: string }) => job === wanted);
  const now = () => api.clock.now().toISOString().slice(0, 10);
  await run('recompute-days', 'prepare-partitions', 'seal-months');
  expect(await jobNamed('recompute_days')).not.toHaveProperty('failedAt');
  expect((await jobNamed('recompute_days')).endedAt.slice(0, 10)).toBe(now());
  expect(await jobNamed('recalibrate')).toEqual({ job: 'recalibrate' });
  expect((await health()).alarms).toEqual([]);
  // There is no such device: the table refuses the id.
  await api.app.jobs.boss.send('claim-messages', { deviceId: 'none' });
  await expect(api.runJobs()).rejects.toThrow();
  expect((await jobNamed('claim_messages')).failedAt.slice(0, 10)).toBe(now());
  expect((await health()).alarms).toEqual(['jobs_failed']);
  api.clock.advance({ minutes: 20 });
  await aDevice(api, anna);
  await api.runJobs();
  expect((await health()).alarms).toEqual(['worker_idle']);
  await run('recompute-days');
  expect((await health()).alarms).toEqual([]);
});
