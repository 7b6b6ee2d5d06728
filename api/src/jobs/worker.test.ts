import { aDevice } from '../devices/test-devices.ts';
import { aUser } from '../testing/builders.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

test('jobs that wait together are done one after the other, not one at each later call', async () => {
  const anna = await aUser(api);
  // Each claims what waits of it.
  for (let count = 0; count < 3; count += 1) await aDevice(api, anna);
  const worker = await api.app.startWorker();
  const until = Date.now() + 15_000;
  const waiting = async () =>
    (await api.app.jobs.boss.findJobs('claim-messages')).filter(({ state }) => state !== 'completed');
  while ((await waiting()).length > 0 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const left = await waiting();
  await worker.stop();
  expect(left).toEqual([]);
}, 60_000);
