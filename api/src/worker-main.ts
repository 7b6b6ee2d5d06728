import { constants, setPriority } from 'node:os';
import { stopOnSignal } from '@skep/settings';
import { openDatabase } from '#platform/database/open-database.ts';
import { readConfig } from '#platform/environment/config.ts';
import { createApp } from './app.ts';
import { tellFailure } from './failure.ts';

/** Starts a worker alone: jobs, and no routes. There may be many, on one database. */
async function main(): Promise<void> {
  // Nobody waits for a job as for an answer, or for a message to be stored.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const config = readConfig(process.env);
  const database = await openDatabase(config.database);
  const app = await createApp({ config, database });
  const starting = app.startWorker();
  // Its first jobs run before the last of its queues is there: who is told to end in between ends with them.
  stopOnSignal(async () => {
    const worker = await starting;
    await worker.stop();
    await app.close();
    await database.close();
  }, tellFailure);
  await starting;
}

main().catch(tellFailure);
