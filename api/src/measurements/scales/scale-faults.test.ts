import { sql } from 'kysely';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { checkScales } from './scale-faults.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  // The job is about everybody.
  api = await startTestApi({ database: 'fresh' });
  anna = await aUser(api);
});
afterAll(() => api.close());

const run = () => checkScales(api.app.contextFor('test'));
const faultyFor = async (as = anna) =>
  (await api.request('GET', '/api/v1/dues', { as })).body.faultyScales.map(
    ({ deviceId }: { deviceId: string }) => Number(deviceId),
  );

/** A scale that measured each hour of ten days until now. @param kg of the hour, counted since 1970 */
async function aScale(kg: string, volts: string, owner = anna, overrides = {}) {
  const device = await aDevice(api, owner, overrides);
  const last = Math.floor(api.clock.now().getTime() / 3_600_000);
  await sql`
    insert into measurements (device_id, measured_at, received_at, weight_kg, bv)
    select ${device.id}, to_timestamp(hour * 3600.0), now(), ${sql.raw(kg)}, ${sql.raw(volts)}
    from generate_series(${last - 239}::int, ${last}::int) as hour`.execute(api.database.db);
  await sql`update devices set last_message_at = ${api.clock.now()} where id = ${device.id}`.execute(
    api.database.db,
  );
  return device;
}

const moving = '30 + sin(hour) / 5';

test('a fault is said to the owner without anybody looking, and no longer once it is gone', async () => {
  const stuck = await aScale('31.5', '3.6');
  await aScale(moving, '3.6');
  const bram = await aUser(api);
  await share(api, { hiveId: stuck.hive_id, memberId: bram.id, mayEdit: true });
  expect(await faultyFor()).toEqual([]);
  await run();
  expect(await faultyFor()).toEqual([stuck.id]);
  expect(await faultyFor(bram)).toEqual([]);
  await sql`update measurements set weight_kg = 30 where device_id = ${stuck.id}
    and measured_at >= ${new Date(api.clock.now().getTime() - 3_600_000)}`.execute(api.database.db);
  // Not again within the same day.
  await run();
  expect(await faultyFor()).toEqual([stuck.id]);
  api.clock.advance({ minutes: 21 * 60 });
  await run();
  expect(await faultyFor()).toEqual([]);
});

test('a scale that somebody else put on a hive is theirs', async () => {
  const { id: hiveId } = await aHive(api, anna);
  const bram = await aUser(api);
  await share(api, { hiveId, memberId: bram.id, mayEdit: true });
  await aScale('31.5', '3.6', bram, { hive_id: hiveId });
  const before = await faultyFor();
  await run();
  expect(await faultyFor()).toEqual(before);
});

test('a battery that is weak in a few days is said, one that lasts for weeks is not', async () => {
  const hoursAgo = `(extract(epoch from timestamptz '${api.clock.now().toISOString()}') / 3600 - hour)`;
  const soon = await aScale(moving, `2.8 + 0.001 * ${hoursAgo}`);
  const later = await aScale(moving, `3.4 + 0.001 * ${hoursAgo}`);
  await run();
  expect(await faultyFor()).toEqual([soon.id]);
  const { body } = await api.request('GET', `/api/v1/devices/${later.id}/scale-check`, { as: anna });
  expect(body.findings).toMatchObject([{ kind: 'battery' }]);
});

test('what was found is not repeated when the scale has sent nothing for days', async () => {
  const { id } = await aScale('20', '3.6');
  await run();
  expect(await faultyFor()).toContain(id);
  api.clock.advance({ minutes: 4 * 24 * 60 });
  await run();
  expect(await faultyFor()).toEqual([]);
});
