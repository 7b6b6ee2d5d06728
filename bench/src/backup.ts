import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backUp, jobKinds, openArchive, openDatabase, restore } from '@skep/api';
import { aDevice, aUser, startTestApi } from '@skep/api/testing';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/postgres.ts';
import { storeMeasurements } from './filled-measurements.ts';

// A house on PostgreSQL that waits for the disk, backed up and restored into another database of the same server.

const rows = Number(process.env.ROWS ?? 2_000_000);
const names = ['t', 't_i', 'h', 'weight_kg', 'bv', 'rssi', 'snr', 'p'] as const;
/** As most devices send. */
const minutes = 15;
const deviceCount = 20;

const folder = mkdtempSync(join(tmpdir(), 'skep-bench-backup-'));
const postgres = await startPostgres({ isDurable: true });
const database = await openDatabase({ kind: 'server', url: postgres.url });
const api = await startTestApi({ database });
const client = new Client({ connectionString: postgres.url });
await client.connect();
try {
  const person = await aUser(api);
  const deviceIds: number[] = [];
  for (let count = 0; count < deviceCount; count += 1) deviceIds.push((await aDevice(api, person)).id);
  const days = Math.floor((rows * minutes) / (24 * 60) / deviceCount);
  await storeMeasurements(client, api.app.contextFor('bench'), { deviceIds, names, days, minutes });
  await client.query('vacuum analyze measurements');
  const { rows: sizes } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  print(`${rows} messages of eight values, database of ${megabytes(Number(sizes[0]?.bytes))} MB`);
  const file = join(folder, 'skep.zip');
  await timed('backed up', () =>
    pipeline(
      backUp({ database, files: [], version: 'bench', now: new Date() }),
      createWriteStream(file, { flush: true }),
    ),
  );
  print(`archive of ${megabytes(statSync(file).size)} MB`);
  await client.query('create database restored');
  const url = new URL(postgres.url);
  url.pathname = '/restored';
  const other = await openDatabase({ kind: 'server', url: url.href }, { isMigrated: false });
  const archive = await openArchive(file);
  await timed('restored and compared', () => restore({ archive, database: other, files: [], jobKinds }));
  archive.close();
  await other.close();
} finally {
  await client.end();
  await api.close();
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  const memory = megabytes(process.memoryUsage().rss);
  print(`${what} in ${seconds.toFixed(1)} s, memory ${memory} MB, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
