import { dirname } from 'node:path';
import { fallbackLanguage } from '@skep/domain';
import type { Measure } from '@skep/observability';
import type { FastifyBaseLogger } from 'fastify';
import { userOfToken } from '#account/api-tokens/service.ts';
import { sign } from '#account/core/signatures.ts';
import { apiDocsRoutes } from '#administration/api-docs/routes.ts';
import { beginFirstRun } from '#administration/first-run/service.ts';
import { type PageSettings, pageSettingsOf } from '#administration/page-settings/service.ts';
import { appointFirstAdmin } from '#administration/people/service.ts';
import { currentSettings } from '#administration/settings/current.ts';
import { healthRoutes, indexRoutes } from '#administration/status/routes.ts';
import { isReady, readinessOf } from '#administration/status/service.ts';
import { publishHivesInTurn } from '#home-assistant/publisher.ts';
import { type MqttSubscription, subscribeInTurn } from '#measurements/ingest/mqtt.ts';
import type { Clock, Random } from '#platform/context/clock.ts';
import type { Context } from '#platform/context/context.ts';
import { secureRandom, systemClock } from '#platform/context/random.ts';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import { type ReadReplicaState, readReplicaOver } from '#platform/database/read-replica.ts';
import type { ReadReplica } from '#platform/database/read-replica-handle.ts';
import type { Config } from '#platform/environment/config.ts';
import type { MqttConfig } from '#platform/environment/mqtt-config.ts';
import { fileStoreAt } from '#platform/files/file-place.ts';
import { closeToOthers } from '#platform/files/private-folders.ts';
import { createHttp, type Http, type HttpOptions, inOneScope, type Routes } from '#platform/http/http.ts';
import type { LogStream } from '#platform/http/logging.ts';
import type { RegisteredRoute } from '#platform/http/route-checks.ts';
import type { Job } from '#platform/jobs/job.ts';
import { type OpenJobQueue, openJobQueue } from '#platform/jobs/job-queue.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';
import { connectionBroke } from '#platform/observability/events.ts';
import { seldom } from '#platform/observability/seldom.ts';
import { domains, jobKinds } from './domains.ts';

export interface AppOptions {
  config: Config;
  /** Opened and closed by the caller. */
  database: OpenDatabase;
  clock?: Clock;
  random?: Random;
  logStream?: LogStream;
  /** Routes that belong to no domain; for tests of what all routes share. */
  moreRoutes?: readonly Routes[];
}

/** The assembled service. It listens nowhere yet: `http.listen`, `http.inject` or `http.routing(request, response)`. */
export interface App {
  http: Http;
  routes: readonly RegisteredRoute[];
  jobs: OpenJobQueue;
  /** Every kind of job that the domains bring. */
  jobKinds: readonly Job[];
  /** A Context without a person, for jobs and scripts. */
  contextFor: (requestId: string) => Context;
  /** Works off jobs in this process until the returned worker is stopped. */
  startWorker: () => Promise<Worker>;
  /** Takes messages from the broker of the settings, and publishes hives there, until stopped; undefined where none is set. */
  startMqtt: () => MqttSubscription | undefined;
  /** Makes the code of the first account, to be logged; undefined where there is an account. */
  beginFirstRun: () => Promise<string | undefined>;
  /** What the web app's pages have to know. */
  pageSettings: () => Promise<PageSettings>;
  /** Counts what happens in this process, for who watches it. */
  measure: Measure;
  /** Whether it can answer requests and do jobs now. */
  isReady: () => Promise<boolean>;
  /** Ends the service; the database stays open. */
  close: () => Promise<void>;
}

export async function createApp(options: AppOptions): Promise<App> {
  const { config, database } = options;
  let log: FastifyBaseLogger | undefined;
  const logQueue = seldom();
  const onError = (error: Error) =>
    logQueue((unlogged) => log?.error({ err: error, unlogged }, 'the job queue failed'));
  const jobs = await openJobQueue(database, jobKinds, onError);
  const logBroken = seldom();
  const stopReporting = connectionBroke.listen((broken) =>
    logBroken((unlogged) => log?.warn({ ...broken, unlogged }, 'a database connection broke')),
  );
  const settings = currentSettings({ ...config.fixedSettings, file_store: placeOf(config) });
  const baseContext = {
    db: database.db,
    maintenanceDb: database.maintenanceDb,
    maxWaitMs: database.maxWaitMs,
    readReplica: readReplicaOf(database, (state) => log?.warn({ state }, 'the state of the read replica')),
    clock: options.clock ?? systemClock,
    random: options.random ?? secureRandom,
    jobs: jobs.queue,
    files: fileStoreAt(config.exports),
    pictures: fileStoreAt(config.pictures),
    imports: fileStoreAt(config.imports),
    restores: fileStoreAt(config.restores),
    backups: { ...config.backup, store: fileStoreAt(config.backup.files) },
    releasesUrl: config.releasesUrl,
    workFolder: config.workFolder,
    storageBytesMax: config.storageBytesMax,
    hivesMax: config.hivesMax,
    adminEmail: config.adminEmail,
    flashLogAdminOnly: config.flashLogAdminOnly,
    scanToken: config.scanToken,
    packedAfterMonths: config.packedAfterMonths,
    smtpUrl: config.smtpUrl,
    fixedSettings: config.fixedSettings,
    settings: settings.read,
    forgetSettings: settings.forget,
    lorawan: config.lorawan,
    oidc: config.oidc,
    alertModel: config.alertModel,
    paperEngine: config.paperEngine,
    mapTiles: config.mapTiles,
    networkSecret: config.networkSecret,
    discoveryPrefix: config.mqtt?.discoveryPrefix,
    outgoingNetworks: config.outgoingNetworks,
    domains,
    addresses: { webApp: config.webAppUrl, api: config.apiUrl },
    serverSecret: config.serverSecret,
  };
  const { http, routes } = await readyHttp({ ...options, baseContext, userOfToken, hideCaller }).catch(
    async (error: unknown) => {
      stopReporting();
      await jobs.close();
      throw error;
    },
  );
  log = http.log;
  const anonymous = {
    ...baseContext,
    user: undefined,
    log: http.log,
    locale: fallbackLanguage,
    userAgent: undefined,
  };
  const contextFor = (requestId: string): Context => ({ ...anonymous, requestId });
  const prepare = Promise.all([closeFolders(config, http.log), appointFirstAdmin(contextFor('start'))]);
  await prepare.catch(async (error: unknown) => {
    stopReporting();
    await http.close();
    await jobs.close();
    throw error;
  });
  return {
    http,
    routes,
    jobs,
    jobKinds,
    contextFor,
    startWorker: () => startWorker(database, jobKinds, contextFor),
    startMqtt: () => config.mqtt && startMqtt(config.mqtt, () => contextFor('mqtt'), config.rateLimitScale),
    beginFirstRun: () => beginFirstRun(contextFor('first-run')),
    pageSettings: () => pageSettingsOf(contextFor('page-settings')),
    async measure(registry) {
      const { measureService } = await import('#platform/observability/metrics.ts');
      return measureService(registry, database, contextFor('metrics'));
    },
    isReady: async () => isReady(await readinessOf(contextFor('health'))),
    async close() {
      await http.close();
      await jobs.close();
      stopReporting();
    },
  };
}

function startMqtt(config: MqttConfig, contextFor: () => Context, scale: number): MqttSubscription {
  const { subscribed, stop } = subscribeInTurn(config, contextFor, scale);
  const publishing = publishHivesInTurn(config, contextFor);
  return {
    subscribed,
    async stop() {
      await Promise.all([stop(), publishing.stop()]);
    },
  };
}

const hideCaller: HttpOptions['hideCaller'] = (context, caller) => sign(context, 'caller', caller);

function readReplicaOf(
  { readReplica }: OpenDatabase,
  onState: (state: ReadReplicaState) => void,
): ReadReplica | undefined {
  return readReplica && readReplicaOver(readReplica, onState);
}

/** Copies and older versions may have left them open. */
async function closeFolders(
  { exports, pictures, imports, restores, backup, workFolder }: Config,
  log: FastifyBaseLogger,
): Promise<void> {
  const places = [exports, pictures, imports, restores, backup.files];
  const storeFolders = places.flatMap((place) => (place.kind === 'folder' ? [place.folder] : []));
  const { closed, stillOpen } = await closeToOthers([...storeFolders, workFolder]);
  if (closed.length > 0)
    log.warn({ folders: closed }, 'others on this machine could read these folders until now');
  if (stillOpen.length > 0)
    log.warn({ folders: stillOpen }, 'others on this machine can read these folders: take their rights away');
}

/** Of photos and downloads, as admins read it. */
function placeOf({ pictures, fixedSettings }: Config): string {
  return (
    fixedSettings.file_store ?? (pictures.kind === 'folder' ? dirname(pictures.folder) : pictures.bucket)
  );
}

async function readyHttp(options: HttpOptions & Pick<AppOptions, 'moreRoutes'>) {
  const assembled = await assembleHttp(options);
  await assembled.http.ready();
  return assembled;
}

/** The web server with all routes. It does not query the database before the first request. */
export async function assembleHttp(options: HttpOptions & Pick<AppOptions, 'moreRoutes'>) {
  const { http, routes } = await createHttp(options);
  await http.register(healthRoutes);
  const all = inOneScope([
    indexRoutes,
    apiDocsRoutes,
    ...domains.flatMap(({ routes }) => routes),
    ...(options.moreRoutes ?? []),
  ]);
  await http.register(all, { prefix: '/api' });
  return { http, routes };
}
