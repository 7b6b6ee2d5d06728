import { loadavg } from 'node:os';
import { createApp, openDatabase, readConfig } from '@skep/api';
import { makePartitionsBetween, manyDevices, sealMonths } from '@skep/api/testing';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/postgres.ts';
import { median } from './median.ts';

// A closed month of many devices is put into the order of its devices, while others store messages: of now, and late
// ones of that very month.

const devices = Number(process.env.DEVICES ?? 10_000);
const minutes = Number(process.env.MINUTES ?? 60);
/** Devices whose rows are made by one statement. */
const devicesAtOnce = 1000;

const postgres = await startPostgres({ isDurable: true });
const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
const database = await openDatabase(config.database);
const app = await createApp({ config, database });
const context = app.contextFor('bench');
const client = new Client({ connectionString: postgres.url });
await client.connect();
try {
  const { ids } = await manyDevices(database.db, devices);
  const now = new Date();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1));
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  await makePartitionsBetween(context, from, now);
  const month = `measurements_${from.toISOString().slice(0, 7).replace('-', '_')}`;
  await fill(ids, from, until);
  const { count, size } = (
    await client.query(
      `select count(*)::int as count, pg_size_pretty(pg_total_relation_size('${month}')) as size from ${month}`,
    )
  ).rows[0];
  const atRest = await storeWhile(ids, from, async () => await new Promise((done) => setTimeout(done, 5000)));
  const started = performance.now();
  const meanwhile = await storeWhile(ids, from, () => sealMonths(context));
  const seconds = (performance.now() - started) / 1000;
  print(
    `load ${loadavg()[0]?.toFixed(1)}; ${count} rows of ${devices} devices (${size}), sealed in ${seconds.toFixed(0)} s`,
  );
  print('milliseconds of storing a message: median and longest, of now and of that month');
  print(`at rest    ${atRest}`);
  print(`meanwhile  ${meanwhile}`);
} finally {
  await client.end();
  await app.close();
  await database.close();
  await postgres.stop();
}

/** By time and not by device, as messages come. */
async function fill(ids: readonly number[], from: Date, until: Date): Promise<void> {
  for (let start = 0; start < ids.length; start += devicesAtOnce)
    await client.query(
      `insert into measurements (device_id, measured_at, received_at, t, t_i, h, weight_kg, bv)
       select id, at, at, random() * 30, random() * 35, random() * 100, random() * 60, 4
       from generate_series($2::timestamptz, $3::timestamptz - interval '1 s', make_interval(mins => $4)) as at,
         unnest($1::int[]) as id`,
      [ids.slice(start, start + devicesAtOnce), from, until, minutes],
    );
  await client.query('vacuum analyze measurements');
}

/** Stores a message of now and one of the month in turns until the work is done. @returns their times */
async function storeWhile(
  ids: readonly number[],
  month: Date,
  work: () => Promise<unknown>,
): Promise<string> {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  const times: [number[], number[]] = [[], []];
  for (let round = 0; !isDone; round += 1) {
    const [ofNow, ofMonth] = times;
    const device = ids[round % ids.length] ?? 0;
    ofNow.push(await store(device, new Date()));
    ofMonth.push(await store(device, new Date(month.getTime() + round * 1000 + 500)));
  }
  await working;
  return times.map((of) => `${median(of).toFixed(1)} ${Math.max(...of).toFixed(0)}`).join('   ');
}

async function store(device: number, at: Date): Promise<number> {
  const began = performance.now();
  await client.query(
    'insert into measurements (device_id, measured_at, received_at, t) values ($1, $2, now(), 20) on conflict do nothing',
    [device, at],
  );
  return performance.now() - began;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
