import { anApiToken } from '#account/api-tokens/test-tokens.ts';
import { aForm, codeIn, newestMailTo } from '#account/sign-up/test-forms.ts';
import { seedDemo } from '#demo/seed.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  admin = await aUser(api, { isAdmin: true, name: 'Ada Admin' });
});
afterAll(() => api.close());

const setRight = (as: TestUser, person: Pick<TestUser, 'id'>, right: string, granted: boolean) =>
  api.request('PUT', `/api/administration/users/${person.id}/rights`, { as, body: { right, granted } });

const find = (query: string, as = admin) => api.request('GET', `/api/administration/users?${query}`, { as });

test('an admin sees who somebody is and what is open to them, and nothing else of the account', async () => {
  const bram = await aUser(api, {
    name: 'Bram Zoek',
    isVerified: false,
    permissions: ['dashboard', 'old-one'],
  });
  const answer = await find('search=bram%20z');
  expect(answer.body).toEqual({
    users: [
      {
        id: bram.id,
        name: 'Bram Zoek',
        email: bram.email,
        rights: ['dashboard'],
        asked_to_translate_at: null,
        email_verified: false,
        created_at: expect.any(String),
        last_login: expect.any(String),
      },
    ],
    total: 1,
    page_size: 25,
  });
  expect(answer.text).not.toContain(bram.token);
});

test('people are found by a part of their address, by a right, and page by page', async () => {
  const carla = await aUser(api, { permissions: ['hive-compare'] });
  for (let i = 0; i < 26; i += 1) await aUser(api, { name: `Swarm ${String(i).padStart(2, '0')}` });
  const byAddress = await find(`search=${carla.email.slice(2).toUpperCase()}`);
  expect(byAddress.body.users.map(({ id }: TestUser) => id)).toEqual([carla.id]);
  const byRight = await find('right=hive-compare');
  expect(byRight.body.users.map(({ id }: TestUser) => id)).toEqual([carla.id]);
  const [first, second] = [await find('search=swarm'), await find('search=swarm&page=2')];
  expect(first.body.total).toBe(26);
  expect(first.body.users).toHaveLength(25);
  expect(second.body.users.map(({ name }: TestUser) => name)).toEqual(['Swarm 25']);
  expect((await find('search=100%25')).body.total).toBe(0);
});

test('a right counts at the person’s next call, and is gone at the next call after it was taken', async () => {
  const dora = await aUser(api);
  const mayTranslate = async () =>
    (await api.request('GET', '/api/translations', { as: dora })).status === 200;
  expect(await mayTranslate()).toBe(false);
  expect((await setRight(admin, dora, 'translator', true)).body.rights).toEqual(['translator']);
  expect(await mayTranslate()).toBe(true);
  const { body } = await api.request('POST', '/api/authenticate', { as: dora });
  expect(body.permissions).toEqual(['translator']);
  expect((await setRight(admin, dora, 'translator', false)).body.rights).toEqual([]);
  expect(await mayTranslate()).toBe(false);
});

test('what an admin opens to a person goes out to the apps by the names that they know', async () => {
  const gijs = await aUser(api);
  const permissionsAtSignIn = async () =>
    (await api.request('POST', '/api/login', { body: { email: gijs.email, password: gijs.password } })).body
      .permissions;
  expect(await permissionsAtSignIn()).toBeNull();
  const names = ['dashboard', 'hive-compare', 'multiple-hives-charts', 'offline-input'];
  for (const name of names) expect((await setRight(admin, gijs, name, true)).status).toBe(200);
  expect(await permissionsAtSignIn()).toEqual(names);
});

test('whoever has hives compares them: our own screens ask for no permission', async () => {
  const hugo = await aUser(api);
  const [one, two] = [await aDevice(api, hugo), await aDevice(api, hugo)];
  for (const { key } of [one, two]) await api.request('POST', '/api/sensors', { body: { key, t: 18.4 } });
  const ids = `${one.id},${two.id}`;
  const compare = `/api/sensors/comparemeasurements?id[]=${ids}&interval=day&relative_interval=1&index=0`;
  expect((await api.request('GET', compare, { as: hugo })).status).toBe(200);
});

describe('who would like to be a translator', () => {
  const ask = (as: TestUser) => api.request('POST', '/api/translator-request', { as });
  const requestOf = async (as: TestUser) =>
    (await api.request('GET', '/api/translator-request', { as })).body.asked_at;

  test('asks once, and is the first that an admin sees', async () => {
    const [tess, ulla] = [await aUser(api, { name: 'Zz Tess' }), await aUser(api, { name: 'Zz Ulla' })];
    expect(await requestOf(ulla)).toBeNull();
    const first = (await ask(ulla)).body;
    api.clock.advance({ minutes: 1 });
    expect((await ask(ulla)).body).toEqual(first);
    await ask(tess);
    const { users } = (await find('')).body;
    expect(users.slice(0, 2)).toMatchObject([
      { name: 'Zz Ulla', asked_to_translate_at: first.asked_at },
      { name: 'Zz Tess' },
    ]);
    for (const person of [tess, ulla]) await setRight(admin, person, 'translator', false);
  });

  test.each([
    ['made one', true, ['translator']],
    ['refused', false, []],
  ])('is %s by an admin, and asks no more', async (_answer, granted, rights) => {
    const vera = await aUser(api);
    await ask(vera);
    const answered = await setRight(admin, vera, 'translator', granted);
    expect(answered.body).toMatchObject({ rights, asked_to_translate_at: null });
    expect(await requestOf(vera)).toBeNull();
    expect((await ask(vera)).status).toBe(granted ? 403 : 200);
  });

  test('is not answered by another right', async () => {
    const wim = await aUser(api);
    await ask(wim);
    await setRight(admin, wim, 'dashboard', true);
    expect(await requestOf(wim)).not.toBeNull();
  });
});

test('permissions of the old service stay when another is given or taken', async () => {
  const { id } = await aUser(api, { permissions: ['old-one'] });
  await setRight(admin, { id }, 'dashboard', true);
  await setRight(admin, { id }, 'offline-input', true);
  await setRight(admin, { id }, 'dashboard', false);
  const { permissions } = await api.database.db
    .selectFrom('users')
    .select('permissions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(permissions).toEqual(['old-one', 'offline-input']);
});

test('every change is listed with who, when and what; one without an effect is not', async () => {
  const emil = await aUser(api, { name: 'Emil' });
  await setRight(admin, emil, 'admin', true);
  await setRight(admin, emil, 'admin', true);
  await setRight(emil, emil, 'translator', true);
  await setRight(admin, emil, 'admin', false);
  const log = await api.request('GET', `/api/administration/right-changes?user_id=${emil.id}`, { as: admin });
  const at = api.clock.now().toISOString().slice(0, 19).replace('T', ' ');
  const [user, byAda, byEmil] = [
    { id: emil.id, name: 'Emil' },
    { id: admin.id, name: 'Ada Admin' },
    { id: emil.id, name: 'Emil' },
  ];
  expect(log.body).toEqual({
    changes: [
      { id: expect.any(Number), at, user, admin: byAda, right: 'admin', granted: false },
      { id: expect.any(Number), at, user, admin: byEmil, right: 'translator', granted: true },
      { id: expect.any(Number), at, user, admin: byAda, right: 'admin', granted: true },
    ],
    total: 3,
    page_size: 25,
  });
});

test('nobody takes the role of admin from themselves, so that one is always left', async () => {
  expect((await setRight(admin, admin, 'admin', false)).status).toBe(403);
  const frida = await aUser(api, { isAdmin: true });
  const answers = await Promise.all([
    setRight(admin, frida, 'admin', false),
    setRight(frida, admin, 'admin', false),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  await api.database.db.updateTable('users').set({ is_admin: true }).where('id', '=', admin.id).execute();
});

test('who is no admin any more is refused, and so is a program of an admin’s', async () => {
  const gert = await aUser(api, { isAdmin: true });
  const { program } = await anApiToken(api, gert);
  expect((await find('', program)).status).toBe(403);
  expect((await api.request('GET', '/api/translations', { as: program })).status).toBe(403);
  await setRight(admin, gert, 'admin', false);
  expect((await find('', gert)).status).toBe(403);
});

test.each([
  [{ right: 'king', granted: true }, 422, 'right'],
  [{ right: 'dashboard' }, 422, 'granted'],
  [{ granted: true }, 422, 'right'],
])('%j is refused', async (body, status, field) => {
  const path = `/api/administration/users/${admin.id}/rights`;
  const answer = await api.request('PUT', path, { as: admin, body });
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});

test('a person who is not there has no rights', async () => {
  const { id: nobody } = { id: 2_147_483_647 as TestUser['id'] };
  expect((await setRight(admin, { id: nobody }, 'dashboard', true)).status).toBe(404);
});

describe('the first admin', () => {
  const startWith = (email: string) =>
    startTestApi({ database: api.database, environment: { ADMIN_EMAIL: email } });

  test('is the account that the settings name, and the log says that nobody gave it', async () => {
    const hilde = await aUser(api);
    const again = await startWith(hilde.email.toUpperCase());
    expect((await find('', hilde)).status).toBe(200);
    const log = await api.request('GET', `/api/administration/right-changes?user_id=${hilde.id}`, {
      as: hilde,
    });
    expect(log.body.changes).toMatchObject([{ right: 'admin', granted: true, admin: null }]);
    await again.close();
  });

  test('is nobody whose address is not proved, and an unknown address does not keep it from starting', async () => {
    const unproved = await aUser(api, { isVerified: false });
    for (const email of [unproved.email, 'nobody@skep.example']) await (await startWith(email)).close();
    expect((await find('', unproved)).status).toBe(403);
  });

  test('is who signs up with the address of the settings, once it is verified', async () => {
    const form = aForm();
    const service = await startWith(form.email);
    await service.request('POST', '/api/register', { body: form });
    const people = async () => (await find(`search=${form.email}`)).body.users;
    expect(await people()).toMatchObject([{ rights: [] }]);
    const { text } = await newestMailTo(service, form.email);
    const code = codeIn(text, /\b(\d{6})\b/);
    await service.request('POST', '/api/email/verify', { body: { email: form.email, code } });
    expect(await people()).toMatchObject([{ rights: ['admin'] }]);
    await service.close();
  });

  test('is the demo account where there is one', async () => {
    const demo = await startTestApi({ database: 'fresh' });
    await seedDemo(demo.app.contextFor('test'));
    const rows = await demo.database.db
      .selectFrom('users')
      .select('email')
      .where('is_admin', '=', true)
      .execute();
    expect(rows).toEqual([{ email: 'demo@skep.example' }]);
    await demo.close();
  });
});
