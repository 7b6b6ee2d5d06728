import { loadavg } from 'node:os';
import { openDatabase } from '@skep/api';
import { leaveMarks, manyDevices, storeMessagesText } from '@skep/api/testing';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/postgres.ts';
import { median } from './median.ts';
import { processorNanoseconds } from './processor-time.ts';

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 1001);
const roundsToWarmUp = 100;
/** Of each kind: unmarked, unwatched, watched. */
const deviceCount = 10_000;
/** Messages that share a statement: one that comes alone, and what a crowd of connections brings. */
const messageCounts = [1, 16, 64];

const marking = storeMessagesText(leaveMarks('stored'));
const unmarked = storeMessagesText('select where false');

const postgres = await startPostgres({ isDurable: true });
const database = await openDatabase({ kind: 'server', url: postgres.url });
const client = new Client({ connectionString: postgres.url, options: '-c jit=off' });
await client.connect();
const backend = (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid;
try {
  const kinds = [
    { name: 'unmarked', text: unmarked, nextMessage: await messagesOfDevices() },
    { name: 'marking', text: marking, nextMessage: await messagesOfDevices() },
    { name: 'marking', text: marking, nextMessage: await messagesOfDevices('bench') },
  ];
  await client.query('vacuum analyze');
  print(
    `Storing messages by one statement: medians of ${rounds}, and how they compare with leaving no marks\n`,
  );
  print(cells(['messages', 'no marks', 'unwatched', 'ratio', 'watched', 'ratio', 'load']));
  for (const count of messageCounts) {
    const times: number[][] = [];
    for (let round = -roundsToWarmUp; round < rounds; round += 1) {
      const ofRound: number[] = [];
      for (const kind of kinds) ofRound.push(await store(kind, count));
      if (round >= 0) times.push(ofRound);
    }
    const [without = 0, unwatched = 0, watched = 0] = kinds.map((_, kind) =>
      median(times.map((ofRound) => ofRound[kind] ?? 0)),
    );
    const ratio = (time: number) => (time / without).toFixed(3);
    const figures = [
      inMicroseconds(without),
      inMicroseconds(unwatched),
      ratio(unwatched),
      inMicroseconds(watched),
      ratio(watched),
    ];
    print(cells([String(count), ...figures, (loadavg()[0] ?? 0).toFixed(1)]));
  }
} finally {
  await client.end();
  await database.close();
  await postgres.stop();
}

type NextMessage = Awaited<ReturnType<typeof messagesOfDevices>>;

/** Messages of new devices, of one after the other, a minute later each time round. */
async function messagesOfDevices(watcher?: string) {
  const { ids, keys } = await manyDevices(database.db, deviceCount);
  if (watcher !== undefined)
    await client.query('insert into watched_devices select unnest($1::int[]), $2', [ids, watcher]);
  const { rows } = await client.query('select user_id from devices where id = $1', [ids[0]]);
  const values = { t: 18.4, t_i: 35.2, h: 58, weight_kg: 57.3, bv: 3.54, s_tot: 3, rssi: -90, snr: 7 };
  const begin = Date.now() - 7 * 86_400_000;
  let number = -1;
  return () => {
    number += 1;
    const index = number % deviceCount;
    const time = new Date(begin + Math.floor(number / deviceCount) * 60_000);
    return {
      ...values,
      deviceId: ids[index],
      deviceKey: keys[index],
      ownerId: rows[0]?.user_id,
      revision: 0,
      repeatsSince: time,
      receivedAt: time,
      measuredAt: time,
      source: 'key-values',
      fingerprint: String(time),
      raw: JSON.stringify({ key: keys[index], ...values }),
      status: 'stored',
      notes: '[]',
      valueCount: 8,
      quantities: JSON.stringify(values),
    };
  };
}

/** @returns nanoseconds. */
async function store(
  { name, text, nextMessage }: { name: string; text: string; nextMessage: NextMessage },
  count: number,
): Promise<number> {
  const messages = Array.from({ length: count }, nextMessage);
  const values = [JSON.stringify(messages), messages.map(({ deviceId }) => deviceId)];
  const before = processorNanoseconds(backend);
  await client.query({ name, text, values });
  return processorNanoseconds(backend) - before;
}

function inMicroseconds(nanoseconds: number): string {
  return `${(nanoseconds / 1000).toFixed(0)} µs`;
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => text.padStart(12)).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
