import { outboxMails } from '#platform/mail/outbox-store.ts';
import { queueMail } from '#platform/mail/service.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
afterAll(() => api.close());

async function cleanUp() {
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
  await cleanUp();
  expect(await counts()).toEqual({ signIns: 1, codes: 1, answers: 1, mails: 2 });
  api.clock.advance({ minutes: 61 });
  await cleanUp();
  expect(await counts()).toEqual({ signIns: 1, codes: 0, answers: 1, mails: 2 });
  api.clock.advance({ days: 8 });
  await cleanUp();
  expect(await counts()).toEqual({ signIns: 1, codes: 0, answers: 1, mails: 0 });
  api.clock.advance({ days: 23 });
  await cleanUp();
  expect(await counts()).toEqual({ signIns: 1, codes: 0, answers: 0, mails: 0 });
  api.clock.advance({ days: 181 });
  await cleanUp();
  expect(await counts()).toEqual({ signIns: 0, codes: 0, answers: 0, mails: 0 });
});
