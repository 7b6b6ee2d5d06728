import { sql } from 'kysely';
import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { readMarks } from '#measurements/change-feed/read-changes.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aScaleThatShowed } from '#measurements/weight-corrections/test-steps.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import { aTreatment } from '#registers/entries/test-entries.ts';
import { aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { knownHives } from './facts.ts';
import { wantedMessages } from './service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    environment: { MQTT_URL: 'mqtt://127.0.0.1:9', MQTT_DISCOVERY_PREFIX: 'homeassistant' },
  });
});
afterAll(() => api.close());

const dayIn = (days: number) =>
  new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const show = (as: TestUser, id: number) => api.request('PUT', `/api/v1/hives/${id}/home-assistant`, { as });
const shownTo = async (as: TestUser) => (await api.request('GET', '/api/v1/home-assistant', { as })).body;
const known = async (as: TestUser, id: number) => (await knownHives(api.contextOf(as), [id as HiveId]))[0];
/** Names of the devices that are announced of these hives. */
async function announced(ids: readonly number[]) {
  const messages = await wantedMessages(api.app.contextFor('test'), {
    ...{ prefix: 'homeassistant', installation: 'test' },
  });
  return ids.map((id) => {
    const own = messages.find(({ topic }) =>
      topic.startsWith(`homeassistant/binary_sensor/skep_test_${id}/`),
    );
    return own && JSON.parse(own.payload).device.name;
  });
}

/** A probe in the nest that measured each hour of three days until now. @param celsius of the hour, counted since 1970 */
async function aProbeThatMeasured(owner: TestUser, celsius: string) {
  const device = await aDevice(api, owner);
  api.clock.advance({ minutes: 3 * 24 * 60 });
  const last = Math.floor(api.clock.now().getTime() / 3_600_000);
  await sql`insert into measurements (device_id, measured_at, received_at, t_i)
    select ${device.id}, to_timestamp(hour * 3600.0), now(), ${sql.raw(celsius)}
    from generate_series(${last - 60}::int, ${last - 1}::int) as hour`.execute(api.database.db);
  const body = { key: device.key, t_i: 35, time: last * 3600 };
  await api.request('POST', '/api/sensors', { body });
  return device;
}

test('a hive is shown when its owner chose it, and no longer when they took it back or deleted it', async () => {
  const [anna, bram] = [await aUser(api), await aUser(api)];
  const [one, two] = [await aHive(api, anna, { name: 'Linden' }), await aHive(api, anna)];
  await share(api, { hiveId: one.id, memberId: bram.id, mayEdit: true });
  expect(await shownTo(anna)).toEqual({ isOn: true, hiveIds: [] });
  expect((await show(bram, one.id)).status).toBe(403);
  for (const id of [one.id, one.id, two.id]) expect((await show(anna, id)).status).toBe(204);
  expect(await shownTo(anna)).toEqual({ isOn: true, hiveIds: [String(one.id), String(two.id)] });
  expect(await shownTo(bram)).toEqual({ isOn: true, hiveIds: [] });
  expect(await announced([one.id, two.id])).toEqual(['Linden', 'Hive 1']);
  await api.request('DELETE', `/api/v1/hives/${one.id}/home-assistant`, { as: anna });
  await api.request('DELETE', `/api/v1/hives/${two.id}`, { as: anna });
  expect(await shownTo(anna)).toEqual({ isOn: true, hiveIds: [] });
  expect(await announced([one.id, two.id])).toEqual([undefined, undefined]);
});

test('values are named in the language of the owner', async () => {
  const owners = [await aUser(api, { locale: 'nl' }), await aUser(api, { locale: 'de' })];
  const ids: number[] = [];
  for (const owner of owners) {
    const { hive_id: id } = await aDevice(api, owner);
    await show(owner, id);
    ids.push(id);
  }
  const messages = await wantedMessages(api.app.contextFor('test'), {
    ...{ prefix: 'homeassistant', installation: 'test' },
  });
  const nameOf = (id: number, key: string) => {
    const message = messages.find(({ topic }) => topic.includes(`_${id}/${key}/`));
    return message && JSON.parse(message.payload).name;
  };
  expect(ids.map((id) => [nameOf(id, 'last_message'), nameOf(id, 'gain')])).toEqual([
    ['Laatste bericht', 'Dagelijkse toename'],
    ['Letzte Nachricht', 'Tageszunahme'],
  ]);
});

test('a hive that is sold is announced no longer', async () => {
  const anna = await aUser(api);
  const { id } = await aHive(api, anna);
  await show(anna, id);
  await api.request('POST', `/api/v1/hives/${id}/states`, {
    as: anna,
    body: { state: 'sold', date: dayIn(-1) },
  });
  expect(await announced([id])).toEqual([undefined]);
});

test('weight, gain and temperature are those of the devices on the hive', async () => {
  const anna = await aUser(api);
  const { hive_id: id, key } = await aScaleThatShowed(
    api,
    anna,
    Array.from({ length: 2 * 144 }, (_, index) => (index % 12 === 0 ? 30 + index / 144 : undefined)),
  );
  const time = Math.floor(api.clock.now().getTime() / 1000);
  await api.request('POST', '/api/sensors', { body: { key, t: 18, t_i: 34.5, time } });
  const hive = await known(anna, id);
  expect(hive).toMatchObject({ hasDevice: true, isSilent: false, temperatureC: 34.5, hasAlert: false });
  expect(hive?.gainKg).toBeCloseTo(1, 1);
});

test('a hive without a device has no values of one, and nothing that nobody did', async () => {
  const anna = await aUser(api);
  const { id } = await aHive(api, anna);
  expect(await known(anna, id)).toEqual({
    ...{ id, name: 'Hive 1', apiaryName: 'Orchard', hasDevice: false, hasAlert: false },
    ...{ weightKg: undefined, gainKg: undefined, temperatureC: undefined, hasBrood: undefined },
    ...{ lastMessageAt: undefined, isSilent: undefined, honeyFrom: undefined },
    ...{ lastVisitAt: undefined, nextVisitOn: undefined },
  });
});

test('brood and the last visit are of inspections, the next one is the first task, the wait that of treatments', async () => {
  const anna = await aUser(api);
  const { id } = await aHive(api, anna);
  const inspect = (days: number, items: object) =>
    anInspection(api, anna, {
      ...{ hive_ids: [id], date: `${dayIn(days)} 10:00:00`, timezone: 'UTC', items },
    });
  await inspect(-20, { [categoryIds.framesWithBrood]: 0 });
  await inspect(-9, { [categoryIds.framesWithBrood]: 5 });
  await inspect(-4, {});
  for (const days of [9, 3])
    await api.request('POST', '/api/v1/tasks', {
      as: anna,
      body: { title: 'Weigh', day: dayIn(days), timeZone: 'UTC', hiveIds: [String(id)] },
    });
  await api.request('POST', '/api/v1/treatments', {
    as: anna,
    body: aTreatment([id], { day: dayIn(-5), lastDay: dayIn(-5), withdrawalDays: 10 }),
  });
  expect(await known(anna, id)).toMatchObject({
    ...{ hasBrood: true, lastVisitAt: new Date(`${dayIn(-4)}T10:00:00Z`), nextVisitOn: dayIn(3) },
  });
  expect((await known(anna, id))?.honeyFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test.each([
  ['frames without brood are none', { [categoryIds.framesWithBrood]: 0 }, false],
  ['eggs are some', { [categoryIds.broodSeen[1]]: 1 }, true],
  ['no eggs may be none', { [categoryIds.broodSeen[1]]: 0 }, undefined],
])('of brood, %s', async (_, items, hasBrood) => {
  const anna = await aUser(api);
  const { id } = await aHive(api, anna);
  await anInspection(api, anna, { hive_ids: [id], date: `${dayIn(-2)} 10:00:00`, items });
  expect((await known(anna, id))?.hasBrood).toBe(hasBrood);
});

test.each([
  ['a warm steady nest has brood', '35 + sin(hour) / 5', undefined, true],
  ['a nest as warm as the air has none', '20 + 8 * sin(hour / 12.0 * pi())', undefined, false],
  ['what is neither is what the last inspection found', '33 + sin(hour)', 0, false],
  ['a temperature is newer than an inspection of last week', '35 + sin(hour) / 5', 0, true],
])('of brood by temperature, %s', async (_, celsius, frames, hasBrood) => {
  const anna = await aUser(api);
  const { hive_id: id } = await aProbeThatMeasured(anna, celsius);
  const items = { [categoryIds.framesWithBrood]: frames };
  if (frames !== undefined)
    await anInspection(api, anna, { hive_ids: [id], date: `${dayIn(-7)} 10:00:00`, items });
  expect((await known(anna, id))?.hasBrood).toBe(hasBrood);
});

test('an inspection that is newer than the temperature counts', async () => {
  const anna = await aUser(api);
  const { hive_id: id } = await aProbeThatMeasured(anna, '20 + 8 * sin(hour / 12.0 * pi())');
  expect((await known(anna, id))?.hasBrood).toBe(false);
  const items = { [categoryIds.broodSeen[1]]: 1 };
  await anInspection(api, anna, { hive_ids: [id], date: `${dayIn(1)} 00:30:00`, items });
  api.clock.advance({ minutes: 24 * 60 });
  expect((await known(anna, id))?.hasBrood).toBe(true);
});

test('an alert that goes on is shown at its hive alone', async () => {
  const anna = await aUser(api);
  const [cold, warm] = [await aDevice(api, anna), await aDevice(api, anna)];
  await anAlertRule(api, anna);
  const time = Math.floor(api.clock.now().getTime() / 1000) + 60;
  await api.request('POST', '/api/sensors', { body: { key: cold.key, t_i: 12, time } });
  await readMarks(api.app.contextFor('test'));
  expect((await known(anna, cold.hive_id))?.hasAlert).toBe(true);
  expect((await known(anna, warm.hive_id))?.hasAlert).toBe(false);
});
