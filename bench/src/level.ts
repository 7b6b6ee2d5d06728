import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@skep/api';
import { aUser, manyDevices, startTestApi } from '@skep/api/testing';
import { clickSteadily } from '../../reliability/src/cluster/people.ts';
import { sendByHttp } from '../../reliability/src/senders.ts';
import { startMeasuredCluster } from './measured-cluster.ts';

// An api, a worker and a gateway behind HAProxy, with PgBouncer and two PostgreSQL: the memory of each process, a minute
// at a time, while devices send and people look at home and make apiaries.

const minutes = Number(process.env.MINUTES ?? 10);
const deviceCount = Number(process.env.DEVICES ?? 10_000);
const peopleCount = Number(process.env.PEOPLE ?? 1000);
/** A message of each device every 10 minutes, a click of each person every 30 s. */
const messagesPerSecond = Math.ceil(deviceCount / 600);
const everyMs = 30_000;
const watched = ['api-1', 'worker-1', 'gateway-1'];

const cluster = await startMeasuredCluster();
try {
  const database = await openDatabase({ kind: 'server', url: cluster.databaseUrl });
  const api = await startTestApi({ database });
  const devices = await manyDevices(database.db, deviceCount);
  const tokens: string[] = [];
  while (tokens.length < peopleCount) tokens.push((await aUser(api)).token);
  await api.close();
  await database.close();

  const people = clickSteadily(cluster.url, tokens, { everyMs });
  const sender = sendByHttp(cluster.url, devices, messagesPerSecond);
  print(
    `${deviceCount} devices, ${peopleCount} people: ${messagesPerSecond} messages and some ${Math.round((peopleCount / everyMs) * 1000)} clicks a second`,
  );
  print(cells(['minute', ...watched.map((name) => `${name} MB`), 'stored', 'load']));
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000);
    const memory = watched.map((name) => megabytes(cluster.parts.find((part) => part.name === name)?.pid()));
    const stored = sender.sent.filter(({ isAcknowledged }) => isAcknowledged).length;
    print(cells([minute, ...memory, stored, (loadavg()[0] ?? 0).toFixed(1)]));
  }
  const longestMs = await people.longestWaitMs();
  await Promise.all([people.finish(), sender.finish()]);
  print(`the longest that one of them waited: ${longestMs} ms`);
} finally {
  await cluster.stop();
}

/** What a process has in memory. */
function megabytes(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024).toFixed(0);
}

function cells(texts: readonly (string | number)[]): string {
  return texts.map((text) => String(text).padStart(14)).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
