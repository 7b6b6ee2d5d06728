import { loadavg } from 'node:os';
import { Client } from 'pg';
import { startMeasuredApi } from './api-process.ts';
import { messagesOf } from './device-messages.ts';
import { openHttpSenders } from './http-senders.ts';
import { median } from './median.ts';
import { pidOfPostgres, processorTime } from './processor-time.ts';

// One to four processes of the api at one PostgreSQL that waits for the disk. What sends has the same processors.

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 3);
const secondsOfRound = 4;
const deviceCount = 10_000;
/** Of all processes together. */
const connections = 64;
const mostProcesses = 4;

const api = await startMeasuredApi(deviceCount);
const database = new Client({ connectionString: api.databaseUrl });
await database.connect();
try {
  const nextBody = messagesOf(api.devices, Math.floor(Date.now() / 1000) - 6 * 3600);
  const postgresPid = await pidOfPostgres(database);
  const processes = [{ pid: api.pid, port: api.port }];
  print(`Durable messages of ${connections} connections; microseconds of processor time for each`);
  print(cells(['processes', 'a second', 'p99 ms', 'api', 'PostgreSQL', 'load']));
  for (let count = 1; count <= mostProcesses; count += 1) {
    if (count > 1) processes.push(await api.another());
    const measured: Measured[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const one = await measure(processes, postgresPid, nextBody);
      // The first round warms up.
      if (round > 0) measured.push(one);
    }
    const middle = (figure: keyof Measured) => median(measured.map((each) => each[figure])).toFixed(0);
    const load = (loadavg()[0] ?? 0).toFixed(1);
    print(cells([String(count), middle('rate'), middle('p99'), middle('api'), middle('postgres'), load]));
  }
} finally {
  await database.end();
  await api.stop();
}

interface Measured {
  rate: number;
  p99: number;
  api: number;
  postgres: number;
}

async function measure(
  processes: readonly { pid: number; port: number }[],
  postgresPid: number,
  nextBody: () => string,
): Promise<Measured> {
  const ofApis = () => processes.reduce((sum, { pid }) => sum + processorTime(pid), 0);
  const senders = await Promise.all(
    processes.map(({ port }) => openHttpSenders(port, connections / processes.length)),
  );
  const took: number[] = [];
  const before = { api: ofApis(), postgres: processorTime(postgresPid), at: performance.now() };
  const end = before.at + secondsOfRound * 1000;
  const next = () => (performance.now() < end ? nextBody() : undefined);
  const statuses = await Promise.all(
    senders.map((each) => each.send('/api/sensors', next, (milliseconds) => took.push(milliseconds))),
  );
  const seconds = (performance.now() - before.at) / 1000;
  for (const each of senders) each.close();
  const count = statuses.reduce((sum, each) => sum + (each.get(201) ?? 0), 0);
  return {
    rate: count / seconds,
    p99: took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? Number.NaN,
    api: ((ofApis() - before.api) / count) * 1000,
    postgres: ((processorTime(postgresPid) - before.postgres) / count) * 1000,
  };
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => text.padStart(12)).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
