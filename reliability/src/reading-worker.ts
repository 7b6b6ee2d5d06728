import { createApp, openDatabase, readConfig } from '@skep/api';
import { type DeviceWatcher, readMarks } from '@skep/api/testing';
import { sql } from 'kysely';

/**
 * Reads marks as a worker does, for a watcher that writes down what it is told. In the transaction that it is to end in
 * (`ENDS_IN`, counted from 1; 0: in none) it says so when half is written, and goes no further.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config.database);
  const app = await createApp({ config, database });
  await readMarks({
    ...app.contextFor('reliability'),
    domains: [{ watchers: [writingWatcher(Number(process.env.ENDS_IN))] }],
  });
  await app.close();
  await database.close();
}

function writingWatcher(endsIn: number): DeviceWatcher {
  let transactions = 0;
  return {
    name: 'reliability',
    async read({ db }, measured) {
      transactions += 1;
      const readTimes = measured.flatMap(({ deviceId, times }) => times.map((time) => ({ deviceId, time })));
      for (const [index, { deviceId, time }] of readTimes.entries()) {
        if (transactions === endsIn && index === Math.floor(readTimes.length / 2)) await untilKilled();
        await sql`insert into processed values (${deviceId}, ${time})`.execute(db);
      }
    },
  };
}

async function untilKilled(): Promise<void> {
  process.stdout.write('half\n');
  const isAlive = setInterval(() => undefined, 60_000);
  await new Promise(() => isAlive.ref());
}

await main();
