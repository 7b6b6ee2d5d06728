import { anAlert } from '#alerts/evaluation/test-alerts.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { anEntry } from '#registers/entries/test-entries.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aNote } from './test-notes.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const marks = async (query: Record<string, string | number>, as = anna) => {
  const text = new URLSearchParams({ interval: 'year' });
  for (const [name, value] of Object.entries(query)) text.set(name, String(value));
  const { status, body } = await api.request('GET', `/api/v1/chart-marks?${text}`, { as });
  expect(status).toBe(200);
  return body;
};
const minutesAgo = (minutes: number) => new Date(api.clock.now().getTime() - minutes * 60_000).toISOString();

test('inspections, moves, other builds and what happened to the colony stand at their moments', async () => {
  const hive = await aHive(api, anna);
  const { id } = await aDevice(api, anna, { hive_id: hive.id });
  // Longer than any zone is off.
  api.clock.advance({ days: 1 });
  const at = api.clock.now().toISOString().slice(0, 16).replace('T', ' ');
  await api.request('POST', '/api/inspections/store', {
    as: anna,
    body: { date: at, hive_ids: [hive.id], notes: 'Eggs seen', items: {} },
  });
  await api.request('PATCH', `/api/hives/${hive.id}`, {
    as: anna,
    body: { ...hive, brood_layers: 3, honey_layers: 2 },
  });
  await api.request('POST', `/api/v1/hives/${hive.id}/states`, {
    as: anna,
    body: { date: at.slice(0, 10), state: 'queenless', note: 'No eggs' },
  });
  api.clock.advance({ days: 1 });
  const found = await marks({ deviceId: id });
  expect(found.map(({ kind, text, event }: Record<string, unknown>) => [kind, text, event])).toEqual(
    expect.arrayContaining([
      ['inspection', 'Eggs seen', undefined],
      ['build', expect.any(String), undefined],
      ['colony', 'No eggs', 'state'],
    ]),
  );
  expect(found).toHaveLength(3);
  expect(await marks({ hiveId: hive.id })).toEqual(found);
  expect(found[0]).toMatchObject({ hiveId: String(hive.id), hiveName: hive.name, canEdit: false });
});

test('own alerts stand where they began, under the name of their rule, and those of others do not', async () => {
  const alert = await anAlert(api, anna);
  const { device_id, hive_id } = alert;
  api.clock.advance({ minutes: 5 });
  const alertsIn = (found: Record<string, unknown>[]) => found.filter(({ kind }) => kind === 'alert');
  const ofDevice = alertsIn(await marks({ deviceId: device_id }));
  expect(ofDevice).toEqual([
    {
      ...{
        kind: 'alert',
        id: String(alert.id),
        text: 'Cold',
        hiveId: String(hive_id),
        hiveName: alert.hive_name,
      },
      ...{ time: expect.stringContaining(alert.created_at.replace(' ', 'T')), canEdit: false },
    },
  ]);
  expect(alertsIn(await marks({ hiveId: hive_id }))).toEqual(ofDevice);
  await share(api, { hiveId: hive_id, memberId: bram.id });
  expect(alertsIn(await marks({ hiveId: hive_id }, bram))).toEqual([]);
  await api.request('DELETE', `/api/alerts/${alert.id}`, { as: anna });
  expect(alertsIn(await marks({ hiveId: hive_id }))).toEqual([]);
});

test('entries of the register that hold stand in the middle of their day, for all who see the hive', async () => {
  const hive = await aHive(api, anna);
  const { id } = await aDevice(api, anna, { hive_id: hive.id });
  api.clock.advance({ days: 3 });
  const day = api.clock.now().toISOString().slice(0, 10);
  const struck = await anEntry(api, anna, { hiveIds: [hive.id], day, lastDay: day });
  await anEntry(api, anna, { hiveIds: [hive.id], day, lastDay: day, product: 'Thymol' });
  const reason = { reason: 'It was the hive beside it' };
  await api.request('POST', `/api/v1/register-entries/${struck.id}/strike`, { as: anna, body: reason });
  await share(api, { hiveId: hive.id, memberId: bram.id });
  api.clock.advance({ days: 1 });
  const found = await marks({ deviceId: id }, bram);
  expect(found).toEqual([
    expect.objectContaining({
      kind: 'entry',
      entryKind: 'treatment',
      text: 'Thymol',
      hiveId: String(hive.id),
    }),
  ]);
  expect(found[0].time.slice(0, 10)).toBe(day);
});

test('what happened before a device came to the hive, or after it left, is no mark of the device', async () => {
  const hive = await aHive(api, anna);
  const note = (text: string) =>
    api.request('POST', '/api/v1/chart-notes', {
      as: anna,
      body: { hiveId: String(hive.id), time: api.clock.now().toISOString(), text },
    });
  await note('before');
  api.clock.advance({ minutes: 5 });
  const { id } = await aDevice(api, anna, { hive_id: hive.id });
  api.clock.advance({ minutes: 5 });
  await note('while');
  api.clock.advance({ minutes: 5 });
  await api.request('PATCH', `/api/devices/${id}`, { as: anna, body: { hive_id: null } });
  api.clock.advance({ minutes: 5 });
  await note('after');
  api.clock.advance({ minutes: 5 });
  const texts = async (query: Record<string, number>) =>
    (await marks(query)).map(({ text }: { text: string }) => text);
  expect(await texts({ deviceId: id })).toEqual(['while']);
  expect(await texts({ hiveId: hive.id })).toEqual(['before', 'while', 'after']);
});

test('a note is made, changed and deleted, and stays with the hive that stood there', async () => {
  const { id, hive_id } = await aDevice(api, anna);
  api.clock.advance({ minutes: 10 });
  const note = await aNote(api, anna, { device_id: id, time: minutesAgo(5), text: '  Super on ' });
  expect(note).toMatchObject({ kind: 'note', text: 'Super on', hiveId: String(hive_id), canEdit: true });
  const path = `/api/v1/chart-notes/${note.id}`;
  const changed = await api.request('PATCH', path, { as: anna, body: { text: 'Two supers on' } });
  expect(changed.body).toEqual({ ...note, text: 'Two supers on' });
  expect(await marks({ hiveId: hive_id })).toEqual([changed.body]);
  expect((await api.request('DELETE', path, { as: anna })).status).toBe(204);
  expect(await marks({ hiveId: hive_id })).toEqual([]);
  expect((await api.request('DELETE', path, { as: anna })).status).toBe(404);
});

test('a device that is on no hive has notes of its own', async () => {
  const { id } = await aDevice(api, anna, { hive_id: null });
  api.clock.advance({ minutes: 10 });
  const note = await aNote(api, anna, { device_id: id, time: minutesAgo(5) });
  expect([note.hiveId, await marks({ deviceId: id })]).toEqual([undefined, [note]]);
});

test.each([
  [{ text: '' }, 'text'],
  [{ text: 'x'.repeat(201) }, 'text'],
  [{ time: 'yesterday' }, 'time'],
  [{ deviceId: null }, 'deviceId'],
])('a note with %j is refused at its field', async (overrides, field) => {
  const body = {
    time: minutesAgo(5),
    text: 'Super on',
    deviceId: String((await aDevice(api, anna)).id),
    ...overrides,
  };
  const { status, body: answer } = await api.request('POST', '/api/v1/chart-notes', { as: anna, body });
  expect([status, answer.problems]).toMatchObject([422, [{ path: field }]]);
});

test('who sees a hive sees its notes, and who may edit it writes them; nobody else does', async () => {
  const { id, hive_id } = await aDevice(api, anna);
  api.clock.advance({ minutes: 10 });
  const note = await aNote(api, anna, { device_id: id, time: minutesAgo(5) });
  const write = () =>
    api.request('POST', '/api/v1/chart-notes', {
      as: bram,
      body: { deviceId: String(id), time: minutesAgo(2), text: 'Mine' },
    });
  expect((await write()).status).toBe(404);
  await share(api, { hiveId: hive_id, memberId: bram.id });
  expect(await marks({ deviceId: id }, bram)).toEqual([{ ...note, canEdit: false }]);
  expect((await write()).status).toBe(403);
  const cleo = await aUser(api);
  await share(api, { hiveId: hive_id, memberId: cleo.id, mayEdit: true });
  const hers = await aNote(api, cleo, { device_id: id, time: minutesAgo(1), text: 'Hers' });
  expect(await marks({ deviceId: id })).toEqual([note, hers]);
});
