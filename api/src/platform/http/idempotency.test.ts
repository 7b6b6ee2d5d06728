import Type from 'typebox';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import type { Routes } from './http-types.ts';
import { signedInContextOf } from './request-context.ts';

const Input = Type.Object({ name: Type.String(), fail: Type.Optional(Type.Boolean()) });

/** A create that leaves a trace, and can be held while it runs. */
let release: (() => void) | undefined;
let isHeld = false;
const createRoutes: Routes = async (http) => {
  http.post(
    '/things',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'createThing',
        body: Input,
        response: { 201: Type.Object({ number: Type.Integer() }) },
      },
    },
    async (request, reply) => {
      reply.status(201);
      const { db, user, clock } = signedInContextOf(request);
      const row = {
        user_id: user.id,
        name: `${request.body.name} ${Math.random()}`,
        created_at: clock.now(),
      };
      await db.insertInto('user_settings').values(row).execute();
      if (isHeld) await new Promise<void>((resolve) => (release = resolve));
      if (request.body.fail === true) throw new Error('after the effect');
      return { number: Math.floor(Math.random() * 1e9) };
    },
  );
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ moreRoutes: [createRoutes] });
});
afterAll(() => api.close());

const create = (as: TestUser, key: string | undefined, body: unknown = { name: 'bee' }) =>
  api.request('POST', '/api/things', {
    as,
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

async function effectsOf(user: TestUser): Promise<number> {
  return (
    await api.database.db.selectFrom('user_settings').where('user_id', '=', user.id).selectAll().execute()
  ).length;
}

test('the same create sent again has one effect and the same answer', async () => {
  const user = await aUser(api);
  const first = await create(user, 'key-1');
  const again = await create(user, 'key-1');
  expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  expect(again.headers['idempotent-replay']).toBe('true');
  expect(await effectsOf(user)).toBe(1);
});

test('without a key every create is its own', async () => {
  const user = await aUser(api);
  await create(user, undefined);
  await create(user, undefined);
  expect(await effectsOf(user)).toBe(2);
});

test('the same key with another body is refused', async () => {
  const user = await aUser(api);
  await create(user, 'key-2');
  const other = await create(user, 'key-2', { name: 'wasp' });
  expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
  expect(await effectsOf(user)).toBe(1);
});

test('keys of two people have nothing to do with each other', async () => {
  const [user, other] = [await aUser(api), await aUser(api)];
  const answers = [await create(user, 'key-3'), await create(other, 'key-3')];
  expect(answers[0]?.text).not.toBe(answers[1]?.text);
});

test('what failed has no effect and keeps no answer: the next try is a new one', async () => {
  const user = await aUser(api);
  expect((await create(user, 'key-4', { name: 'bee', fail: true })).status).toBe(500);
  expect(await effectsOf(user)).toBe(0);
  expect((await create(user, 'key-4', { name: 'bee' })).status).toBe(201);
});

test('while the first is running, a second gets an error; the effect is one', async () => {
  const user = await aUser(api);
  isHeld = true;
  const first = create(user, 'key-5');
  while (release === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  isHeld = false;
  const second = create(user, 'key-5');
  const answer = await second;
  expect([answer.status, answer.body.code]).toEqual([409, 'in_progress']);
  release();
  expect((await first).status).toBe(201);
  expect(await effectsOf(user)).toBe(1);
});

test('a key that is no key is refused', async () => {
  const user = await aUser(api);
  for (const key of ['x'.repeat(201), 'with blank', 'é']) {
    expect([key, (await create(user, key)).status]).toEqual([key, 422]);
  }
});
