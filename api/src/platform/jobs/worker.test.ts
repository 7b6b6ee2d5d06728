import { aDevice } from '#measurements/devices/test-devices.ts';
import { monthPartitions } from '#measurements/partitions/partition-store.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
afterAll(() => api.close());

/** Waits until it is so, or far too long. */
async function soon(isSo: () => Promise<boolean>) {
  const until = Date.now() + 15_000;
  while (!(await isSo()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
}

test('a new service has places for measurements from its start on, not from the next hour', async () => {
  const months = async () => (await monthPartitions(api.app.contextFor('test'))).length;
  expect(await months()).toBe(0);
  const worker = await api.app.startWorker();
  await soon(async () => (await months()) >= 4);
  await worker.stop();
  expect(await months()).toBe(4);
});

test('jobs that wait together are done one after the other, not one at each later call', async () => {
  const anna = await aUser(api);
  // Each claims what waits of it.
  for (let count = 0; count < 3; count += 1) await aDevice(api, anna);
  const worker = await api.app.startWorker();
  const left = async () =>
    (await api.app.jobs.boss.findJobs('claim-messages')).filter(({ state }) => state !== 'completed');
  await soon(async () => (await left()).length === 0);
  await worker.stop();
  expect(await left()).toEqual([]);
});

test('what a schedule sends is done: it comes without a payload', async () => {
  const { boss } = api.app.jobs;
  const id = await boss.send('seal-days');
  const worker = await api.app.startWorker();
  const state = async () => (await boss.findJobs('seal-days', { id: id ?? '' }))[0]?.state;
  await soon(async () => /completed|failed|retry/.test((await state()) ?? ''));
  await worker.stop();
  expect(await state()).toBe('completed');
});
