import { sql } from 'kysely';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { makePartitionsBetween } from '#measurements/partitions/partitions.ts';
import { anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { everyNth, hangUp, inTurns, say } from './test-faults.ts';
import { broughtMove, type TwoServers, twoServers } from './test-servers.ts';

// The long one is the account of a large beekeeper, with a message an hour of each hive.
const isLong = process.env.SKEP_TEST_LONG === '1';
const hiveCount = isLong ? 200 : 20;
const dayCount = isLong ? 730 : 20;
const minutesBetween = isLong ? 60 : 15;
const messageCount = (dayCount * 24 * 60) / minutesBetween;

const longestMs = 2 * 60 * 60 * 1000;

let servers: TwoServers;
let keeper: TestUser;
beforeAll(async () => {
  servers = await twoServers();
  const { there } = servers;
  keeper = await aUser(there);
  for (let made = 0; made < hiveCount; made += 20)
    await anApiary(there, keeper, { name: `Apiary ${made}`, hive_amount: Math.min(20, hiveCount - made) });
  await addInspections();
  await addMeasurements();
}, longestMs);
afterAll(() => servers.close());

/** One a week for each hive. */
async function addInspections() {
  await sql`
    insert into inspections (user_id, author_id, hive_id, apiary_id, inspected_at, inspected_local, time_zone, notes,
      created_at, updated_at)
    select ${keeper.id}, ${keeper.id}, hives.id, apiary_id, at, at at time zone 'UTC', 'UTC',
      'Week ' || week, at, at
    from hives, generate_series(0, ${Math.floor(dayCount / 7)}::int) as week,
      lateral (select date_trunc('second', now()) - make_interval(days => 7 * week) as at) as moment
    where user_id = ${keeper.id}`.execute(servers.there.database.db);
}

/** A value of two quantities in each message, for each hive. */
async function addMeasurements() {
  const { there } = servers;
  const context = there.app.contextFor('test');
  const now = there.clock.now();
  const start = new Date(now.getTime() - dayCount * 86_400_000);
  const { body } = await there.request('GET', '/api/hives', { as: keeper });
  await makePartitionsBetween(context, start, now);
  for (const { id, name } of body.hives) {
    const device = await aDevice(there, keeper, { name: `Scale of ${name}`, hive_id: id });
    await sql`
      insert into measurements (device_id, measured_at, received_at, t_i, weight_kg)
      select ${device.id}, at, at, n % 35, 40 + n % 7
      from generate_series(0, ${messageCount - 1}::int) as n,
        lateral (select ${start}::timestamptz + make_interval(mins => ${minutesBetween}::int * n) as at) as moment`.execute(
      there.database.db,
    );
  }
}

/** The clock of the test does not move: its pauses are how long the calls take at the pace of the other server. */
function reportFigures() {
  const minutes = Math.round(servers.here.clock.paused.reduce((sum, ms) => sum + ms, 0) / 60_000);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(
    `${servers.calls.length} calls take ${minutes} minutes; both servers and the test took ${megabytes} MB at most\n`,
  );
}

test(
  'a large account comes whole from a server that fails now and then, at its pace, and nothing of it is lost',
  async () => {
    const anna = await aUser(servers.here);
    servers.setFault(everyNth(20, inTurns(say(429, { 'retry-after': '7' }), say(500), hangUp, say(503))));
    const { move, restore } = await broughtMove(servers, keeper, anna);
    expect([move.state, restore.state, move.failedCalls]).toEqual(['fetched', 'done', []]);
    const came = Object.fromEntries(
      restore.kinds.map(({ name, fresh }: { name: string; fresh: number }) => [name, fresh]),
    );
    const inspections = hiveCount * (Math.floor(dayCount / 7) + 1);
    const measurements = hiveCount * messageCount;
    expect(came).toMatchObject({ hives: hiveCount, devices: hiveCount, inspections, measurements });
    const { rows } = await sql<{ count: number; weight: number }>`
    select count(*)::int as count, sum(weight_kg)::float as weight from measurements
    where device_id in (select id from devices where user_id = ${anna.id})`.execute(servers.here.database.db);
    const there = await sql<{
      weight: number;
    }>`select sum(weight_kg)::float as weight from measurements`.execute(servers.there.database.db);
    expect(rows).toEqual([{ count: measurements, weight: there.rows[0]?.weight }]);
    reportFigures();
  },
  longestMs,
);
