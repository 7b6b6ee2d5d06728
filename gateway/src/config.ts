import { type Environment, origin, port, ranges, readSettings, text } from '@skep/settings';
import { forward, object, optional, partialCheck, pipe } from 'valibot';

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
  /** Where versions of remotes are stored, with their documents: a folder, `s3://bucket/prefix` or a host. */
  registry: string | undefined;
  /** For a registry that is a host. */
  deployToken: string | undefined;
  isDevelopment: boolean;
}

const settings = pipe(
  object({
    NODE_ENV: optional(text),
    GATEWAY_HOST: optional(text, '127.0.0.1'),
    GATEWAY_PORT: optional(port, '8082'),
    REST_URL: optional(origin, 'http://127.0.0.1:8081'),
    GATEWAY_SECRET: optional(text),
    TRUSTED_PROXIES: ranges,
    TRUSTED_DOCUMENTS: optional(text),
    SKEP_REGISTRY: optional(text),
    SKEP_DEPLOY_TOKEN: optional(text),
  }),
  forward(
    partialCheck(
      [['NODE_ENV'], ['TRUSTED_DOCUMENTS'], ['SKEP_REGISTRY']],
      ({ NODE_ENV, TRUSTED_DOCUMENTS, SKEP_REGISTRY }) =>
        NODE_ENV === 'development' || (TRUSTED_DOCUMENTS ?? SKEP_REGISTRY) !== undefined,
      'must name the file of documents that remotes may run, or SKEP_REGISTRY where they are kept.',
    ),
    ['TRUSTED_DOCUMENTS'],
  ),
);

/**
 * Reads the settings from the environment.
 * @throws WrongSetting for those that cannot be used
 */
export function readConfig(environment: Environment): GatewayConfig {
  const given = readSettings(settings, environment);
  return {
    host: given.GATEWAY_HOST,
    port: given.GATEWAY_PORT,
    restUrl: given.REST_URL,
    gatewaySecret: given.GATEWAY_SECRET,
    trustedProxies: given.TRUSTED_PROXIES,
    documentsFile: given.TRUSTED_DOCUMENTS,
    registry: given.SKEP_REGISTRY,
    deployToken: given.SKEP_DEPLOY_TOKEN,
    isDevelopment: given.NODE_ENV === 'development',
  };
}
