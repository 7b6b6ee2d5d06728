import { aGroup, aLink, anInvitation } from '#groups/groups/test-groups.ts';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { type SmtpServer, startSmtpServer } from '#testing/smtp-server.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { openTestDatabase } from '#testing/test-database.ts';

// Its own: what is set here counts for everybody.
let database: OpenDatabase;
let api: TestApi;
let admin: TestUser;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  database = await openTestDatabase();
});
afterAll(async () => {
  await smtp.close();
  await database.close();
});
afterEach(async () => {
  await api.close();
  await database.db.deleteFrom('service_settings').execute();
  await database.db.deleteFrom('service_setting_changes').execute();
});

async function start(environment: Record<string, string> = {}) {
  api = await startTestApi({ database, environment });
  admin = await aUser(api, { isAdmin: true });
}

const save = (values: object) =>
  api.request('PUT', '/api/v1/administration/settings', { as: admin, body: { values } });
const read = async () => (await api.request('GET', '/api/v1/administration/settings', { as: admin })).body;
const settingIn = (body: { settings: { name: string }[] }, wanted: string) =>
  body.settings.find(({ name }) => name === wanted);
const sendTestMail = async () =>
  (await api.request('POST', '/api/v1/administration/test-mail', { as: admin })).body;
const mailServer = () => ({
  mail_host: '127.0.0.1',
  mail_port: new URL(smtp.url).port,
  mail_security: 'none',
  mail_from: 'Bees <bees@skep.example>',
});

test('an admin says who runs the service, and its pages say so', async () => {
  await start();
  const { status } = await save({
    operator_name: ' Beekeepers of Utrecht ',
    support_email: 'help@bees.example',
  });
  expect(status).toBe(200);
  expect((await api.request('GET', '/api/v1/page-settings')).body).toMatchObject({
    supportEmail: 'help@bees.example',
    operator: { name: 'Beekeepers of Utrecht' },
    signUp: 'open',
  });
});

test('mails leave by the mail server that an admin sets, without a restart', async () => {
  await start();
  expect(await sendTestMail()).toMatchObject({ outcome: 'none' });
  await save(mailServer());
  expect(await sendTestMail()).toMatchObject({ outcome: 'sent' });
  expect(smtp.mails.at(-1)?.to).toEqual([admin.email]);
});

test('a test mail says what went wrong', async () => {
  await start();
  await save({ ...mailServer(), mail_port: '1' });
  expect(await sendTestMail()).toMatchObject({ outcome: 'refused', fault: 'unreachable' });
  await save({ ...mailServer(), mail_security: 'starttls' });
  expect(await sendTestMail()).toMatchObject({ outcome: 'refused', fault: 'encryption' });
});

test('a password is never answered, and the database holds it encrypted', async () => {
  await start();
  await save({ ...mailServer(), mail_user: 'skep', mail_password: 'top-secret' });
  const body = await read();
  expect(settingIn(body, 'mail_password')).toMatchObject({ isSet: true });
  const { db } = api.database;
  const rows = [
    await db.selectFrom('service_settings').selectAll().execute(),
    await db.selectFrom('service_setting_changes').selectAll().execute(),
  ];
  expect(JSON.stringify([body, rows])).not.toContain('top-secret');
});

test('a password goes with its user, and a key with its provider', async () => {
  await start();
  await save({ mail_host: 'mail.example', mail_user: 'skep', mail_password: 'top-secret' });
  const { body } = await save({ mail_user: null });
  expect(settingIn(body, 'mail_password')).toMatchObject({ isSet: false });
});

test('what the environment sets wins, is shown with its variable, and cannot be changed', async () => {
  await start({ SMTP_URL: 'smtps://skep:top-secret@mail.example', OPERATOR_NAME: 'Of the machine' });
  const body = await read();
  expect(settingIn(body, 'operator_name')).toEqual({
    name: 'operator_name',
    value: 'Of the machine',
    isSet: true,
    variable: 'OPERATOR_NAME',
    isFixed: true,
  });
  expect(settingIn(body, 'mail_host')).toMatchObject({
    value: 'mail.example',
    variable: 'SMTP_URL',
    isFixed: true,
  });
  expect(settingIn(body, 'mail_password')).toMatchObject({ isSet: true });
  expect(settingIn(body, 'operator_contact')).toMatchObject({ isSet: false, isFixed: false });
  expect((await save({ operator_name: 'Somebody else' })).status).toBe(403);
});

test('where photos are is shown, and nobody changes it while the service runs', async () => {
  await start();
  expect(settingIn(await read(), 'file_store')).toMatchObject({ value: expect.any(String), isFixed: true });
  expect((await save({ file_store: '/elsewhere' })).status).toBe(403);
});

test('what cannot be used is refused at its field', async () => {
  await start();
  const refused = async (values: object) =>
    (await save(values)).body.problems.map(({ path }: { path: string }) => path);
  expect(await refused({ mail_port: '70000' })).toEqual(['mail_port']);
  expect(await refused({ mail_host: 'smtp://mail.example' })).toEqual(['mail_host']);
  for (const mail_host of ['-1', 'mail-.example', 'mail..example'])
    expect(await refused({ mail_host })).toEqual(['mail_host']);
  expect(await refused({ support_email: 'nobody' })).toEqual(['support_email']);
  expect(await refused({ weather_provider: 'frogs' })).toEqual(['weather_provider']);
  expect(await refused({ weather_provider: 'openweather' })).toEqual(['weather_key']);
  expect(await refused({ weather_url: 'file:///etc/passwd' })).toEqual(['weather_url']);
});

test('who changed which setting is in the audit log, once for each change', async () => {
  await start();
  await save({ operator_name: 'A', mail_password: 'top-secret', mail_user: 'skep' });
  await save({ operator_name: 'A' });
  await save({ operator_name: null });
  const { changes } = await read();
  expect(changes.map(({ name, value, isSet }: Record<string, unknown>) => [name, value, isSet])).toEqual([
    ['operator_name', undefined, false],
    ['mail_password', undefined, true],
    ['mail_user', 'skep', true],
    ['operator_name', 'A', true],
  ]);
  expect(changes[0].adminName).toBe(admin.name);
});

test('another process on the same database follows within seconds', async () => {
  await start();
  const second = await startTestApi({ database });
  const nameIn = async ({ request }: TestApi) =>
    (await request('GET', '/api/v1/page-settings')).body.operator.name;
  expect(await nameIn(second)).toBeUndefined();
  await save({ operator_name: 'A' });
  second.clock.advance({ minutes: 1 });
  expect([await nameIn(api), await nameIn(second)]).toEqual(['A', 'A']);
  await second.close();
});

describe('who may sign up', () => {
  const form = {
    password: 'Bees-are-2-nice',
    password_confirmation: 'Bees-are-2-nice',
    policy_accepted: '1',
  };
  let count = 0;
  const signUp = (more: object = {}) => {
    count += 1;
    return api.request('POST', '/api/register', {
      body: { ...form, email: `eve${count}@skep.example`, ...more },
    });
  };

  test('nobody, once it is closed', async () => {
    await start();
    expect((await signUp()).status).toBe(201);
    await save({ sign_up: 'closed' });
    expect((await signUp()).status).toBe(403);
  });

  test('those with an invitation: by an email to their address, or by a link', async () => {
    await start({ SIGN_UP: 'invitation' });
    expect((await signUp()).status).toBe(403);
    const group = await aGroup(api, admin);
    const { token } = await aLink(api, admin, group);
    expect((await signUp({ redirect_from: `/groups/${group.id}/token/${token}` })).status).toBe(201);
    expect((await signUp({ redirect_from: `/groups/${group.id}/token/guessed` })).status).toBe(403);
    await anInvitation(api, admin, group, 'bram@skep.example');
    expect((await signUp({ email: 'bram@skep.example' })).status).toBe(201);
  });
});
