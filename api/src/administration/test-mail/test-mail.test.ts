import { aUser } from '#testing/builders.ts';
import { type SmtpServer, startSmtpServer } from '#testing/smtp-server.ts';
import { startTestApi } from '#testing/test-api.ts';

let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.close());

async function outcomeAt(environment: Record<string, string>) {
  const api = await startTestApi({ environment });
  try {
    const admin = await aUser(api, { isAdmin: true });
    const { status, body } = await api.request('POST', '/api/v1/administration/test-mail', { as: admin });
    return { status, body, email: admin.email };
  } finally {
    await api.close();
  }
}

test('a test mail reaches the admin who asks for it, at once', async () => {
  const { status, body, email } = await outcomeAt({ SMTP_URL: smtp.url });
  expect([status, body]).toEqual([200, { recipient: email, outcome: 'sent' }]);
  expect(smtp.mails.map(({ to }) => to)).toEqual([[email]]);
});

test('without a mail server the answer says so', async () => {
  expect((await outcomeAt({})).body).toMatchObject({ outcome: 'none' });
});

test('what keeps the mail from leaving is answered, without the password', async () => {
  const { body } = await outcomeAt({ SMTP_URL: 'smtp://skep:top-secret@127.0.0.1:1' });
  expect(body).toMatchObject({
    outcome: 'refused',
    fault: 'unreachable',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
  expect(JSON.stringify(body)).not.toContain('top-secret');
});
