import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const request = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, as = anna, headers = {}) =>
  api.request(method, `/api/v1${path}`, { as, headers, ...(body && { body }) });

interface SentLayer {
  kind: string;
}
const kindsOf = ({ layers }: { layers: SentLayer[] }) => layers.map(({ kind }) => kind);

/** A hive whose boxes and name were changed once. */
async function edited(): Promise<string> {
  const { id } = await aHive(api, anna, { name: 'Linden', layers: [{ type: 'honey' }, { type: 'brood' }] });
  const layers = [{ kind: 'brood', frameCount: 11 }];
  await request('PATCH', `/hives/${id}`, { name: 'Elm', layers, timeZone: 'UTC' });
  return String(id);
}

test('versions of a hive say how it was built, from when on and by whom', async () => {
  const id = await edited();
  const { body } = await request('GET', `/hives/${id}/versions`);
  expect(body).toMatchObject([
    { name: 'Elm', layers: [{ kind: 'brood', frameCount: 11 }], writtenBy: anna.name },
    { name: 'Linden', layers: [{ kind: 'honey' }, { kind: 'brood' }], revision: 1 },
  ]);
});

test('an older version is taken back as a new one, with boxes that were gone', async () => {
  const id = await edited();
  const restore = (revision: number) =>
    request('POST', `/hives/${id}/restore`, { version: 1, timeZone: 'UTC' }, anna, {
      'if-match': `"${revision}"`,
    });
  expect((await restore(1)).body.code).toBe('changed_meanwhile');
  const { status, body } = await restore(2);
  expect([status, body.name, kindsOf(body), body.revision]).toEqual([200, 'Linden', ['honey', 'brood'], 3]);
  expect((await request('GET', `/hives/${id}/versions`)).body).toHaveLength(3);
});

test('a version that is not stored, and a hive of others, cannot be taken back', async () => {
  const id = await edited();
  const body = { version: 9, timeZone: 'UTC' };
  expect((await request('POST', `/hives/${id}/restore`, body)).body.code).toBe('not_found');
  expect((await request('POST', `/hives/${id}/restore`, { ...body, version: 1 }, bram)).status).toBe(404);
  expect((await request('GET', `/hives/${id}/versions`, undefined, bram)).status).toBe(404);
});
