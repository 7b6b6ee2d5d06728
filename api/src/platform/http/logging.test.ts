import { aForm, codeIn } from '#account/sign-up/test-forms.ts';
import { outboxMails } from '#platform/mail/outbox-store.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

const lines: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    environment: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => api.close());

test('no password, token, code or link of an email is ever in a log', async () => {
  const user = await aUser(api);
  const form = aForm();
  const newPassword = 'Wax-moths-0ut!';
  await api.request('POST', '/api/register', { body: form });
  await api.request('POST', '/api/user/reminder', { body: { email: user.email } });
  const mails = await outboxMails(api.database);
  const verification = codeIn(
    mails.find(({ recipient }) => recipient === form.email)?.text ?? '',
    /(http\S+)/,
  );
  const reset = codeIn(mails.find(({ recipient }) => recipient === user.email)?.text ?? '', /(http\S+)/);
  const resetCode = new URL(reset).searchParams.get('code') ?? '';
  await api.request('GET', new URL(verification).pathname + new URL(verification).search);
  const login = await api.request('POST', '/api/login', {
    body: { email: user.email, password: user.password },
  });
  await api.request('POST', '/api/login', { body: { email: user.email, password: 'Wrong-1234!' } });
  await api.request('GET', `/api/settings?api_token=${user.token}`);
  await api.request('POST', '/api/user/reset', {
    body: { email: user.email, token: resetCode, password: newPassword, password_confirmation: newPassword },
  });
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(6);
  const secrets = [
    form.password,
    user.password,
    'Wrong-1234!',
    newPassword,
    user.token,
    String(login.body.api_token),
  ];
  const fromMails = [
    resetCode,
    new URL(verification).searchParams.get('signature') ?? '',
    user.email,
    form.email,
  ];
  for (const secret of [...secrets, ...fromMails]) expect(log).not.toContain(secret);
});

test('each answer is one line of JSON that names route, status and person, and the same id as the answer', async () => {
  const user = await aUser(api);
  lines.length = 0;
  const answer = await api.request('GET', '/api/settings', { as: user });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    service: 'skep-api',
    reqId: answer.headers['x-request-id'],
    method: 'GET',
    route: '/api/settings',
    status: 200,
    userId: user.id,
  });
});

test('a secret that gets into a line by mistake is blotted out', () => {
  lines.length = 0;
  api.app.http.log.info(
    { user: { email: 'a@b.c', password: 'x' }, headers: { authorization: 'Bearer x' } },
    'oops',
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    user: { email: '[secret]', password: '[secret]' },
    headers: { authorization: '[secret]' },
  });
});

test('an error is logged without the values that a database adds to it', () => {
  lines.length = 0;
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(anna@skep.example)',
  });
  api.app.http.log.error({ err: error }, 'failed');
  expect(JSON.parse(lines[0] ?? '').err).toEqual({
    type: 'Error',
    message: 'duplicate key',
    reason: '23505',
    stack: expect.stringContaining('logging.test'),
  });
});

test('the log of a job of a request names the request and the job, and nothing of its payload', async () => {
  const user = await aUser(api);
  await api.request('POST', '/api/user/reminder', {
    body: { email: user.email },
    headers: { 'x-request-id': 'gateway.4711' },
  });
  lines.length = 0;
  await api.runJobs();
  const ofJob = lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === 'gateway.4711');
  expect(ofJob).toEqual([
    expect.objectContaining({ reqId: 'gateway.4711', jobId: expect.any(String), msg: 'a job is done' }),
  ]);
  expect(lines.join('')).not.toContain(user.email);
});
