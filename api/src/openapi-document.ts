import { Kysely } from 'kysely';
import { assembleHttp } from './app.ts';
import { readConfig } from './config.ts';
import { neverConnectingDialect } from './db/never-connecting-dialect.ts';
import type { Database } from './db/tables.ts';
import { folderFileStore } from './files/file-store.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { secureRandom, systemClock } from './random.ts';

/** The OpenAPI document of all routes, without a database and without listening. */
export async function openApiDocument(): Promise<object> {
  const noJobs: JobQueue = { send: async () => undefined, within: () => noJobs };
  const config = { ...readConfig({}), logLevel: 'silent' as const };
  const { http } = await assembleHttp({
    config,
    baseContext: {
      db: new Kysely<Database>({ dialect: neverConnectingDialect }),
      clock: systemClock,
      random: secureRandom,
      jobs: noJobs,
      files: folderFileStore(config.exportsFolder),
      addresses: { webApp: '', api: '' },
      serverSecret: undefined,
    },
  });
  await http.ready();
  const document = http.swagger();
  await http.close();
  return document;
}
