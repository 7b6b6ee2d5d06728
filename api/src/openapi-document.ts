import { secureRandom, systemClock } from '#platform/context/random.ts';
import { neverConnecting } from '#platform/database/never-connecting.ts';
import { readConfig } from '#platform/environment/config.ts';
import { fileStoreAt } from '#platform/files/file-place.ts';
import type { JobQueue } from '#platform/jobs/queue.ts';
import { assembleHttp } from './app.ts';

/** The OpenAPI document of all routes, without a database and without listening. */
export async function openApiDocument(): Promise<object> {
  const noJobs: JobQueue = { send: async () => undefined, within: () => noJobs, by: () => noJobs };
  const config = { ...readConfig({}), logLevel: 'silent' as const };
  const { http } = await assembleHttp({
    config,
    baseContext: {
      db: neverConnecting(),
      maintenanceDb: neverConnecting(),
      maxWaitMs: 0,
      clock: systemClock,
      random: secureRandom,
      jobs: noJobs,
      files: fileStoreAt(config.exports),
      pictures: fileStoreAt(config.pictures),
      imports: fileStoreAt(config.imports),
      restores: fileStoreAt(config.restores),
      backups: { ...config.backup, store: fileStoreAt(config.backup.files) },
      workFolder: config.workFolder,
      storageBytesMax: config.storageBytesMax,
      hivesMax: config.hivesMax,
      flashLogAdminOnly: false,
      scanToken: undefined,
      packedAfterMonths: undefined,
      outgoingNetworks: [],
      smtpUrl: undefined,
      fixedSettings: {},
      settings: async () => ({}),
      forgetSettings: () => undefined,
      domains: [],
      addresses: { webApp: '', api: '' },
      lorawan: undefined,
      oidc: undefined,
      alertModel: undefined,
      paperEngine: undefined,
      adminEmail: undefined,
      mapTiles: undefined,
      discoveryPrefix: undefined,
      networkSecret: undefined,
      serverSecret: undefined,
    },
    userOfToken: async () => undefined,
    hideCaller: async () => '',
  });
  await http.ready();
  const document = http.swagger();
  await http.close();
  return document;
}
