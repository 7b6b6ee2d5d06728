import { outboxMails } from '#platform/mail/outbox-store.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { type SmtpServer, startSmtpServer } from '#testing/smtp-server.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { notifySome, runScheduled } from '../delivery/test-receiver.ts';

let api: TestApi;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  api = await startTestApi({ database: 'fresh', environment: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await api.close();
  await smtp.close();
});

const mailsTo = ({ email }: TestUser) => smtp.mails.filter(({ to }) => to.includes(email));
const stopLink = 'https://skep.example/api/alerts/stop?a=1';

test('one alert is one mail at once, which a mail program can end with its own button', async () => {
  const anna = await aUser(api);
  const { title } = await notifySome(api, anna, { isMailed: true, stopLink });
  await api.runJobs();
  await api.runJobs();
  const [mail] = mailsTo(anna);
  expect(mail?.content).toContain(`Subject: ${title}`);
  expect(mail?.content.replace(/\r?\n /g, ' ')).toMatch(
    /^List-Unsubscribe: ?<https:\/\/skep\.example\/api\/alerts\/stop\?a=1>/m,
  );
  expect(mail?.content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a thousand in a night are one more mail, that can be read', async () => {
  const bert = await aUser(api, { locale: 'de' });
  await notifySome(api, bert, { isMailed: true });
  await api.runJobs();
  for (let count = 0; count < 60; count += 1) await notifySome(api, bert, { isMailed: true });
  await api.runJobs();
  expect(mailsTo(bert)).toHaveLength(1);
  api.clock.advance({ minutes: 15 });
  await runScheduled(api, 'send-news-mails');
  await api.runJobs();
  const [, mail] = mailsTo(bert);
  expect(mailsTo(bert)).toHaveLength(2);
  expect(mail?.content).toContain('Subject: Warnungen von deinen Beuten: 60');
  expect(mail?.content).toContain('Weitere in der App: 40');
  expect(mail?.content).not.toContain('List-Unsubscribe');
});

test('nobody is mailed at an address that is not proved, and nobody who did not want it', async () => {
  const carl = await aUser(api);
  await notifySome(api, carl);
  await api.database.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', carl.id)
    .execute();
  await notifySome(api, carl, { isMailed: true });
  await api.runJobs();
  expect([mailsTo(carl), await outboxMails(api.database)]).toEqual([[], []]);
});
