import { sql } from 'kysely';
import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const send = (body: unknown) => api.request('POST', '/api/sensors', { body });
const rowsOf = (table: 'ingest_inbox' | 'measurements', id: number) =>
  api.database.db
    .selectFrom(table)
    .selectAll()
    .where('device_id', '=', id as never)
    .execute();
async function newDevices(count: number) {
  const made = [];
  for (let number = 0; number < count; number += 1) made.push(await aDevice(api, anna));
  return made;
}
const seconds = () => Math.floor(api.clock.now().getTime() / 1000);

test('a crowd at once: each is answered, stored with the definitions of its device, and counted once', async () => {
  const devices = await newDevices(8);
  for (const { id } of devices.slice(0, 4)) await aDefinition(api, anna, { device_id: id });
  const bodies = Array.from({ length: 160 }, (_, index) => ({
    key: devices[index % 8].key,
    time: seconds() - 60 * Math.floor((index % 80) / 8),
    w_v: 2000,
  }));
  const answers = await Promise.all(bodies.map(send));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['saved']));
  for (const [index, { id }] of devices.entries()) {
    const measured = await rowsOf('measurements', id);
    expect(measured).toHaveLength(10);
    expect(measured[0]).toMatchObject({ w_v: 2000, weight_kg: index < 4 ? 10 : null });
    const rows = await rowsOf('ingest_inbox', id);
    expect(rows).toHaveLength(10);
    expect(rows.map((row) => ('repeats' in row ? row.repeats : undefined))).toEqual(Array(10).fill(1));
  }
});

test('a message that cannot be stored costs none of its neighbours', async () => {
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`.execute(api.database.db);
  await sql`create trigger refuse before insert on ingest_inbox for each row
    when (new.raw like '%"poison"%') execute function refuse()`.execute(api.database.db);
  const devices = await newDevices(6);
  const answers = await Promise.all(
    devices.map(({ key }, index) => send({ key, t: 18, ...(index === 3 ? { poison: 1 } : {}) })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 500, 201, 201]);
  for (const [index, { id }] of devices.entries())
    expect(await rowsOf('measurements', id)).toHaveLength(index === 3 ? 0 : 1);
});
