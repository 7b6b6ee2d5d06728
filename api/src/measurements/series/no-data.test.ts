import { aDevice } from '#measurements/devices/test-devices.ts';
import { requestAnswered } from '#platform/observability/events.ts';
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

const errorLevel = 50;
const logged = () =>
  lines.map((line): { level: number; status?: number; errorCode?: string } => JSON.parse(line));

test.each([
  ['measurements?interval=day&index=0', 500, 'sensor-none-error'],
  ['measurements?id=null&interval=day&index=0', 500, 'sensor-none-error'],
  ['measurements?id=undefined&interval=day&index=0', 404, undefined],
  ['lastvalues', 404, 'error'],
  ['measurement_types_available?start=2026-01-01&end=2026-01-02', 500, 'invalid-user-device'],
  ['comparemeasurements?interval=day&index=0', 500, undefined],
])(
  'a chart that is requested before anybody knows a device (%s) is answered as ever, and is no error of ours',
  async (path, status, text) => {
    const as = await aUser(api);
    lines.length = 0;
    const answer = await api.request('GET', `/api/sensors/${path}`, { as });
    expect([answer.status, text === undefined || answer.body === text]).toEqual([status, true]);
    expect(logged().filter(({ level }) => level >= errorLevel)).toEqual([]);
    expect(logged()).toMatchObject([{ status: 404, errorCode: 'not_found' }]);
  },
);

test.each([
  ['measurements?interval=day&index=0', 'sensor-no-measurements-error'],
  ['measurements?start=2026-01-01&end=2026-01-02', 'sensor-no-measurements-error'],
  ['lastvalues?', 'sensor-get-error'],
  ['lastweight?', 'sensor-get-error'],
  ['measurement_types_available?start=2026-01-01&end=2026-01-02', 'influx-query-empty'],
])('so is a period in which nothing was measured (%s)', async (path, text) => {
  const as = await aUser(api);
  const { id } = await aDevice(api, as);
  lines.length = 0;
  const answer = await api.request('GET', `/api/sensors/${path}&id=${id}`, { as });
  expect([answer.status, answer.body]).toEqual([500, text]);
  expect(logged().filter(({ level }) => level >= errorLevel)).toEqual([]);
  expect(logged()).toMatchObject([{ status: 404, sentStatus: 500, errorCode: 'not_found' }]);
});

const current = { accept: 'application/json, application/problem+json' };

test.each([
  'weather',
  'weather?lat=52&lon=5',
  'flashlogs/999999999',
  'sensors/measurements?interval=day&index=0',
])('a current client learns from the status that there is nothing (%s)', async (path) => {
  const as = await aUser(api);
  const answer = await api.request('GET', `/api/${path}`, { as, headers: current });
  expect([answer.status, answer.body]).toEqual([
    404,
    { message: 'not_found', code: 'not_found', request_id: expect.any(String) },
  ]);
});

test('it is counted by the status that is meant', async () => {
  const as = await aUser(api);
  const answered: number[] = [];
  const stop = requestAnswered.listen(({ status }) => answered.push(status));
  await api.request('GET', '/api/sensors/measurements?interval=day&index=0', { as });
  stop();
  expect(answered).toEqual([404]);
});
