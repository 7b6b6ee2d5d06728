import { join, resolve } from 'node:path';
import { type SettingValues, signUpModes, weatherProviderNames } from '@skep/domain';
import {
  address,
  type Environment,
  flag,
  listOf,
  oneOf,
  port,
  ranges,
  readSettings,
  secret,
  site,
  text,
  tilesAddress,
  WrongSetting,
  webAddress,
  whole,
} from '@skep/settings';
import { check, type InferOutput, object, optional, pipe, transform } from 'valibot';
import type { FilePlace } from '#platform/files/file-place.ts';
import { type BackupConfig, backupConfigOf } from './backup-config.ts';
import { fixedSettingsOf } from './fixed-settings.ts';
import { type LorawanConfig, lorawanConfigOf } from './lorawan-config.ts';
import { clientIdFor, defaultTopics, isTopicFilter, isTopicName, type MqttConfig } from './mqtt-config.ts';
import { type OidcConfig, oidcConfigOf } from './oidc-config.ts';
import { requireWeatherKey } from './weather-config.ts';

/** All settings of the service. */
export interface Config {
  database: DatabaseConfig;
  /** Folder for the downloads that people have requested. */
  exports: FilePlace;
  /** Folder for photos and other pictures of people. */
  pictures: FilePlace;
  /** Where files of measurements wait to be imported. */
  imports: FilePlace;
  /** Where archives wait to be brought back. */
  restores: FilePlace;
  backup: BackupConfig;
  /** Who says which version of Skep is the newest; undefined: nobody is asked. */
  releasesUrl: string | undefined;
  /** For temporary files. */
  workFolder: string;
  /** How many bytes the stored files of a person may take: see storage-account/. */
  storageBytesMax: number;
  /** How many hives, and how many apiaries, an account may have. */
  hivesMax: number;
  /** Whether admins alone see and import the logs of devices. */
  flashLogAdminOnly: boolean;
  /** What an old app sends in the header `token` of `POST /scan` for all its people; undefined: nothing is accepted. */
  scanToken: string | undefined;
  /** After how many months measurements are packed; undefined: never. */
  packedAfterMonths: number | undefined;
  /** Where this process listens when it is started alone. */
  host: string;
  port: number;
  /** Whether a service that is started alone works off jobs too; else processes of `worker-main.ts` do. */
  hasWorker: boolean;
  /** Address of the web app, without a slash at its end: links in mails lead there. */
  webAppUrl: string;
  /** Address of this service as people reach it, with `/api`, without a slash at its end. */
  apiUrl: string;
  /** Whose account is made an admin at start, if it has a proved address. Undefined: nobody's. */
  adminEmail: string | undefined;
  /** What admins cannot change, because the environment sets it. */
  fixedSettings: SettingValues;
  /** Undefined: the mail server of the administration, if one is set there. */
  smtpUrl: string | undefined;
  /** Undefined: messages come by HTTP alone. */
  mqtt: MqttConfig | undefined;
  /** Undefined: people set their devices up by hand. */
  lorawan: LorawanConfig | undefined;
  /** Undefined: nobody signs in by an identity provider. */
  oidc: OidcConfig | undefined;
  /** Undefined: rules know of no model, and none is queried. */
  alertModel: AlertModelConfig | undefined;
  /** Undefined: handwriting is typed in by its person, and no page leaves this service. */
  paperEngine: PaperEngineConfig | undefined;
  /** Undefined: maps have no streets, and no other server is called for them. */
  mapTiles: MapTiles | undefined;
  /** What the operator's networks prove themselves with. Undefined: each person's own secret alone is proof. */
  networkSecret: string | undefined;
  /** What the gateway proves itself with (docs/adr/0007). Undefined: nobody is believed to be the gateway. */
  gatewaySecret: string | undefined;
  /** What secrets in the database are encrypted with. Undefined: with a secret of the database itself. */
  serverSecret: string | undefined;
  /** Addresses and CIDR ranges that people's webhooks may lead to, in addition to the public Internet. */
  outgoingNetworks: readonly string[];
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Origins of other sites whose pages may call; `*` for all. Empty: none. */
  allowedOrigins: readonly string[];
  /** Multiplies every limit of calls; for load tests and for offices behind one address. */
  rateLimitScale: number;
  logLevel: LogLevel;
}

/** A program of the operator's that answers with a number for a device. */
export interface AlertModelConfig {
  url: string;
  /** The engine gets this, so that it answers nobody else. Never logged. */
  key: string | undefined;
}

/** A server of the operator's choice that sends pieces of maps to people's browsers. */
export interface MapTiles {
  /** With {z}, {x} and {y}. */
  url: string;
  /** Whom the map names as its source. */
  attribution: string | undefined;
}

/** A program of the operator's that reads handwriting on pages of printed checklists. */
export interface PaperEngineConfig {
  url: string;
  /** Sent as the header `token`. Never logged, and in no browser. */
  token: string | undefined;
}

export type DatabaseConfig =
  /** A server that this process starts on a folder of its own. */
  | { kind: 'local'; folder: string }
  | {
      kind: 'server';
      url: string;
      /**
       * Past a pooler that gives each transaction another connection, as PgBouncer does: for steps of migrations and
       * for workers that listen. Undefined: `url` is the server itself.
       */
      directUrl?: string | undefined;
      /** A PostgreSQL that follows, for what may be seconds old. Undefined: none. */
      followerUrl?: string | undefined;
    };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const webUrl = pipe(
  webAddress,
  transform((url) => url.replace(/\/$/, '')),
);

const databaseAddress = address('postgres://user:password@host:5432/database', ({ protocol }) =>
  /^postgres(ql)?:$/.test(protocol),
);

const settings = object({
  SKEP_DATA: optional(text, 'data'),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_DIRECT_URL: optional(databaseAddress),
  READ_DATABASE_URL: optional(databaseAddress),
  API_HOST: optional(text, '127.0.0.1'),
  API_PORT: optional(port, '8081'),
  API_WORKER: optional(flag, '1'),
  WEBAPP_URL: optional(site, 'http://localhost:8080'),
  API_URL: optional(webUrl),
  MAIL_FROM: optional(text),
  SIGN_UP: optional(oneOf(signUpModes)),
  OPERATOR_NAME: optional(text),
  OPERATOR_ADDRESS: optional(text),
  OPERATOR_CONTACT: optional(text),
  SUPPORT_EMAIL: optional(text),
  ADMIN_EMAIL: optional(text),
  SMTP_URL: optional(
    address('smtp://user:password@host:587 or smtps://host', ({ protocol }) => /^smtps?:$/.test(protocol)),
  ),
  MQTT_URL: optional(
    address(
      'mqtt://user:password@host:1883 or mqtts://host',
      ({ protocol, hostname }) => /^mqtts?:$/.test(protocol) && hostname !== '',
    ),
  ),
  MQTT_CLIENT_ID: optional(text),
  MQTT_TOPICS: listOf(
    isTopicFilter,
    (topic) => `must list topics such as v3/+/devices/+/up; "${topic}" is none.`,
  ),
  MQTT_DISCOVERY_PREFIX: optional(
    pipe(text, check(isTopicName, 'must be the start of topics, such as homeassistant.')),
  ),
  TTN_API_URL: optional(webUrl),
  TTN_API_KEY: optional(secret(8)),
  TTN_APPLICATION: optional(text),
  TTN_APP_EUI: optional(text),
  OIDC_ISSUER: optional(webAddress),
  OIDC_CLIENT_ID: optional(text),
  OIDC_CLIENT_SECRET: optional(secret(8)),
  OIDC_NAME: optional(text),
  OIDC_ADMIN_CLAIM: optional(text),
  OIDC_ADMIN_VALUE: optional(text),
  WEATHER_PROVIDER: optional(oneOf(weatherProviderNames)),
  WEATHER_KEY: optional(secret(8)),
  WEATHER_URL: optional(webUrl),
  ALERT_MODEL_URL: optional(webAddress),
  ALERT_MODEL_KEY: optional(secret(8)),
  PAPER_ENGINE_URL: optional(webAddress),
  PAPER_ENGINE_TOKEN: optional(secret(8)),
  MAP_TILES_URL: optional(tilesAddress),
  MAP_TILES_ATTRIBUTION: optional(text),
  SCAN_TOKEN: optional(secret(16)),
  FILE_STORE: optional(
    address('s3://bucket/prefix', ({ protocol, hostname }) => protocol === 's3:' && hostname !== ''),
  ),
  RELEASES_URL: optional(webAddress),
  BACKUP_STORE: optional(text),
  BACKUP_PASSPHRASE: optional(secret(12)),
  // Set by the command itself.
  SKEP_COMMAND: optional(text),
  STORAGE_MEGABYTES: optional(whole(1, 1_000_000)),
  // The former name, from when photos alone were limited.
  PHOTO_MEGABYTES: optional(whole(1, 1_000_000)),
  HIVES_PER_ACCOUNT: optional(whole(1, 1_000_000), '5000'),
  FLASH_LOG_ADMIN_ONLY: optional(flag, '0'),
  // What a year's comparison reads stays as it is.
  PACK_AFTER_MONTHS: optional(whole(13, 1200)),
  NETWORK_SECRET: optional(secret(16)),
  GATEWAY_SECRET: optional(secret(16)),
  SKEP_SECRET: optional(secret(16)),
  OUTGOING_NETWORKS: ranges,
  TRUSTED_PROXIES: ranges,
  ALLOWED_ORIGINS: listOf(
    isAllowedOrigin,
    (origin) => `must list origins such as https://app.example or *; "${origin}" is neither.`,
  ),
  RATE_LIMIT_SCALE: optional(whole(1, 1_000_000), '1'),
  LOG_LEVEL: optional(oneOf(logLevels), 'info'),
});

/**
 * Reads the settings from the environment.
 * @throws WrongSetting for those that cannot be used
 */
export function readConfig(environment: Environment): Config {
  const given = readSettings(settings, environment);
  requireWeatherKey(given);
  const dataFolder = resolve(given.SKEP_DATA);
  const database: DatabaseConfig =
    given.DATABASE_URL === undefined
      ? { kind: 'local', folder: join(dataFolder, 'postgres') }
      : {
          kind: 'server',
          url: given.DATABASE_URL,
          directUrl: given.DATABASE_DIRECT_URL,
          followerUrl: given.READ_DATABASE_URL,
        };
  return {
    database,
    exports: filePlace(given.FILE_STORE, dataFolder, 'exports'),
    pictures: filePlace(given.FILE_STORE, dataFolder, 'pictures'),
    imports: filePlace(given.FILE_STORE, dataFolder, 'imports'),
    restores: filePlace(given.FILE_STORE, dataFolder, 'restores'),
    backup: backupConfigOf(given, dataFolder, (url) => bucketAt(url, dataFolder)),
    releasesUrl: given.RELEASES_URL,
    workFolder: workFolderIn(dataFolder),
    storageBytesMax: (given.STORAGE_MEGABYTES ?? given.PHOTO_MEGABYTES ?? 4000) * 1_000_000,
    hivesMax: given.HIVES_PER_ACCOUNT,
    flashLogAdminOnly: given.FLASH_LOG_ADMIN_ONLY,
    scanToken: given.SCAN_TOKEN,
    packedAfterMonths: given.PACK_AFTER_MONTHS,
    host: given.API_HOST,
    port: given.API_PORT,
    hasWorker: given.API_WORKER,
    webAppUrl: given.WEBAPP_URL,
    apiUrl: given.API_URL ?? `${given.WEBAPP_URL}/api`,
    fixedSettings: fixedSettingsOf(environment),
    adminEmail: given.ADMIN_EMAIL,
    smtpUrl: given.SMTP_URL,
    mqtt: mqttOf(given, database),
    lorawan: lorawanConfigOf(given),
    oidc: oidcConfigOf(given),
    alertModel:
      given.ALERT_MODEL_URL === undefined
        ? undefined
        : { url: given.ALERT_MODEL_URL, key: given.ALERT_MODEL_KEY },
    paperEngine:
      given.PAPER_ENGINE_URL === undefined
        ? undefined
        : { url: given.PAPER_ENGINE_URL, token: given.PAPER_ENGINE_TOKEN },
    mapTiles:
      given.MAP_TILES_URL === undefined
        ? undefined
        : { url: given.MAP_TILES_URL, attribution: given.MAP_TILES_ATTRIBUTION },
    networkSecret: given.NETWORK_SECRET,
    gatewaySecret: given.GATEWAY_SECRET,
    serverSecret: given.SKEP_SECRET,
    outgoingNetworks: given.OUTGOING_NETWORKS,
    trustedProxies: given.TRUSTED_PROXIES,
    allowedOrigins: given.ALLOWED_ORIGINS,
    rateLimitScale: given.RATE_LIMIT_SCALE,
    logLevel: given.LOG_LEVEL,
  };
}

function mqttOf(given: InferOutput<typeof settings>, database: DatabaseConfig): MqttConfig | undefined {
  const { MQTT_URL: url, MQTT_CLIENT_ID: clientId, MQTT_TOPICS: topics } = given;
  const { MQTT_DISCOVERY_PREFIX: discoveryPrefix } = given;
  if (url === undefined) {
    if (discoveryPrefix === undefined) return undefined;
    throw new WrongSetting('MQTT_URL must be set: MQTT_DISCOVERY_PREFIX publishes hives to that broker.');
  }
  const usualId = clientIdFor(database.kind === 'server' ? database.url : database.folder);
  return {
    ...{ url, clientId: clientId ?? usualId, topics: topics.length === 0 ? defaultTopics : topics },
    ...{ discoveryPrefix, discoveryClientId: `${usualId}-hives` },
  };
}

function isAllowedOrigin(origin: string): boolean {
  return origin === '*' || (URL.canParse(origin) && new URL(origin).origin === origin);
}

const workFolderIn = (dataFolder: string) => join(dataFolder, 'work');

/** A folder of its own for each kind of files, so that nobody lists those of another. */
function filePlace(
  store: string | undefined,
  dataFolder: string,
  kind: 'exports' | 'pictures' | 'imports' | 'restores',
): FilePlace {
  if (store === undefined) return { kind: 'folder', folder: join(dataFolder, kind) };
  return bucketAt(store, dataFolder, kind);
}

/** A prefix of a bucket, with a slash at its end. */
function bucketAt(store: string, dataFolder: string, ...kind: string[]): FilePlace {
  const { hostname: bucket, pathname } = new URL(store);
  const parts = [...pathname.split('/').filter(Boolean), ...kind];
  const prefix = parts.map((part) => `${part}/`).join('');
  return { kind: 's3', bucket, prefix, workFolder: workFolderIn(dataFolder) };
}
