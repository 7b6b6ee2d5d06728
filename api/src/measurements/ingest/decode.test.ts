import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

async function decoded(port: number | string, payload: string) {
  const answer = await api.request('GET', `/api/sensors/decode/p/${port}/pl/${payload}`, { as: anna });
  return [answer.status, answer.body];
}

const measurement =
  '1b0bb10baa640a01ffe32d04000c0c06fe0048003f00280031003e0034002c0027002400270019001407000000000000';

test('a measurement of a Base device is read, and its hex comes back as it was sent', async () => {
  const [status, body] = await decoded(3, measurement);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    payload_hex: measurement,
    beep_base: true,
    bv: 2.986,
    bat_perc: 100,
    w_v: -7379,
  });
  expect((await decoded(3, measurement.toUpperCase()))[1].payload_hex).toBe(measurement.toUpperCase());
});

test('a payload of the longest kind is read', async () => {
  const long = `${measurement}${'00'.repeat(200)}`;
  expect((await decoded(3, long))[1].payload_hex).toBe(long);
});

test('what cannot be read comes back as it is', async () => {
  expect(await decoded(6, '00ff')).toEqual([200, { payload_hex: '00ff' }]);
});

test.each([
  [3, 'abc'],
  [3, 'xyz0'],
  [256, '00'],
  ['x', '00'],
])('port %s with %s is no payload', async (port, payload) => {
  expect((await decoded(port, payload))[0]).toBe(404);
});
