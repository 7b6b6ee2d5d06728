import { loadavg } from 'node:os';
import { createApp, openDatabase, readConfig } from '@skep/api';
import { manyDevices, seriesOf, seriesOfAll } from '@skep/api/testing';
import { sql } from 'kysely';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/postgres.ts';
import { fillMeasurements } from './filled-measurements.ts';
import { median } from './median.ts';

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 15);
const deviceCounts = [10, 10_000];
const hivesTogether = 10;
const names = ['t', 't_i', 'h', 'weight_kg', 'bv', 's_tot', 'rssi', 'snr'] as const;

const dayMinutes = 24 * 60;
const charts = [
  { name: 'day, raw', days: 1, minutes: 15 },
  { name: 'month by hour', days: 30, minutes: 60 },
  { name: 'year by day', days: 365, minutes: dayMinutes },
  { name: 'ten years by week', days: 3650, minutes: 7 * dayMinutes },
];

const postgres = await startPostgres();
const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
const database = await openDatabase(config.database);
const app = await createApp({ config, database });
const context = app.contextFor('bench');
const client = new Client({ connectionString: postgres.url });
await client.connect();
try {
  const { ids } = await manyDevices(database.db, Math.max(...deviceCounts));
  const [deviceId, ...others] = ids;
  if (deviceId === undefined) throw new Error('There are no devices.');
  await fill([deviceId], 3650, 15);
  await measureTogether(ids.slice(0, hivesTogether));
  let filled = 0;
  for (const count of deviceCounts) {
    await fill(others.slice(filled, count - 1), 1, 30);
    filled = count - 1;
    await client.query('vacuum analyze');
    await measure(deviceId, count);
  }
} finally {
  await client.end();
  await app.close();
  await database.close();
  await postgres.stop();
}

/** Eight quantities of these devices, up to now. */
async function fill(deviceIds: readonly number[], days: number, minutes: number): Promise<void> {
  await fillMeasurements(client, context, { deviceIds, names, days, minutes });
}

/** Several hives in one chart of their weight, against one of them alone in the same. */
async function measureTogether(deviceIds: readonly DeviceId[]): Promise<void> {
  await fill(deviceIds, 365, 15);
  await client.query('vacuum analyze');
  const hives = deviceIds.map(sourceOf);
  const head = `${hives.length} hives in one chart of their weight, one request`;
  print(`\n${head}; medians of ${rounds}; load ${loadavg()[0]?.toFixed(1)}\n`);
  print(['', 'one hive', `${hives.length} hives`, 'ratio'].map(cell).join(''));
  for (const { name, days, minutes } of charts.filter((chart) => chart.days <= 365)) {
    const end = new Date();
    const window = { start: new Date(end.getTime() - days * 86_400_000), end };
    const resolution = { minutes, text: `${minutes}m` };
    const options = { window, resolution, zone: 'UTC', names: ['weight_kg'] as const };
    const read = (sources: typeof hives) => timed(() => seriesOfAll(context, sources, options));
    const times: { one: number; all: number }[] = [];
    for (let round = 0; round < rounds + 2; round += 1) {
      const pair = { one: await read(hives.slice(0, 1)), all: await read(hives) };
      if (round >= 2) times.push(pair);
    }
    const [one, all] = [median(times.map((each) => each.one)), median(times.map((each) => each.all))];
    const ratio = median(times.map((each) => each.all / each.one)).toFixed(2);
    print([name, `${one.toFixed(1)} ms`, `${all.toFixed(1)} ms`, ratio].map(cell).join(''));
  }
}

/** A device by itself, or a hive on which it always stood. */
function sourceOf(deviceId: DeviceId) {
  return {
    definitions: [],
    isPlaceShown: true,
    placements: [{ deviceId, since: undefined, until: undefined }],
  };
}

type DeviceId = Awaited<ReturnType<typeof manyDevices>>['ids'][number];

/** A chart's figures, against reading as many rows with as many figures from a table that has them ready. */
async function measure(deviceId: DeviceId, deviceCount: number): Promise<void> {
  print(
    `\nOne device among ${deviceCount}, ${names.length} quantities; medians of ${rounds}; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  print(['', 'rows', 'series', 'ready-made', 'ratio'].map(cell).join(''));
  for (const { name, days, minutes } of charts) {
    const end = new Date();
    const window = { start: new Date(end.getTime() - days * 86_400_000), end };
    const resolution = { minutes, text: `${minutes}m` };
    const source = sourceOf(deviceId);
    const readSeries = () => seriesOf(context, source, { window, resolution, zone: 'UTC', names });
    const rows = await makeReady(deviceId, await readSeries());
    const readReady = () =>
      sql`select * from ready where device_id = ${deviceId} and at >= ${new Date(0)} and at < ${end}
        order by at`.execute(database.db);
    const times: { series: number; ready: number }[] = [];
    for (let round = 0; round < rounds + 2; round += 1) {
      const pair = { series: await timed(readSeries), ready: await timed(readReady) };
      // The first ones warm up.
      if (round >= 2) times.push(pair);
    }
    const series = median(times.map((each) => each.series));
    const ready = median(times.map((each) => each.ready));
    const ratio = median(times.map((each) => each.series / each.ready)).toFixed(2);
    print(
      [name, String(rows), `${series.toFixed(1)} ms`, `${ready.toFixed(1)} ms`, ratio].map(cell).join(''),
    );
  }
}

/** What the chart shows, as a table of its own. @returns how many rows it has. */
async function makeReady(deviceId: DeviceId, { starts, columns }: Awaited<ReturnType<typeof seriesOf>>) {
  const kinds = ['count', 'mean', 'min', 'max'];
  const figures = names.flatMap((name) => kinds.map((kind) => `${name}_${kind} float8`));
  await client.query('drop table if exists ready');
  await client.query(
    `create table ready (device_id int, at timestamptz, ${figures.join(', ')}, primary key (device_id, at))`,
  );
  const rows = starts.map((at, index) => ({
    device_id: deviceId,
    at,
    ...Object.fromEntries(
      names.flatMap((name) => {
        const figure: readonly number[] = Object.values(columns.get(name)?.[index] ?? {});
        return kinds.map((kind, place) => [`${name}_${kind}`, figure[place] ?? null]);
      }),
    ),
  }));
  await client.query('insert into ready select * from json_populate_recordset(null::ready, $1)', [
    JSON.stringify(rows),
  ]);
  await client.query('analyze ready');
  return rows.length;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function cell(text: string, index: number): string {
  return index === 0 ? text.padEnd(20) : text.padStart(14);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
