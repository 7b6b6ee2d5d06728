import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

interface Call {
  method: string;
  path: string;
  authorization: string | undefined;
  body: unknown;
}

/** A network server that remembers what it was asked, and says yes. */
async function startNetwork() {
  const calls: Call[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url: path = '' } = request;
    calls.push({
      method,
      path,
      authorization: request.headers.authorization,
      body: text === '' ? undefined : JSON.parse(text),
    });
    response.writeHead(status).end(JSON.stringify({ ids: { device_id: 'known' } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v3`,
    calls,
    answerWith: (next: number) => {
      status = next;
    },
    close: () => server.close(),
  };
}

const hardwareId = '0123e45f67a89b0c1d';
const key = '70b3d57ed0061111';
const setUp = { lorawan_device: { dev_eui: 'A1B2C3D4E5F60718', app_key: '0'.repeat(32) } };

describe('with a network of the operator', () => {
  let api: TestApi;
  let network: Awaited<ReturnType<typeof startNetwork>>;
  let anna: TestUser;
  let bert: TestUser;
  let deviceId: number;
  beforeAll(async () => {
    network = await startNetwork();
    const environment = {
      TTN_API_URL: network.url,
      TTN_API_KEY: 'NNSXS.KEY-OF-THE-OPERATOR',
      TTN_APPLICATION: 'bees',
      TTN_APP_EUI: '70B3D57ED0000099',
    };
    api = await startTestApi({ environment });
    [anna, bert] = [await aUser(api), await aUser(api)];
    deviceId = (await aDevice(api, anna, { key, hardware_id: hardwareId })).id;
  });
  afterAll(async () => {
    network.close();
    await api.close();
  });
  beforeEach(() => {
    network.calls.length = 0;
    network.answerWith(200);
  });

  const post = (path: string, body: object, as = anna) =>
    api.request('POST', `/api/devices/${path}`, { as, body });

  test('the phone app sets a base up: what is there goes, and four servers learn of the device', async () => {
    const { status, body } = await post(`ttn/${hardwareId}`, setUp);
    expect([status, body]).toEqual([200, { ids: { device_id: 'known' } }]);
    const device = `/applications/bees/devices/${hardwareId}`;
    expect(network.calls.map(({ method, path }) => `${method} ${path.replace('/api/v3', '')}`)).toEqual([
      ...[`DELETE /js${device}`, `DELETE /as${device}`, `DELETE /ns${device}`, `DELETE ${device}`],
      ...['POST /applications/bees/devices', `PUT /ns${device}`, `PUT /as${device}`, `PUT /js${device}`],
    ]);
    expect(network.calls[4]).toMatchObject({
      authorization: 'Bearer NNSXS.KEY-OF-THE-OPERATOR',
      body: {
        end_device: {
          ids: { device_id: hardwareId, dev_eui: 'a1b2c3d4e5f60718', join_eui: '70b3d57ed0000099' },
        },
      },
    });
    expect(network.calls.at(-1)?.body).toMatchObject({
      end_device: { root_keys: { app_key: { key: '0'.repeat(32) } } },
      field_mask: {
        paths: [
          ...['ids.device_id', 'ids.dev_eui', 'ids.join_eui'],
          ...['network_server_address', 'application_server_address', 'root_keys.app_key.key'],
        ],
      },
    });
    expect((await api.request('GET', `/api/devices/ttn/${hardwareId}`, { as: anna })).status).toBe(200);
  });

  test('an app that registers a device in one call has it set up at the network, with keys to write into the device', async () => {
    const device = { key: '70b3d57ed0062222', hardware_id: 'in-one-call', create_ttn_device: true };
    const send = (more: object) =>
      api.request('POST', '/api/devices', { as: anna, body: { ...device, ...more } });
    const given = await send({ app_key: 'A'.repeat(32) });
    expect([given.status, given.body]).toMatchObject([
      200,
      { name: 'BEEPBASE-2222', app_key: 'A'.repeat(32), app_eui: '70b3d57ed0000099' },
    ]);
    expect(network.calls[4]).toMatchObject({
      body: { end_device: { ids: { device_id: 'in-one-call', dev_eui: '70b3d57ed0062222' } } },
    });
    expect((await send({})).body.app_key).toMatch(/^[0-9a-f]{32}$/);
    network.answerWith(409);
    expect([(await send({})).status, (await send({ key: 'no-number' })).status]).toEqual([409, 400]);
  });

  test('a device that has no number of the network is not stored when it is to be set up there', async () => {
    const body = { name: 'Without a number', create_ttn_device: true };
    const answer = await api.request('POST', '/api/devices', { as: anna, body });
    expect([answer.status, answer.body.errors]).toEqual([400, { key: ['invalid'] }]);
    const stored = (await api.request('GET', '/api/devices', { as: anna })).body as { name: string }[];
    expect(stored.map(({ name }) => name)).not.toContain('Without a number');
  });

  test('what the network refuses is passed on', async () => {
    network.answerWith(409);
    expect((await post(`ttn/${hardwareId}`, setUp)).status).toBe(409);
  });

  test('nobody reads, replaces or commands somebody else’s device, or takes its number', async () => {
    expect((await api.request('GET', `/api/devices/ttn/${hardwareId}`, { as: bert })).status).toBe(403);
    expect((await api.request('GET', '/api/devices/ttn/not-registered-here', { as: bert })).status).toBe(403);
    expect((await post(`ttn/${hardwareId}`, setUp, bert)).body).toBe('device_not_yours');
    await aDevice(api, bert, { hardware_id: 'his-own-base' });
    const foreign = { lorawan_device: { ...setUp.lorawan_device, dev_eui: key } };
    expect((await post('ttn/his-own-base', foreign, bert)).status).toBe(403);
    for (const command of ['clocksync', 'lora_reset', 'interval'])
      expect((await post(command, { key, interval: 15 }, bert)).body.error).toBe(
        'Device not found or access denied',
      );
    expect((await api.request('GET', '/api/devices/ttn/..%2F..%2Fgateways', { as: anna })).status).toBe(404);
    expect((await api.request('GET', '/api/devices/ttn/not.a.device', { as: anna })).status).toBe(404);
    expect(network.calls).toEqual([]);
  });

  test('commands are sent after the next message', async () => {
    expect((await post('clocksync', { key })).body.error).toBe(
      'Device has no last_message_received timestamp',
    );
    await api.request('POST', '/api/sensors_auth', { as: anna, body: { key, t: 18 } });
    api.clock.advance({ minutes: 20 });
    const { status, body } = await post('clocksync', { key });
    const expected = Math.floor(api.clock.now().getTime() / 1000) + 10 * 60 + 30;
    expect([status, body.device_id, body.timestamp]).toEqual([200, deviceId, expected]);
    expect(body.payload).toBe(`A5${expected.toString(16).toUpperCase()}`);
    expect((await post('lora_reset', { key })).body.payload).toBe('940D');
    expect((await post('interval', { key, interval: 1440 })).body.payload).toBe('9D0105A0');
    expect((await post('interval', { key, interval: 1441 })).status).toBe(422);
    expect(network.calls.at(-1)).toMatchObject({
      path: `/api/v3/as/applications/bees/webhooks/bees/devices/${hardwareId}/down/push`,
      body: { downlinks: [{ frm_payload: 'nQEFoA==', f_port: 6 }] },
    });
    network.answerWith(503);
    expect(await post('lora_reset', { key })).toMatchObject({ status: 500, body: { status_code: 503 } });
  });
});

test('without one, the phone app gets an honest answer and goes on by hand', async () => {
  const api = await startTestApi();
  const anna = await aUser(api);
  const { id, key } = await aDevice(api, anna, { hardware_id: 'a-base-without-network' });
  const post = (path: string, body: object) =>
    api.request('POST', `/api/devices/${path}`, { as: anna, body });
  expect(await post('ttn/a-base-without-network', setUp)).toMatchObject({
    status: 500,
    body: 'no_ttn_response',
  });
  expect(await post('lora_reset', { key })).toMatchObject({
    status: 500,
    body: { error: 'Failed to send downlink to TTN' },
  });
  const providers = await api.request('GET', '/api/devices/lorawan/providers', { as: anna });
  expect(providers.body.ttn.can_provision).toBe(false);
  for (const path of ['helium', 'coverage-check'])
    expect((await post(`${id}/lorawan/${path}`, {})).body.error).toContain('not configured');
  await api.close();
});
