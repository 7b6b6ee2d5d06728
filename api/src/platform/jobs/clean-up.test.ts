import { sql } from 'kysely';
import { outboxMails } from '#platform/mail/outbox-store.ts';
import { queueMail } from '#platform/mail/service.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { cleanUp } from './clean-up.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
afterAll(() => api.close());

async function sendCleanUp() {
  await api.app.jobs.queue.send('clean-up', {});
  await api.runJobs();
}

async function counts() {
  const { db } = api.database;
  const count = async (table: 'sign_ins' | 'mail_codes' | 'idempotency') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    signIns: await count('sign_ins'),
    codes: await count('mail_codes'),
    answers: await count('idempotency'),
    mails: (await outboxMails(api.database)).length,
  };
}

test('what has expired goes at its time, and nothing before', async () => {
  const user = await aUser(api);
  const context = api.app.contextFor('test');
  await queueMail(context, { recipient: user.email, subject: 's', text: 't', html: 'h' });
  await api.request('POST', '/api/user/reminder', { body: { email: user.email } });
  const row = {
    user_id: user.id,
    key: 'k',
    fingerprint: 'f',
    status: 201,
    answer: '1',
    created_at: api.clock.now(),
  };
  await api.database.db.insertInto('idempotency').values(row).execute();
  await sendCleanUp();
  expect(await counts()).toEqual({ signIns: 1, codes: 1, answers: 1, mails: 2 });
  api.clock.advance({ minutes: 61 });
  await sendCleanUp();
  expect(await counts()).toEqual({ signIns: 1, codes: 0, answers: 1, mails: 2 });
  api.clock.advance({ days: 8 });
  await sendCleanUp();
  expect(await counts()).toEqual({ signIns: 1, codes: 0, answers: 1, mails: 0 });
  api.clock.advance({ days: 23 });
  await sendCleanUp();
  expect(await counts()).toEqual({ signIns: 1, codes: 0, answers: 0, mails: 0 });
  api.clock.advance({ days: 181 });
  await sendCleanUp();
  expect(await counts()).toEqual({ signIns: 0, codes: 0, answers: 0, mails: 0 });
});

test('a part that fails skips no other; each has its last success as a metric', async () => {
  const user = await aUser(api);
  const context = api.app.contextFor('test');
  await queueMail(context, { recipient: user.email, subject: 's', text: 't', html: 'h' });
  api.clock.advance({ days: 8 });
  const failing = { routes: [], cleanUp: [() => Promise.reject(new Error('no'))] };
  await expect(cleanUp({ ...context, domains: [failing, ...context.domains] })).rejects.toThrow('1 of');
  expect(await outboxMails(api.database)).toEqual([]);
  api.clock.advance({ minutes: 5 });
  const figures = context.domains.flatMap(({ figures: own }) => own ?? []);
  const figure = figures.find(({ name }) => name === 'skep_job_last_success_age_seconds');
  expect(await figure?.read(context)).toContainEqual({ of: 'clean-up/forgetUnsentMails', value: 300 });
});

test('every part has a name of its own', () => {
  const names = api.app
    .contextFor('test')
    .domains.flatMap((domain) => domain.cleanUp ?? [])
    .map(({ name }) => name);
  expect(names.filter((name, index) => name === '' || names.indexOf(name) !== index)).toEqual([]);
});

test('more than a batch goes in one run', async () => {
  await sql`insert into ingest_inbox (device_key, received_at, raw, status, notes, value_count)
    select 'none', now() - interval '1 year', '{}', 'unknown_device', '[]', 0 from generate_series(1, 1200)`.execute(
    api.database.db,
  );
  await cleanUp(api.app.contextFor('test'));
  expect(await api.database.db.selectFrom('ingest_inbox').selectAll().execute()).toEqual([]);
});
