import { loadavg } from 'node:os';
import { createApp, openDatabase, readConfig } from '@skep/api';
import { manyDevices, packMonths, seriesOf } from '@skep/api/testing';
import { sql } from 'kysely';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/postgres.ts';
import { storeMeasurements } from './filled-measurements.ts';
import { median } from './median.ts';

// Months that are packed against the same months as rows: their size, and a chart of them the first time and later.

const rounds = Number(process.env.ROUNDS ?? 7);
const devices = 5;
const days = 730;
const names = ['t', 't_i', 'h', 'weight_kg', 'bv', 's_tot', 'rssi', 'snr'] as const;

const postgres = await startPostgres();
const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', PACK_AFTER_MONTHS: '13' });
const database = await openDatabase(config.database);
const app = await createApp({ config, database });
const context = app.contextFor('bench');
const client = new Client({ connectionString: postgres.url });
await client.connect();
try {
  const { ids } = await manyDevices(database.db, devices);
  await storeMeasurements(client, context, { deviceIds: ids, names, days, minutes: 15 });
  // As sensors say it: little changes from one quarter of an hour to the next.
  await client.query(
    `update measurements set received_at = measured_at + interval '1 s', ${names
      .map(
        (name, at) =>
          `${name} = round((${at + 20} + 5 * sin(extract(epoch from measured_at) / 14000) + random() / 5)::numeric, 2)`,
      )
      .join(', ')}`,
  );
  await client.query('vacuum full measurements');
  await client.query('analyze');
  const old = `measured_at < date_trunc('month', now() - interval '13 months')`;
  const { rows } = await client.query(`select count(*)::int as count from measurements where ${old}`);
  const values = rows[0].count * names.length;
  const before = await bytesOf('measurements_%');
  const started = performance.now();
  await packMonths(context);
  const seconds = (performance.now() - started) / 1000;
  const freed = before - (await bytesOf('measurements_%'));
  const packed = await bytesOf('measurement_blocks');
  print(
    `load ${loadavg()[0]?.toFixed(1)}; ${values} values of ${devices} devices, packed in ${seconds.toFixed(1)} s`,
  );
  print(`${(freed / values).toFixed(2)} bytes a value as rows, ${(packed / values).toFixed(2)} as blocks`);
  await measure(ids);
} finally {
  await client.end();
  await app.close();
  await database.close();
  await postgres.stop();
}

/** With indexes. */
async function bytesOf(like: string): Promise<number> {
  const { rows } = await client.query(
    `select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class where relkind = 'r' and relname like $1
       and relname not in ('measurements_default')`,
    [like],
  );
  return rows[0].bytes;
}

/** A chart of a month by the hour: of rows that were never packed, of a block, and of that month again. */
async function measure(ids: Awaited<ReturnType<typeof manyDevices>>['ids']): Promise<void> {
  const chart = (deviceId: (typeof ids)[number], daysAgo: number) => {
    const end = new Date(Date.now() - daysAgo * 86_400_000);
    const window = { start: new Date(end.getTime() - 30 * 86_400_000), end };
    const placements = [{ deviceId, since: undefined, until: undefined }];
    const options = { window, resolution: { minutes: 60, text: '1h' }, zone: 'UTC', names };
    return timed(() => seriesOf(context, { definitions: [], isPlaceShown: true, placements }, options));
  };
  const times: Record<'rows' | 'packed' | 'opened', number[]> = { rows: [], packed: [], opened: [] };
  for (let round = 0; round < rounds; round += 1) {
    const [deviceId] = ids.slice(round % ids.length);
    if (deviceId === undefined) throw new Error('There are no devices.');
    const daysAgo = 480 + 62 * Math.floor(round / ids.length);
    times.rows.push(await chart(deviceId, 30));
    times.packed.push(await chart(deviceId, daysAgo));
    times.opened.push(await chart(deviceId, daysAgo));
  }
  for (const [name, ofName] of Object.entries(times))
    print(`month by hour, ${name}: ${median(ofName).toFixed(1)} ms`);
  const { rows } = await sql`select 1 from measurement_blocks where packed is null`.execute(database.db);
  print(`${rows.length} blocks were opened`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
