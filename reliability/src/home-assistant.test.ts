import { aDevice, aUser, startTestApi, type TestApi, type TestUser } from '@skep/api/testing';
import { connectAsync, type MqttClient } from 'mqtt';
import { type MosquittoServer, startMosquitto } from '../../scripts/mosquitto.ts';

let broker: MosquittoServer;
let api: TestApi;
let anna: TestUser;
const clients: MqttClient[] = [];

beforeAll(async () => {
  broker = await startMosquitto();
  api = await startTestApi({
    environment: { MQTT_URL: broker.url, MQTT_DISCOVERY_PREFIX: 'homeassistant' },
    database: 'fresh',
  });
  anna = await aUser(api);
});
afterAll(async () => {
  for (const client of clients) await client.endAsync(true);
  await api.close();
  await broker.stop();
});

/** Sees what Home Assistant would: everything that the broker has stored, and what comes. */
async function homeAssistant() {
  const client = await connectAsync(broker.url, { reconnectPeriod: 50 });
  clients.push(client);
  const seen = new Map<string, string>();
  let look: (() => void) | undefined;
  client.on('message', (topic, payload) => {
    if (payload.length === 0) seen.delete(topic);
    else seen.set(topic, payload.toString());
    look?.();
  });
  await client.subscribeAsync(['homeassistant/#', 'skep-hives/#'], { qos: 1 });
  const end = (ending: string) => [...seen].find(([topic]) => topic.endsWith(ending))?.[1];
  const until = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      look = () => {
        if (isThere()) resolve();
      };
      look();
    });
  return {
    until,
    /** Of the message under a topic that ends so, as JSON. */
    json: (ending: string) => JSON.parse(end(ending) ?? 'null'),
    text: end,
    topics: () => [...seen.keys()].filter((topic) => !topic.endsWith('/availability')),
  };
}

/** One run of the service: it looks at once, and then each minute. */
async function publishing<Result>(work: () => Promise<Result>): Promise<Result> {
  const mqtt = api.app.startMqtt();
  try {
    return await work();
  } finally {
    await mqtt?.stop();
  }
}

const show = (hiveId: number, isShown: boolean) =>
  api.request(isShown ? 'PUT' : 'DELETE', `/api/v1/hives/${hiveId}/home-assistant`, { as: anna });

test('a hive is a device of Home Assistant until its owner takes it back, and leaves nothing behind', async () => {
  const { hive_id: id, key } = await aDevice(api, anna);
  const time = Math.floor(api.clock.now().getTime() / 1000);
  await api.request('POST', '/api/sensors', { body: { key, weight_kg: 41.5, t_i: 34, time } });
  await show(id, true);
  const home = await homeAssistant();
  await publishing(async () => {
    await home.until(() => home.text('/state') !== undefined && home.text('/availability') === 'online');
  });
  const config = home.json('/weight/config');
  expect(config.unique_id).toMatch(new RegExp(`^skep_[0-9a-f]{8}_${id}_weight$`));
  expect(home.json('/state')).toMatchObject({ weight: 41.5, temperature: 34, silent: 'OFF', alert: 'OFF' });
  expect(config.state_topic).toBe(home.topics().find((topic) => topic.endsWith('/state')));
  // It said goodbye.
  await home.until(() => home.text('/availability') === 'offline');

  await api.request('POST', '/api/v1/hives/rename', {
    as: anna,
    body: { names: [{ id: String(id), name: 'Linden' }] },
  });
  // What a broker has stored, it tells a Home Assistant that starts later.
  const later = await homeAssistant();
  await publishing(() => later.until(() => later.json('/weight/config')?.device.name === 'Linden'));
  expect(later.json('/weight/config')).toMatchObject({
    unique_id: config.unique_id,
    device: { identifiers: config.device.identifiers },
  });

  await show(id, false);
  // It is online when everything is sent.
  await publishing(() =>
    later.until(() => later.topics().length === 0 && later.text('/availability') === 'online'),
  );
  const fresh = await homeAssistant();
  await fresh.until(() => fresh.text('/availability') === 'offline');
  expect(fresh.topics()).toEqual([]);
  expect(await api.database.db.selectFrom('home_assistant_topics').selectAll().execute()).toEqual([]);
});

test('without the prefix, a service deletes what it had published, and everything of its own', async () => {
  const { hive_id: id } = await aDevice(api, anna);
  await show(id, true);
  const home = await homeAssistant();
  await publishing(() => home.until(() => home.text('/availability') === 'online'));
  const off = await startTestApi({ environment: { MQTT_URL: broker.url }, database: api.database });
  const mqtt = off.app.startMqtt();
  await home.until(() => home.topics().length === 0 && home.text('/availability') === undefined);
  await mqtt?.stop();
  await off.close();
  await show(id, false);
});

test('what an earlier run left is deleted by the next one, also after a restart of the broker', async () => {
  const { hive_id: id } = await aDevice(api, anna);
  await show(id, true);
  const home = await homeAssistant();
  await publishing(() => home.until(() => home.text('/state') !== undefined));
  await broker.restart();
  await api.request('DELETE', `/api/v1/hives/${id}`, { as: anna });
  const later = await homeAssistant();
  await later.until(() => later.text('/state') !== undefined);
  await publishing(() => later.until(() => later.topics().length === 0));
});
