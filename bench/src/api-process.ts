import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openDatabase } from '@skep/api';
import { type ManyDevices, manyDevices } from '@skep/api/testing';
import { freePort } from '../../packages/postgres-server/src/free-port.ts';
import { startPostgres } from '../../scripts/postgres.ts';

export interface MeasuredApi {
  pid: number;
  port: number;
  databaseUrl: string;
  devices: ManyDevices;
  /** One more process on the same database, without a worker. */
  another: () => Promise<{ pid: number; port: number }>;
  stop: () => Promise<void>;
}

/** The api with its worker in a process of its own, on a PostgreSQL that waits for the disk, with many devices. */
export async function startMeasuredApi(
  deviceCount: number,
  environment: Record<string, string> = {},
): Promise<MeasuredApi> {
  const postgres = await startPostgres({ isDurable: true });
  const database = await openDatabase({ kind: 'server', url: postgres.url });
  const devices = await manyDevices(database.db, deviceCount);
  await database.close();
  const port = await freePort();
  const settings = {
    PATH: process.env.PATH,
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    DATABASE_URL: postgres.url,
    API_PORT: String(port),
    // One address sends for all devices, and each more often than any device does.
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const child = startProcess('main.ts', settings);
  await untilHealthy(port);
  const others: ReturnType<typeof startProcess>[] = [];
  return {
    pid: child.pid,
    port,
    databaseUrl: postgres.url,
    devices,
    async another() {
      const next = await freePort();
      const other = startProcess('main.ts', { ...settings, API_PORT: String(next), API_WORKER: '0' });
      others.push(other);
      await untilHealthy(next);
      return { pid: other.pid, port: next };
    },
    async stop() {
      await Promise.all([child, ...others].map((each) => each.stop()));
      await postgres.stop();
    },
  };
}

/** A process of `api/src`. */
export function startProcess(
  main: 'main.ts' | 'worker-main.ts',
  settings: Record<string, string | undefined>,
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../api/src', main)], {
    env: settings,
    stdio: 'inherit',
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function untilHealthy(port: number): Promise<void> {
  while (!(await isHealthy(port))) await new Promise((resolve) => setTimeout(resolve, 100));
}

const isHealthy = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
