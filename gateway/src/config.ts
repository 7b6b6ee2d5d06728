import { isIP } from 'node:net';

/** Settings of the gateway as a process of its own. */
export interface GatewayConfig {
  host: string;
  port: number;
  /** Origin of the REST service, without `/api`. */
  restUrl: string;
  gatewaySecret: string | undefined;
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** JSON file of hash → document. This or the registry is required unless in development. */
  documentsFile: string | undefined;
  /** Where versions of remotes are kept, with their documents: a folder, `s3://bucket/prefix` or a host. */
  registry: string | undefined;
  /** For a registry that is a host. */
  deployToken: string | undefined;
  isDevelopment: boolean;
}

/** A setting that cannot be used; the message is one sentence for the person who starts the service. */
export class GatewayConfigError extends Error {
  override readonly name = 'GatewayConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment.
 * @throws GatewayConfigError at the first setting that cannot be used.
 */
export function readConfig(environment: Environment): GatewayConfig {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const isDevelopment = read('NODE_ENV') === 'development';
  const documentsFile = read('TRUSTED_DOCUMENTS');
  const registry = read('SKEP_REGISTRY');
  if (documentsFile === undefined && registry === undefined && !isDevelopment) {
    throw new GatewayConfigError(
      'TRUSTED_DOCUMENTS must name the file of documents that remotes may run, or SKEP_REGISTRY where they are kept.',
    );
  }
  return {
    host: read('GATEWAY_HOST') ?? '127.0.0.1',
    port: readPort(read('GATEWAY_PORT') ?? '8082'),
    restUrl: readOrigin(read('REST_URL') ?? 'http://127.0.0.1:8081'),
    gatewaySecret: read('GATEWAY_SECRET'),
    trustedProxies: (read('TRUSTED_PROXIES') ?? '').split(',').filter(Boolean).map(readRange),
    documentsFile,
    registry,
    deployToken: read('SKEP_DEPLOY_TOKEN'),
    isDevelopment,
  };
}

function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new GatewayConfigError(`GATEWAY_PORT must be a whole number from 0 to 65535; it is "${text}".`);
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new GatewayConfigError(`REST_URL must be an origin such as http://127.0.0.1:8081; it is "${text}".`);
}

function readRange(text: string): string {
  const range = text.trim();
  const [address = '', bits] = range.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const areBitsRight = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  if (isIP(address) !== 0 && areBitsRight) return range;
  throw new GatewayConfigError(
    `TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8; "${range}" is neither.`,
  );
}
