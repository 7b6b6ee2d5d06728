import { startTestApi, type TestApi } from '#testing/test-api.ts';

const lines: string[] = [];
let api: TestApi;
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  api = await startTestApi({
    environment: { LOG_LEVEL: 'error', SMTP_URL: 'smtp://127.0.0.1:1' },
    logStream,
  });
});
afterAll(() => api.close());

test('a failure of the queue itself is logged and ends nothing', () => {
  api.app.jobs.boss.emit('error', new Error('the database restarts'));
  expect(lines.join()).toContain('the database restarts');
});

test('a job that fails is logged and tried again', async () => {
  const worker = await api.app.startWorker();
  // There is no such mail to send: the table refuses the id.
  await api.app.jobs.boss.send('send-mail', { mailId: 'none' });
  const until = Date.now() + 15_000;
  while (!lines.join().includes('a job failed') && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await worker.stop();
  expect(lines.join()).toContain('"job":"send-mail"');
  const [job] = await api.app.jobs.boss.findJobs('send-mail', { data: { mailId: 'none' } });
  expect(job?.state).toBe('retry');
});
