import { loadavg } from 'node:os';
import { openDatabase, readConfig } from '@skep/api';
import { aDevice, aUser, csvLines, csvSources, startTestApi } from '@skep/api/testing';
import { usualUnits } from '@skep/domain';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/postgres.ts';
import { storeMeasurements } from './filled-measurements.ts';

/** Four quantities each half minute: nine and a half years of one device. */
const rows = Number(process.env.ROWS ?? 10_000_000);
const names = ['t', 't_i', 'h', 'weight_kg'] as const;
const minutes = 0.5;
const dayMs = 24 * 60 * 60_000;
const parts = 10;

const postgres = await startPostgres();
const database = await openDatabase(readConfig({ DATABASE_URL: postgres.url }).database);
const api = await startTestApi({ database });
const client = new Client({ connectionString: postgres.url });
await client.connect();
try {
  const person = await aUser(api);
  const { id } = await aDevice(api, person);
  const days = Math.floor((rows * minutes) / (24 * 60));
  await storeMeasurements(client, api.app.contextFor('bench'), { deviceIds: [id], names, days, minutes });
  await client.query('vacuum analyze measurements');
  await exported(api.contextOf(person), { deviceId: id }, new Date(Date.now() - (days + 1) * dayMs));
} finally {
  await client.end();
  await api.close();
  await database.close();
  await postgres.stop();
}

/** The lines of the file that the page saves, without a network; and what memory this process takes meanwhile. */
async function exported(
  context: Parameters<typeof csvLines>[0],
  source: Parameters<typeof csvSources>[1],
  start: Date,
): Promise<void> {
  const window = { start, end: new Date() };
  const options = { window, names, resolution: undefined, zone: 'UTC', units: usualUnits };
  const form = { separator: ';', hasDecimalComma: true } as const;
  const begin = performance.now();
  const lines = await csvLines(context, await csvSources(context, source), options, form);
  print(`its size was counted in ${secondsSince(begin)} s`);
  let [bytes, written, partCount, highest] = [0, 0, 0, 0];
  for await (const text of lines ?? []) {
    bytes += text.length;
    written += text.split('\n').length - 1;
    highest = Math.max(highest, process.memoryUsage().rss);
    if (written < ((partCount + 1) * rows) / parts) continue;
    partCount += 1;
    const figures = `${secondsSince(begin).padStart(8)} s ${(bytes / 1e6).toFixed(0).padStart(6)} MB`;
    print(`${String(written).padStart(10)} rows ${figures}, memory at most ${(highest / 1e6).toFixed(0)} MB`);
  }
  print(`${written} lines in ${secondsSince(begin)} s, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
}

function secondsSince(begin: number): string {
  return ((performance.now() - begin) / 1000).toFixed(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
