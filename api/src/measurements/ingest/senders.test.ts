import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const post = (path: string, type: string, body: string | Buffer) =>
  api.request('POST', path, { headers: { 'content-type': type }, body });

function aFormData(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const inboxOf = async (id: number) =>
  (await api.request('GET', `/api/v1/devices/${id}/inbox`, { as: anna })).body as {
    status: string;
    measuredAt: string;
    notes: { code: string }[];
  }[];

test('a sender whose library writes multipart forms is understood', async () => {
  const { id, key } = await aDevice(api, anna);
  const response = new Response(aFormData({ key, t: '18.4', h: '61' }));
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  for (const path of ['/api/sensors', '/api/lora_sensors']) {
    api.clock.advance({ minutes: 5 });
    expect((await post(path, type, body)).status).toBe(201);
  }
  expect((await inboxOf(id)).map(({ status }) => status)).toEqual(['stored', 'stored']);
});

test.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
  'a broken body as %s is answered in words',
  async (type) => {
    const { key } = await aDevice(api, anna);
    for (const path of ['/api/sensors', '/api/lora_sensors', '/api/sensors_auth'])
      for (const body of [`{"key":"${key}","t":18.4,}`, `{"key":"${key}"`, '{key: 18}']) {
        const answer = await api.request('POST', path, { headers: { 'content-type': type }, body, as: anna });
        expect(answer.status).toBe(400);
        expect(JSON.stringify(answer.body)).not.toContain('[object');
        expect(JSON.stringify(answer.body)).toMatch(/[A-Z][a-z]+ /);
      }
  },
);

test('a device without a clock sends 0 as the time: it is stored at its arrival, each message once, and the log says so', async () => {
  const { id, key } = await aDevice(api, anna);
  const send = () => post('/api/sensors', 'application/json', JSON.stringify({ key, t: 18.4, time: 0 }));
  expect((await send()).status).toBe(201);
  const first = api.clock.now().toISOString().slice(0, 16);
  api.clock.advance({ minutes: 15 });
  expect((await send()).status).toBe(201);
  const entries = await inboxOf(id);
  expect(entries.map(({ status, notes }) => [status, notes.map(({ code }) => code)])).toEqual([
    ['stored', ['time_zero']],
    ['stored', ['time_zero']],
  ]);
  expect(entries[1]?.measuredAt).toContain(first);
});
