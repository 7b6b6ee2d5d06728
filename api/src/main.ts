import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseUnavailable } from './db/database-unavailable.ts';
import { openDatabase } from './db/open-database.ts';

/** Starts the service alone: its routes and its worker in one process. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config.database);
  const app = await createApp({ config, database });
  const worker = await app.startWorker();
  await app.http.listen({ host: config.host, port: config.port });
  const mqtt = app.startMqtt();
  const stop = async () => {
    await mqtt?.stop();
    await app.http.close();
    await worker.stop();
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof ConfigError || error instanceof DatabaseUnavailable;
  process.stderr.write(
    `${isForPeople ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
});
