import { sql } from 'kysely';
import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aHive, aHiveTag, anApiary, anInspection, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aDashboard } from '../dashboard-admin/test-dashboards.ts';

// The guarantee: of all that the database holds of a beekeeper, whoever has a code reads what the dashboard shows, and
// not one text more.

let api: TestApi;
let owner: TestUser;
const nonce = `x${Math.random().toString(36).slice(2, 10)}`;
/** A text that is in the database once, and is searched in answers. */
const mark = (what: string) => `${nonce}${what}`;
const place = { lat: 52.123456, lon: 5.987654 };

let code: string;
let openCode: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await aUser(api, { name: mark('person'), email: `${mark('mail')}@skep.example` });
  const apiary = await anApiary(api, owner, {
    ...{ name: mark('apiary'), street: mark('street'), city: mark('city'), postal_code: mark('post') },
    ...{ hive_amount: 0, ...place },
  });
  const shown = await aHive(api, owner, { name: mark('shown'), location_id: apiary.id });
  const hidden = await aHive(api, owner, { name: mark('hidden'), location_id: apiary.id });
  for (const [hive, which] of [
    [shown, 'here'],
    [hidden, 'there'],
  ] as const) {
    const key = mark(`key${which}`);
    const device = await aDevice(api, owner, { hive_id: hive.id, key, name: mark(`device${which}`) });
    await aDefinition(api, owner, { device_id: device.id, name: mark(`definition${which}`) });
    const measured = { weight_kg: 41.5, t_i: 34.5, lat: place.lat, lon: place.lon, [mark('quantity')]: 7 };
    await api.request('POST', '/api/sensors', { body: { key, ...measured } });
    await aQueen(api, owner, { hive_id: hive.id, name: mark(`queen${which}`) });
    await anInspection(api, owner, {
      ...{ hive_ids: [hive.id], notes: mark(`notes${which}`), action: mark(`action${which}`) },
      ...{ next_notes: mark(`next${which}`), reminder: mark(`reminder${which}`), impression_grade: 8 },
    });
    await aHiveTag(api, owner, { hive_id: hive.id, tag: which === 'here' ? '07' : '08' });
  }
  api.clock.advance({ minutes: 2 });
  const overrides = { hive_ids: [shown.id], name: mark('title'), description: mark('forself') };
  const parts = ['weight', 'temperature', 'sound', 'bees', 'weather', 'inspections'];
  ({ code } = await aDashboard(api, owner, { ...overrides, parts }));
  ({ code: openCode } = await aDashboard(api, owner, { ...overrides, parts: [...parts, 'map', 'notes'] }));
});
afterAll(() => api.close());

/** Every text with the mark in any row of any table. */
async function marksInDatabase(): Promise<string[]> {
  const tables = (await api.database.db.introspection.getTables()).filter(
    ({ schema }) => schema === 'public',
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} as t where t::text like ${`%${nonce}%`}`.execute(
      api.database.db,
    );
    for (const { row } of rows)
      for (const [text] of row.matchAll(new RegExp(`${nonce}[a-z]+`, 'g'))) found.add(text);
  }
  return [...found];
}

/** All that anybody is answered by a code, by every route that takes one. */
async function everyAnswer(of: string): Promise<string> {
  const [hive] = (await api.request('GET', `/api/dashboard/${of}`)).body.hives;
  const old = ['', `?hive_id=${hive.id}`].map((rest) => `/api/dashboard/${of}${rest}`);
  const paths = [...old, `/api/v1/public-dashboards/${of}`, `/api/v1/public-dashboards/${of}/frame`];
  const answers = await Promise.all(paths.map((path) => api.request('GET', path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  return answers.map(({ text, headers }) => text + JSON.stringify(headers)).join('\n');
}

test.each([
  ['a usual dashboard', () => code, ['title', 'shown']],
  ['one with map and notes', () => openCode, ['title', 'shown', 'noteshere']],
])('%s tells of all marks in the database these alone', async (_name, codeOf, expected) => {
  const marks = await marksInDatabase();
  // Or nothing was looked for.
  expect(marks.length).toBeGreaterThan(20);
  const answers = await everyAnswer(codeOf());
  expect(marks.filter((text) => answers.includes(text)).toSorted()).toEqual(expected.map(mark).toSorted());
});

test.each([() => code, () => openCode])(
  'no exact place and no address of a person is shown',
  async (codeOf) => {
    const answers = await everyAnswer(codeOf());
    expect(answers).not.toMatch(/52\.1\d|5\.9[0-9]|@skep\.example/);
  },
);
