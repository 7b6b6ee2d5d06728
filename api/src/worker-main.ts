import { constants, setPriority } from 'node:os';
import { openWatchPort, startTracing } from '@skep/observability';
import { endWithFailure, reportError, stopOnSignal } from '@skep/settings';
import { openDatabase } from '#platform/database/open-database.ts';
import { readConfig } from '#platform/environment/config.ts';
import { createApp } from './app.ts';
import { watched } from './observed.ts';

/** Starts a worker alone: jobs, and no routes. There may be many, on one database. */
async function main(): Promise<void> {
  // Nobody waits for a job as for an answer, or for a message to be stored.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const config = readConfig(process.env);
  const stopTracing = await startTracing(process.env, 'skep-worker');
  const database = await openDatabase(config.database, { onServerExit: endWithFailure });
  const app = await createApp({ config, database });
  const starting = app.startWorker();
  const watchPort = await openWatchPort(process.env, watched('worker', app));
  // Its first jobs run before the last of its queues exists: a process that has to end in between ends with them.
  stopOnSignal(async () => {
    const worker = await starting;
    await worker.stop();
    await watchPort?.stop();
    await app.close();
    await database.close();
    await stopTracing?.();
  }, reportError);
  await starting;
}

main().catch(reportError);
