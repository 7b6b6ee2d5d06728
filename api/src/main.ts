import { openWatchPort, startTracing } from '@skep/observability';
import { endWithFailure, finishesRequests, reportError, stopOnSignal } from '@skep/settings';
import { openDatabase } from '#platform/database/open-database.ts';
import { readConfig } from '#platform/environment/config.ts';
import { announceFirstRun } from './announce-first-run.ts';
import { createApp } from './app.ts';
import { watched } from './observed.ts';

/** Starts the service alone: its routes and, unless an option says otherwise, its worker in one process. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const stopTracing = await startTracing(process.env, 'skep-api');
  const database = await openDatabase(config.database, { onServerExit: endWithFailure });
  const app = await createApp({ config, database });
  announceFirstRun(await app.beginFirstRun(), config.webAppUrl);
  const worker = config.hasWorker ? await app.startWorker() : undefined;
  const finishRequests = finishesRequests(app.http.server);
  await app.http.listen({ host: config.host, port: config.port });
  const mqtt = app.startMqtt();
  const watchPort = await openWatchPort(process.env, watched('api', app));
  stopOnSignal(async () => {
    await Promise.all([finishRequests(() => app.http.close()), mqtt?.stop(), worker?.stop()]);
    await watchPort?.stop();
    await app.close();
    await database.close();
    await stopTracing?.();
  }, reportError);
}

main().catch(reportError);
