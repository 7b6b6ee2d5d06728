import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { clientIdFor, defaultTopics, isTopicFilter, type MqttConfig } from './mqtt-config.ts';

/** Everything that the service can be told from outside. */
export interface Config {
  database: DatabaseConfig;
  /** Where what people have asked for as one download waits for them. */
  exportsFolder: string;
  /** Where this process listens when it is started alone. */
  host: string;
  port: number;
  /** Whether a service that is started alone works off jobs too; else processes of `worker-main.ts` do. */
  hasWorker: boolean;
  /** Address of the web app, without a slash at its end: links in mails lead there. */
  webAppUrl: string;
  /** Address of this service as people reach it, with `/api`, without a slash at its end. */
  apiUrl: string;
  mailFrom: string;
  /** Whose account is made an admin at start, if it has a proved address. Undefined: nobody's. */
  adminEmail: string | undefined;
  /** Undefined: mails stay in the outbox. */
  smtpUrl: string | undefined;
  /** Undefined: messages come by HTTP alone. */
  mqtt: MqttConfig | undefined;
  /** What the gateway proves itself with (docs/adr/0007). Undefined: nobody is believed to be the gateway. */
  gatewaySecret: string | undefined;
  /** What secrets in the database are encrypted with. Undefined: with a secret of the database itself. */
  serverSecret: string | undefined;
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Origins of other sites whose pages may call; `*` for all. Empty: none. */
  allowedOrigins: readonly string[];
  rateLimits: RateLimitConfig;
  logLevel: LogLevel;
}

export type DatabaseConfig = { kind: 'embedded'; folder: string } | { kind: 'server'; url: string };

export interface RateLimitConfig {
  /** Calls a minute of one signed-in person who calls directly. */
  perUser: number;
  /** The same through the gateway, where one screen is several calls. */
  perUserThroughGateway: number;
  /** Multiplies every limit; for load tests and for offices behind one address. */
  scale: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting that cannot be used; the message is one sentence for the person who starts the service. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment.
 * @throws ConfigError at the first setting that cannot be used.
 */
export function readConfig(environment: Environment): Config {
  const webAppUrl = readWebUrl(environment, 'WEBAPP_URL') ?? 'http://localhost:8080';
  const database = readDatabase(environment);
  return {
    database,
    exportsFolder: join(dataFolder(environment), 'exports'),
    host: read(environment, 'API_HOST') ?? '127.0.0.1',
    port: readWhole(environment, 'API_PORT', { from: 0, to: 65_535, otherwise: 8081 }),
    hasWorker: readWhole(environment, 'API_WORKER', { from: 0, to: 1, otherwise: 1 }) === 1,
    webAppUrl,
    apiUrl: readWebUrl(environment, 'API_URL') ?? `${webAppUrl}/api`,
    mailFrom: read(environment, 'MAIL_FROM') ?? 'Skep <skep@localhost>',
    adminEmail: read(environment, 'ADMIN_EMAIL'),
    smtpUrl: readSmtpUrl(environment),
    mqtt: readMqtt(environment, database),
    gatewaySecret: readSecret(environment, 'GATEWAY_SECRET'),
    serverSecret: readSecret(environment, 'SKEP_SECRET'),
    trustedProxies: readList(environment, 'TRUSTED_PROXIES').map(checkedRange),
    allowedOrigins: readList(environment, 'ALLOWED_ORIGINS').map(checkedOrigin),
    rateLimits: {
      perUser: readWhole(environment, 'API_GLOBAL_RATE_LIMIT', { from: 1, to: 100_000, otherwise: 60 }),
      perUserThroughGateway: readWhole(environment, 'GATEWAY_RATE_LIMIT', {
        from: 1,
        to: 100_000,
        otherwise: 600,
      }),
      scale: readWhole(environment, 'RATE_LIMIT_SCALE', { from: 1, to: 1_000_000, otherwise: 1 }),
    },
    logLevel: readLogLevel(environment),
  };
}

function read(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

function dataFolder(environment: Environment): string {
  return resolve(read(environment, 'SKEP_DATA') ?? 'data');
}

function readDatabase(environment: Environment): DatabaseConfig {
  const url = read(environment, 'DATABASE_URL');
  if (url === undefined) {
    return { kind: 'embedded', folder: join(dataFolder(environment), 'pglite') };
  }
  // The URL may hold a password: it is never repeated in a message.
  if (!/^postgres(ql)?:$/.test(protocolOf(url) ?? '')) {
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  return { kind: 'server', url };
}

function readSmtpUrl(environment: Environment): string | undefined {
  const url = read(environment, 'SMTP_URL');
  if (url !== undefined && !/^smtps?:$/.test(protocolOf(url) ?? '')) {
    throw new ConfigError('SMTP_URL must look like smtp://user:password@host:587 or smtps://host.');
  }
  return url;
}

function readMqtt(environment: Environment, database: DatabaseConfig): MqttConfig | undefined {
  const url = read(environment, 'MQTT_URL');
  if (url === undefined) return undefined;
  if (!/^mqtts?:$/.test(protocolOf(url) ?? '') || new URL(url).hostname === '') {
    throw new ConfigError('MQTT_URL must look like mqtt://user:password@host:1883 or mqtts://host.');
  }
  const topics = readList(environment, 'MQTT_TOPICS').map(checkedTopic);
  return {
    url,
    clientId:
      read(environment, 'MQTT_CLIENT_ID') ??
      clientIdFor(database.kind === 'server' ? database.url : database.folder),
    topics: topics.length === 0 ? defaultTopics : topics,
  };
}

function checkedTopic(topic: string): string {
  if (isTopicFilter(topic)) return topic;
  throw new ConfigError(`MQTT_TOPICS must list topics such as v3/+/devices/+/up; "${topic}" is none.`);
}

function readWebUrl(environment: Environment, name: string): string | undefined {
  const url = read(environment, name);
  if (url === undefined) return undefined;
  if (!/^https?:$/.test(protocolOf(url) ?? '')) {
    throw new ConfigError(`${name} must be a web address such as https://skep.example; it is "${url}".`);
  }
  return url.replace(/\/+$/, '');
}

function protocolOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).protocol : undefined;
}

function readSecret(environment: Environment, name: string): string | undefined {
  const secret = read(environment, name);
  if (secret !== undefined && secret.length < 16) {
    throw new ConfigError(`${name} must have at least 16 characters.`);
  }
  return secret;
}

interface WholeRange {
  from: number;
  to: number;
  otherwise: number;
}

function readWhole(environment: Environment, name: string, { from, to, otherwise }: WholeRange): number {
  const text = read(environment, name);
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < from || value > to) {
    throw new ConfigError(`${name} must be a whole number from ${from} to ${to}; it is "${text}".`);
  }
  return value;
}

function readList(environment: Environment, name: string): string[] {
  return (read(environment, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function checkedRange(range: string): string {
  const [address = '', bits] = range.split('/');
  const version = isIP(address);
  const areBitsRight =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  if (version === 0 || !areBitsRight) {
    throw new ConfigError(
      `TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8; "${range}" is neither.`,
    );
  }
  return range;
}

function checkedOrigin(origin: string): string {
  if (origin !== '*' && (!URL.canParse(origin) || new URL(origin).origin !== origin)) {
    throw new ConfigError(
      `ALLOWED_ORIGINS must list origins such as https://app.example or *; "${origin}" is neither.`,
    );
  }
  return origin;
}

function readLogLevel(environment: Environment): LogLevel {
  const wanted = read(environment, 'LOG_LEVEL') ?? 'info';
  const level = logLevels.find((name) => name === wanted);
  if (level === undefined)
    throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}; it is "${wanted}".`);
  return level;
}
