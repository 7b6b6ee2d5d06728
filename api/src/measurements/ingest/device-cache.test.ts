import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
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

const send = async (body: object, as?: TestUser) =>
  (await api.request('POST', as === undefined ? '/api/sensors' : '/api/sensors_auth', { body, as })).status;
const measured = (id: number) =>
  api.database.db
    .selectFrom('measurements')
    .select(['w_v', 'weight_kg'])
    .where('device_id', '=', id as never)
    .orderBy('measured_at')
    .execute();
const inbox = (id: number) =>
  api.database.db
    .selectFrom('ingest_inbox')
    .select('repeats')
    .where('device_id', '=', id as never)
    .orderBy('id')
    .execute();
const devices = () => api.database.db.updateTable('devices');
const seconds = () => Math.floor(api.clock.now().getTime() / 1000);

// Nobody is notified of a change by another process: these tests change the database as it would.

test('a definition that another process made, changed or removed holds from the next message on', async () => {
  const { id, key } = await aDevice(api, anna);
  const next = async () => {
    api.clock.advance({ minutes: 15 });
    expect(await send({ key, w_v: 2000 })).toBe(201);
    return (await measured(id)).at(-1)?.weight_kg;
  };
  expect(await next()).toBeNull();
  const definition = await aDefinition(api, anna, { device_id: id, offset: 1000, multiplier: 0.01 });
  expect(await next()).toBe(10);
  const { db } = api.database;
  await db.updateTable('sensor_definitions').set({ offset: 0 }).where('id', '=', definition.id).execute();
  expect(await next()).toBe(20);
  await db.deleteFrom('sensor_definitions').where('id', '=', definition.id).execute();
  expect(await next()).toBeNull();
});

test('a key that another process rotated, or gave to another device, opens what it belongs to now', async () => {
  const [one, other] = [await aDevice(api, anna), await aDevice(api, anna)];
  expect(await send({ key: one.key, w_v: 1 })).toBe(201);
  await devices()
    .set({ key: `${one.key}-rotated` })
    .where('id', '=', one.id)
    .execute();
  expect(await send({ key: one.key, w_v: 2 })).toBe(401);
  await devices().set({ key: one.key }).where('id', '=', other.id).execute();
  expect(await send({ key: one.key, w_v: 3 })).toBe(201);
  expect(await measured(one.id)).toMatchObject([{ w_v: 1 }]);
  expect(await measured(other.id)).toMatchObject([{ w_v: 3 }]);
});

test('a device that another process removed, or gave to another person, takes nothing for the one before', async () => {
  const { id, key } = await aDevice(api, anna);
  expect(await send({ key, w_v: 1 }, anna)).toBe(201);
  await devices().set({ user_id: bram.id }).where('id', '=', id).execute();
  expect(await send({ key, w_v: 2 }, anna)).toBe(401);
  expect(await send({ key, w_v: 3 }, bram)).toBe(201);
  await devices().set({ deleted_at: new Date() }).where('id', '=', id).execute();
  expect(await send({ key, w_v: 4 })).toBe(401);
  expect(await measured(id)).toMatchObject([{ w_v: 3 }]);
});

test('what repeats a message of more than a day ago is another one, of a counter that began again', async () => {
  const { id, key } = await aDevice(api, anna);
  const uplink = () => ({
    end_device_ids: { device_id: 'scale', dev_eui: key },
    received_at: api.clock.now().toISOString(),
    uplink_message: {
      f_port: 3,
      f_cnt: 7,
      frm_payload: 'GwuxC6pkCgH/4y0EAAwMBv4ASAA/ACgAMQA+ADQALAAnACQAJwAZABQHAAAAAAAA',
    },
  });
  for (const [days, count] of [
    [0, 1],
    [0.5, 1],
    [0.6, 2],
    [0.9, 2],
    [0.2, 3],
  ] as const) {
    api.clock.advance({ days });
    expect(await send(uplink())).toBe(201);
    expect(await inbox(id)).toHaveLength(count);
  }
  expect(await inbox(id)).toEqual([{ repeats: 1 }, { repeats: 1 }, { repeats: 0 }]);
  expect(await measured(id)).toHaveLength(3);
});

test('a repeat brings nothing: neither old values nor the device’s report of that time', async () => {
  const { id, key } = await aDevice(api, anna);
  const first = { key, time: seconds() - 600, bv: 3.9, w_v: 1 };
  await send(first);
  await send({ key, time: seconds(), bv: 3.1, w_v: 2 });
  await send({ ...first, other: undefined });
  const row = await api.database.db
    .selectFrom('devices')
    .innerJoin('device_last', 'device_last.device_id', 'devices.id')
    .select(['battery_volts', 'quantities'])
    .where('devices.id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ battery_volts: 3.1, quantities: { bv: 3.1, w_v: 2 } });
  expect(await inbox(id)).toEqual([{ repeats: 1 }, { repeats: 0 }]);
});

test('names that are ours and no measurements change nothing of the device', async () => {
  const { id, key } = await aDevice(api, anna);
  const { id: victim } = await aDevice(api, bram);
  const hostile = { deviceId: victim, ownerId: 1, batteryVolts: 9, valueCount: 0, status: 5, revision: 3 };
  expect(await send({ key, w_v: 1, ...hostile })).toBe(201);
  expect([(await measured(id)).length, (await measured(victim)).length]).toEqual([1, 0]);
  const device = api.database.db.selectFrom('devices').select('battery_volts').where('id', '=', id);
  expect(await device.executeTakeFirst()).toEqual({ battery_volts: null });
});
