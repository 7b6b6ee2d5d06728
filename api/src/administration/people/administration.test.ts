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

const setRight = (as: TestUser, person: Pick<TestUser, 'id'>, right: string, isGranted: boolean) =>
  api.request('PUT', `/api/v1/administration/people/${person.id}/rights`, { as, body: { right, isGranted } });

const find = (query: string, as = admin) =>
  api.request('GET', `/api/v1/administration/people?${query}`, { as });

test('an admin sees who somebody is and what is open to them, and nothing else of the account', async () => {
  const bram = await aUser(api, {
    name: 'Bram Zoek',
    isVerified: false,
    permissions: ['dashboard', 'old-one'],
  });
  const answer = await find('search=bram%20z');
  expect(answer.body).toEqual({
    rows: [
      {
        id: String(bram.id),
        name: 'Bram Zoek',
        email: bram.email,
        rights: ['dashboard'],
        emailVerified: false,
        memberSince: expect.any(String),
        lastSignInAt: expect.any(String),
      },
    ],
    total: 1,
    pageSize: 25,
  });
  expect(answer.text).not.toContain(bram.token);
});

test('people are found by a part of their address, by a right, and page by page', async () => {
  const carla = await aUser(api, { permissions: ['hive-compare'] });
  for (let i = 0; i < 26; i += 1) await aUser(api, { name: `Swarm ${String(i).padStart(2, '0')}` });
  const byAddress = await find(`search=${carla.email.slice(2).toUpperCase()}`);
  expect(byAddress.body.rows.map(({ id }: TestUser) => id)).toEqual([String(carla.id)]);
  const byRight = await find('right=hive-compare');
  expect(byRight.body.rows.map(({ id }: TestUser) => id)).toEqual([String(carla.id)]);
  const [first, second] = [await find('search=swarm'), await find('search=swarm&page=2')];
  expect(first.body.total).toBe(26);
  expect(first.body.rows).toHaveLength(25);
  expect(second.body.rows.map(({ name }: TestUser) => name)).toEqual(['Swarm 25']);
  expect((await find('search=100%25')).body.total).toBe(0);
});

test('a right counts at the person’s next call, and is gone at the next call after it was taken', async () => {
  const dora = await aUser(api);
  const mayTranslate = async () =>
    (await api.request('GET', '/api/v1/translations', { as: dora })).status === 200;
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
  const ask = (as: TestUser) => api.request('POST', '/api/v1/translator-request', { as });
  const requestOf = async (as: TestUser) =>
    (await api.request('GET', '/api/v1/translator-request', { as })).body.askedAt;

  test('asks once, and is the first that an admin sees', async () => {
    const [tess, ulla] = [await aUser(api, { name: 'Zz Tess' }), await aUser(api, { name: 'Zz Ulla' })];
    expect(await requestOf(ulla)).toBeUndefined();
    const first = (await ask(ulla)).body;
    api.clock.advance({ minutes: 1 });
    expect((await ask(ulla)).body).toEqual(first);
    await ask(tess);
    const { rows } = (await find('')).body;
    expect(rows.slice(0, 2)).toMatchObject([
      { name: 'Zz Ulla', askedToTranslateAt: first.askedAt },
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
    expect(answered.body).toMatchObject({ rights });
    expect(answered.body).not.toHaveProperty('askedToTranslateAt');
    expect(await requestOf(vera)).toBeUndefined();
    expect((await ask(vera)).status).toBe(granted ? 403 : 200);
  });

  test('is not answered by another right', async () => {
    const wim = await aUser(api);
    await ask(wim);
    await setRight(admin, wim, 'dashboard', true);
    expect(await requestOf(wim)).toBeDefined();
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
  const log = await api.request('GET', `/api/v1/administration/right-changes?personId=${emil.id}`, {
    as: admin,
  });
  const at = api.clock.now().toISOString();
  const [person, byAda, byEmil] = [
    { id: String(emil.id), name: 'Emil' },
    { id: String(admin.id), name: 'Ada Admin' },
    { id: String(emil.id), name: 'Emil' },
  ];
  expect(log.body).toEqual({
    rows: [
      { id: expect.any(String), at, person, admin: byAda, right: 'admin', isGranted: false },
      { id: expect.any(String), at, person, admin: byEmil, right: 'translator', isGranted: true },
      { id: expect.any(String), at, person, admin: byAda, right: 'admin', isGranted: true },
    ],
    total: 3,
    pageSize: 25,
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
  expect((await api.request('GET', '/api/v1/translations', { as: program })).status).toBe(403);
  await setRight(admin, gert, 'admin', false);
  expect((await find('', gert)).status).toBe(403);
});

test.each([
  [{ right: 'king', isGranted: true }, 422, 'right'],
  [{ right: 'dashboard' }, 422, 'isGranted'],
  [{ isGranted: true }, 422, 'right'],
])('%j is refused', async (body, status, field) => {
  const path = `/api/v1/administration/people/${admin.id}/rights`;
  const answer = await api.request('PUT', path, { as: admin, body });
  expect(answer.status).toBe(status);
  expect(answer.body.problems).toMatchObject([{ path: field }]);
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
    const log = await api.request('GET', `/api/v1/administration/right-changes?personId=${hilde.id}`, {
      as: hilde,
    });
    expect(log.body.rows).toMatchObject([{ right: 'admin', isGranted: true }]);
    expect(log.body.rows[0]).not.toHaveProperty('admin');
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
    const people = async () => (await find(`search=${form.email}`)).body.rows;
    expect(await people()).toMatchObject([{ rights: [] }]);
    const { text } = await newestMailTo(service, form.email);
    const code = codeIn(text, /\b(\d{6})\b/);
    await service.request('POST', '/api/v1/email-verification', { body: { email: form.email, code } });
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
