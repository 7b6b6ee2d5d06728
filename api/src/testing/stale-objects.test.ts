import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aHive, anApiary, anInspection, aQueen } from './bee-builders.ts';
import { aUser, type TestUser } from './builders.ts';
import { startTestApi, type TestApi } from './test-api.ts';

// The guarantee: who sends back what was read long ago, with one change of theirs, undoes nobody's edit since.

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

type Thing = Record<string, unknown>;

interface Edited {
  path: string;
  read: () => Promise<Thing>;
  /** Another's change, mine of another field, and mine of the same. */
  theirs: Thing;
  mine: Thing;
  same: Thing;
}

const reading =
  (path: string, inside: (body: ReturnType<typeof JSON.parse>) => Thing = (body) => body) =>
  async () =>
    inside((await api.request('GET', path, { as: anna })).body);

const things: Record<string, () => Promise<Edited>> = {
  apiary: async () => {
    const path = `/api/locations/${(await anApiary(api, anna)).id}`;
    const read = reading(path, ({ locations }) => locations[0]);
    return { path, read, theirs: { city: 'Ede' }, mine: { description: 'Barn' }, same: { city: 'Epe' } };
  },
  hive: async () => {
    const path = `/api/hives/${(await aHive(api, anna)).id}`;
    const read = reading(path, ({ hives }) => hives[0]);
    const layers = [{ type: 'honey' }, { type: 'honey' }, { type: 'brood' }];
    return { path, read, theirs: { layers }, mine: { order: 4 }, same: { layers: layers.slice(1) } };
  },
  'hive with its queen': async () => {
    const { id } = await aHive(api, anna);
    await aQueen(api, anna, { hive_id: id });
    const path = `/api/hives/${id}`;
    const read = reading(path, ({ hives }) => hives[0]);
    const { queen } = await read();
    const said = (words: Thing) => ({ queen: { ...(queen as Thing), ...words } });
    return {
      path,
      read,
      theirs: said({ line: 'B 12' }),
      mine: { order: 4 },
      same: said({ line: 'B 13' }),
    };
  },
  checklist: async () => {
    const options = { name: 'Summer', categories: '774' };
    const made = await api.request('POST', '/api/checklists', { as: anna, body: options });
    const path = `/api/checklists/${made.body.checklist_id}`;
    return {
      path,
      read: reading(path),
      theirs: { category_ids: [774, 794] },
      mine: { name: 'Mine' },
      same: { category_ids: [774, 831] },
    };
  },
  queen: async () => {
    const path = `/api/queens/${(await aQueen(api, anna)).id}`;
    return {
      path,
      read: reading(path),
      theirs: { clipped: 1 },
      mine: { name: 'Maya' },
      same: { clipped: null },
    };
  },
  inspection: async () => {
    const path = `/api/inspections/${(await anInspection(api, anna, { impression: 2 })).id}`;
    const theirs = { impression: 1, items: { 774: 6, 413: 'Two' } };
    return { path, read: reading(path), theirs, mine: { notes: 'Calm' }, same: { impression: 3 } };
  },
  'sensor definition': async () => {
    const { id, device_id } = await aDefinition(api, anna, { name: 'Scale' });
    const path = `/api/sensordefinition/${id}?device_id=${device_id}`;
    return {
      path,
      read: reading(path),
      theirs: { offset: 12 },
      mine: { name: 'Blue' },
      same: { offset: 13 },
    };
  },
  device: async () => {
    const path = `/api/devices/${(await aDevice(api, anna)).id}`;
    const { id } = await aHive(api, anna);
    return {
      path,
      read: reading(path),
      theirs: { hive_id: id },
      mine: { name: 'Blue' },
      same: { hive_id: null },
    };
  },
};

const send = (path: string, body: Thing) => api.request('PATCH', path, { as: anna, body });

test.each(Object.entries(things))(
  'of one %s an older answer that is sent back with a change of one’s own keeps what others changed since',
  async (_name, make) => {
    const { path, read, theirs, mine } = await make();
    const old = await read();
    const { rev: _, ...now } = old;
    expect((await send(path, { ...now, ...theirs })).status).toBe(200);
    const between = await read();
    expect((await send(path, { ...old, ...mine })).status).toBe(200);
    expect(await read()).toEqual({ ...between, ...mine, rev: Number(between.rev) + 1 });
  },
);

test.each(Object.entries(things))(
  'of one %s the field that another changed is not overwritten by an older answer: both versions are sent',
  async (_name, make) => {
    const { path, read, theirs, same } = await make();
    const old = await read();
    const { rev: _, ...now } = old;
    await send(path, { ...now, ...theirs });
    const between = await read();
    const answer = await send(path, { ...old, ...same });
    expect([answer.status, answer.body.code, Object.keys(answer.body)]).toEqual([
      412,
      'changed_meanwhile',
      expect.arrayContaining(['current', 'yours']),
    ]);
    expect(await read()).toEqual(between);
  },
);

test('the queen of an older answer is not made the one who heads the hive by now', async () => {
  const { id } = await aHive(api, anna);
  await aQueen(api, anna, { hive_id: id, name: 'Anne' });
  const read = reading(`/api/hives/${id}`, ({ hives }) => hives[0]);
  const old = await read();
  await aQueen(api, anna, { hive_id: id, name: 'Maya' });
  expect((await send(`/api/hives/${id}`, { ...old, name: 'Linden' })).status).toBe(200);
  expect(await read()).toMatchObject({ name: 'Linden', queen: { name: 'Maya' } });
  const renamed = { ...old, queen: { ...(old.queen as Thing), name: 'Anna' } };
  expect((await send(`/api/hives/${id}`, renamed)).status).toBe(412);
});

test('a queen who moved since stays where she is, and a hive that is gone takes no device from an app that knows it', async () => {
  const queen = await aQueen(api, anna);
  const other = await aHive(api, anna);
  await send(`/api/queens/${queen.id}`, { hive_id: other.id });
  await send(`/api/queens/${queen.id}`, { ...queen, name: 'Maya' });
  expect((await reading(`/api/queens/${queen.id}`)()).hive_id).toBe(other.id);
  const device = await aDevice(api, anna);
  await api.request('DELETE', `/api/hives/${device.hive_id}`, { as: anna });
  const saved = await send(`/api/devices/${device.id}`, { ...device, name: 'Blue' });
  expect([saved.status, saved.body.name, saved.body.hive_id]).toEqual([200, 'Blue', null]);
});

test('what a device measures of itself is not set back by an older answer', async () => {
  const device = await aDevice(api, anna, { battery_voltage: 3.6 });
  await api.request('POST', '/api/sensors', { body: { key: device.key, t: 18.4, bv: 3.3 } });
  const saved = await send(`/api/devices/${device.id}`, { ...device, name: 'Blue' });
  expect([saved.body.name, saved.body.battery_voltage]).toEqual(['Blue', 3.3]);
});

test('a version that nobody knows any more overwrites nothing', async () => {
  const apiary = await anApiary(api, anna);
  const path = `/api/locations/${apiary.id}`;
  const echo = await send(path, { ...apiary, rev: 7 });
  expect(echo.status).toBe(200);
  expect((await send(path, { ...apiary, rev: 7, name: 'Meadow' })).status).toBe(412);
});
