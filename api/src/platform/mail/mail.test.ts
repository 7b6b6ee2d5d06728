import { Readable } from 'node:stream';
import { inTransaction } from '#platform/database/transaction.ts';
import { type SmtpServer, startSmtpServer } from '#testing/smtp-server.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { composeCodeMail } from './code-mail.ts';
import { outboxMails } from './outbox-store.ts';
import { queueMail } from './service.ts';

const mail = { recipient: 'anna@skep.example', subject: 'Hello', text: 'plain\n.\nend', html: '<p>rich</p>' };

describe('without a mail server', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database: 'fresh' });
  });
  afterAll(() => api.close());

  test('mails stay in the outbox', async () => {
    await queueMail(api.app.contextFor('test'), mail);
    await api.runJobs();
    expect(await outboxMails(api.database)).toMatchObject([mail]);
  });
});

describe('with a mail server', () => {
  let smtp: SmtpServer;
  let api: TestApi;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    api = await startTestApi({
      database: 'fresh',
      environment: { SMTP_URL: smtp.url, MAIL_FROM: 'Skep <bees@skep.example>' },
    });
  });
  afterAll(async () => {
    await api.close();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.mails.length = 0;
    smtp.takesEveryLetter = false;
  });

  test('a mail is sent once, as plain text and HTML, and forgotten', async () => {
    await queueMail(api.app.contextFor('test'), mail);
    await api.runJobs();
    await api.runJobs();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.to).toEqual(['anna@skep.example']);
    expect(smtp.mails[0]?.content).toMatch(/^From: Skep <bees@skep\.example>$/m);
    expect(smtp.mails[0]?.content).toContain('<p>rich</p>');
    expect(await outboxMails(api.database)).toEqual([]);
  });

  test('a mail brings its file, and goes without one that is gone', async () => {
    const context = api.app.contextFor('test');
    await context.files.write('bees.csv', Readable.from(['hive;kg']));
    const attachment = { storedAs: 'bees.csv', name: 'my bees.csv', type: 'text/csv' };
    await queueMail(context, { ...mail, attachment });
    await queueMail(context, { ...mail, attachment: { ...attachment, storedAs: 'gone.csv' } });
    await api.runJobs();
    const sent = smtp.mails.map(({ content }) => [
      content.includes('filename="my bees.csv"'),
      content.includes('hive;kg') || content.includes(btoa('hive;kg')),
    ]);
    // They leave in any order.
    expect(sent).toHaveLength(2);
    expect(sent).toContainEqual([true, true]);
    expect(sent).toContainEqual([false, false]);
  });

  test('a mail of a transaction that fails is never sent', async () => {
    const work = inTransaction(api.app.contextFor('test'), async (inner) => {
      await queueMail(inner, mail);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await api.runJobs();
    expect(smtp.mails).toEqual([]);
  });

  test('an address cannot smuggle in more recipients or headers', async () => {
    for (const recipient of ['a@skep.example, evil@x.example', 'a@skep.example\r\nBcc: evil@x.example']) {
      await queueMail(api.app.contextFor('test'), { ...mail, recipient });
      await api.runJobs().catch(() => undefined);
    }
    expect(smtp.mails.flatMap(({ to }) => to)).not.toContain('evil@x.example');
    expect(smtp.mails.map(({ content }) => content).join()).not.toMatch(/^Bcc:/m);
    await api.database.db.deleteFrom('outbox_mails').execute();
  });

  test('an address in letters of any script is reached by a server that takes them', async () => {
    smtp.takesEveryLetter = true;
    await queueMail(api.app.contextFor('test'), { ...mail, recipient: 'jörg@bücher.example' });
    await api.runJobs();
    expect(smtp.mails.flatMap(({ to }) => to)).toEqual(['jörg@bücher.example']);
  });

  test('with another server the job says what is missing; a domain alone needs nothing', async () => {
    await queueMail(api.app.contextFor('test'), { ...mail, recipient: 'jörg@skep.example' });
    await expect(api.runJobs()).rejects.toThrow(/^The mail server takes no such address.*SMTPUTF8.*553/);
    await api.database.db.deleteFrom('outbox_mails').execute();
    await queueMail(api.app.contextFor('test'), { ...mail, recipient: 'joerg@bücher.example' });
    await api.runJobs();
    expect(smtp.mails.flatMap(({ to }) => to)).toEqual(['joerg@xn--bcher-kva.example']);
  });

  test('a mail that the server refuses stays, for the next try', async () => {
    smtp.recipientReply = '451 later';
    await queueMail(api.app.contextFor('test'), mail);
    await expect(api.runJobs()).rejects.toThrow('451');
    expect(await outboxMails(api.database)).toHaveLength(1);
    smtp.recipientReply = '250 ok';
    await api.database.db.deleteFrom('outbox_mails').execute();
  });

  test('the worker sends what waits, and stops when it has to', async () => {
    const worker = await api.app.startWorker();
    await queueMail(api.app.contextFor('test'), { ...mail, recipient: 'worker@skep.example' });
    const until = Date.now() + 15_000;
    const isThere = () => smtp.mails.some(({ to }) => to.includes('worker@skep.example'));
    while (!isThere() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    await worker.stop();
    expect(isThere()).toBe(true);
  });
});

describe('a mail with a code', () => {
  const written = {
    recipient: 'a@b.c',
    subject: 'verify_email',
    code: '123456',
    link: 'http://x/?a=1&b=2',
    minutes: 60,
  } as const;

  test.each([
    ['en', 'Confirm your e-mail address for Skep'],
    ['nl', 'Bevestig je e-mailadres voor Skep'],
    ['de', 'Bestätige deine E-Mail-Adresse für Skep'],
    ['xx', 'Confirm your e-mail address for Skep'],
  ])('in %s has the subject %s', (language, subject) => {
    expect(composeCodeMail({ ...written, language }).subject).toBe(subject);
  });

  test('says the same as text and as HTML, with the link intact', () => {
    const { text, html } = composeCodeMail({ ...written, language: 'en' });
    expect(text).toContain('http://x/?a=1&b=2');
    expect(text).toContain('60 minutes');
    expect(html).toContain('href="http://x/?a=1&#38;b=2"');
    for (const part of ['123456', '60 minutes', 'Confirm e-mail address']) expect(html).toContain(part);
  });

  test('no place of a text is left open, in any language', () => {
    for (const language of ['en', 'nl']) {
      for (const subject of ['verify_email', 'change_email', 'reset_password'] as const) {
        const { text, html } = composeCodeMail({ ...written, subject, language });
        expect(text + html.replace(/style="[^"]*"/g, '')).not.toMatch(/[{}]/);
      }
    }
  });
});
