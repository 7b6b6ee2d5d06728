import { aDevice } from '#measurements/devices/test-devices.ts';
import { claimMessages } from '#measurements/ingest/device-claim.ts';
import type { DeviceWatcher } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { readMarks } from './read-changes.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());
afterEach(() => api.database.db.deleteFrom('measurement_marks').execute());

const seconds = () => Math.floor(api.clock.now().getTime() / 1000);
const send = (body: object) => api.request('POST', '/api/sensors', { body });
const sendAt = (key: string, time: number, t = 18) => send({ key, t, time });

async function aWatchedDevice(watcher: string): Promise<{ id: DeviceId; key: string }> {
  const { id, key } = await aDevice(api, anna);
  await api.database.db.insertInto('watched_devices').values({ device_id: id, watcher }).execute();
  return { id, key };
}

/** Records what it gets: devices with the seconds of their messages. */
function aWatcher(name: string): DeviceWatcher & { seen: Map<DeviceId, number[]> } {
  const seen = new Map<DeviceId, number[]>();
  return {
    name,
    seen,
    async read(_context, measured) {
      for (const { deviceId, times } of measured) {
        const ofDevice = times.map((time) => time.getTime() / 1000);
        seen.set(deviceId, [...(seen.get(deviceId) ?? []), ...ofDevice]);
      }
    },
  };
}

const readFeed = (...watchers: DeviceWatcher[]) =>
  readMarks({ ...api.app.contextFor('test'), domains: [{ watchers }] });

async function seenBy(name: string) {
  const watcher = aWatcher(name);
  await readFeed(watcher);
  return watcher.seen;
}

test('a subscriber of a device gets each of its messages once, a late one with its own time', async () => {
  const { id, key } = await aWatchedDevice('alerts');
  const now = seconds();
  await sendAt(key, now);
  await sendAt(key, now - 40 * 86_400);
  await sendAt(key, now, 19);
  expect(await seenBy('alerts')).toEqual(new Map([[id, [now, now - 40 * 86_400, now]]]));
  expect(await seenBy('alerts')).toEqual(new Map());
});

test('a repeated message is not passed on again, whenever the first was read', async () => {
  const { id, key } = await aWatchedDevice('alerts');
  const time = seconds() - 3600;
  await Promise.all([sendAt(key, time), sendAt(key, time), sendAt(key, time)]);
  expect(await seenBy('alerts')).toEqual(new Map([[id, [time]]]));
  await sendAt(key, time);
  expect(await seenBy('alerts')).toEqual(new Map());
});

test('what brings no measurement leaves no mark, and neither does a device that nobody watches', async () => {
  const { key } = await aWatchedDevice('alerts');
  const { key: unwatched } = await aDevice(api, anna);
  await send({ key, firmware_version: '1.5.14' });
  await sendAt(key, seconds() + 3600);
  await sendAt(unwatched, seconds());
  expect(await seenBy('alerts')).toEqual(new Map());
});

test('a crowd at once leaves a mark for each message', async () => {
  const devices: { id: DeviceId; key: string }[] = [];
  for (let count = 0; count < 8; count += 1) devices.push(await aWatchedDevice('alerts'));
  const times = Array.from({ length: 10 }, (_, index) => seconds() - 60 * index);
  await Promise.all(times.flatMap((time) => devices.map(({ key }) => sendAt(key, time))));
  const seen = await seenBy('alerts');
  for (const { id } of devices) expect(seen.get(id)?.toSorted((a, b) => b - a)).toEqual(times);
  expect(seen.size).toBe(8);
});

test('of two subscribers of a device one that fails reads its messages again, and does not block the other', async () => {
  const { id, key } = await aWatchedDevice('alerts');
  await api.database.db.insertInto('watched_devices').values({ device_id: id, watcher: 'other' }).execute();
  await sendAt(key, seconds());
  const other = aWatcher('other');
  const failing: DeviceWatcher = {
    name: 'alerts',
    async read({ db }) {
      await db.insertInto('secrets').values({ name: 'half done', value: 'x' }).execute();
      throw new Error('no');
    },
  };
  await expect(readFeed(failing, other)).rejects.toThrow('no');
  expect(other.seen).toEqual(new Map([[id, [seconds()]]]));
  const undone = await api.database.db.selectFrom('secrets').where('name', '=', 'half done').execute();
  expect(undone).toEqual([]);
  expect(await seenBy('alerts')).toEqual(new Map([[id, [seconds()]]]));
});

test('workers that read at once never read the same mark, nor a device’s messages out of order', async () => {
  const { id, key } = await aWatchedDevice('alerts');
  const first = seconds() - 86_400;
  const marks = Array.from({ length: 200 }, (_, index) => ({
    watcher: 'alerts',
    device_ids: [id],
    times: [new Date((first + index) * 1000)],
  }));
  await api.database.db.insertInto('measurement_marks').values(marks).execute();
  await sendAt(key, first + 200);
  const watcher = aWatcher('alerts');
  await Promise.all([1, 2, 3].map(() => readFeed(watcher)));
  expect(watcher.seen.get(id)).toEqual(Array.from({ length: 201 }, (_, index) => first + index));
});

test.each([
  ['reading rests in a rush', 0.1, [800]],
  ['nobody waits where fewer come', 1, []],
] as const)('storing goes first: %s', async (_name, secondsOfReading, rests) => {
  const { id } = await aWatchedDevice('alerts');
  const first = seconds() - 86_400;
  const come = (db: TestApi['database']['db'], from: number) =>
    db
      .insertInto('measurement_marks')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          watcher: 'alerts',
          device_ids: [id],
          times: [new Date((first + from + index) * 1000)],
        })),
      )
      .execute();
  const { name, seen, read } = aWatcher('alerts');
  const busy: DeviceWatcher = {
    name,
    async read(context, measured) {
      if (!seen.has(id)) {
        api.clock.advance({ minutes: secondsOfReading / 60 });
        await come(context.db, 60);
      }
      await read(context, measured);
    },
  };
  await come(api.database.db, 0);
  api.clock.paused.length = 0;
  await readFeed(busy);
  expect(api.clock.paused).toEqual(rests);
  expect(seen.get(id)).toEqual(Array.from({ length: 120 }, (_, index) => first + index));
});

test('messages are stored while marks of their device are being read', async () => {
  const { id, key } = await aWatchedDevice('alerts');
  const time = seconds();
  await sendAt(key, time - 60);
  const isReading = Promise.withResolvers<void>();
  const isRead = Promise.withResolvers<void>();
  const { name, seen, read } = aWatcher('alerts');
  const slow: DeviceWatcher = {
    name,
    async read(...given) {
      isReading.resolve();
      await isRead.promise;
      await read(...given);
    },
  };
  const reading = readFeed(slow);
  await isReading.promise;
  await sendAt(key, time);
  isRead.resolve();
  await reading;
  await readFeed(slow);
  expect(seen).toEqual(new Map([[id, [time - 60, time]]]));
});

test('messages that waited for their device leave marks as well', async () => {
  const key = 'watched-later';
  const time = seconds() - 60;
  expect((await sendAt(key, time)).status).toBe(401);
  const { id } = await aDevice(api, anna, { key });
  await api.database.db.insertInto('watched_devices').values({ device_id: id, watcher: 'alerts' }).execute();
  await claimMessages(api.app.contextFor('test'), { deviceId: id });
  expect(await seenBy('alerts')).toEqual(new Map([[id, [time]]]));
});

test('a message has its mark read within seconds, by one job for all that come with it', async () => {
  const { key } = await aWatchedDevice('alerts');
  const { key: unwatched } = await aDevice(api, anna);
  const waiting = async () => (await api.app.jobs.boss.findJobs('read-marks')).length;
  api.clock.advance({ minutes: 1 });
  const before = await waiting();
  await sendAt(unwatched, seconds());
  expect(await waiting()).toBe(before);
  await sendAt(key, seconds());
  await sendAt(key, seconds() - 60);
  expect(await waiting()).toBe(before + 1);
  api.clock.advance({ minutes: 1 });
  await sendAt(key, seconds());
  expect(await waiting()).toBe(before + 2);
  api.clock.advance({ minutes: -30 });
  await sendAt(key, seconds());
  expect(await waiting()).toBe(before + 3);
});
