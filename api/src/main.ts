import { openDatabase } from '#platform/database/open-database.ts';
import { readConfig } from '#platform/environment/config.ts';
import { createApp } from './app.ts';
import { tellFailedStart } from './failed-start.ts';

/** Starts the service alone: its routes and, unless told otherwise, its worker in one process. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config.database);
  const app = await createApp({ config, database });
  const worker = config.hasWorker ? await app.startWorker() : undefined;
  await app.http.listen({ host: config.host, port: config.port });
  const mqtt = app.startMqtt();
  const stop = async () => {
    await mqtt?.stop();
    await app.http.close();
    await worker?.stop();
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

main().catch(tellFailedStart);
