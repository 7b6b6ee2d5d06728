import createClient, {
  type Client,
  type ClientOptions,
  createQuerySerializer,
  defaultPathSerializer,
} from 'openapi-fetch';
import type { components, operations, paths } from './generated/schema.d.ts';

export type { components, operations, paths };

/** What error answers are, unless a route says it with a bare text. */
export type RestError = components['schemas']['Error'];

/** Every route of the REST service by method and path, typed by its OpenAPI document. */
export type RestClient = Client<paths, 'application/json'>;

export interface RestClientOptions {
  /** Origin of the service, without `/api`: paths carry it. */
  baseUrl: string;
  /** Sent with every call, as Authorization, Accept-Language, X-Request-Id. */
  headers?: Record<string, string>;
  /** Default: the platform's. */
  fetch?: NonNullable<ClientOptions['fetch']>;
}

const serializeQuery = createQuerySerializer();

/** Half a pair cannot stand in an address: without this, a text that ends in the middle of an emoji would throw. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  return Array.isArray(value) ? value.map(wellFormed) : value;
}

/** Nothing and dots would lead to another route; neither is the name of anything. */
function pathSegment(value: unknown): unknown {
  return /^\.{0,2}$/.test(String(value)) ? '\ufffd' : wellFormed(value);
}

/** Calls never throw for an error answer: they resolve to `{ data, error, response }`. */
export function createRestClient({ baseUrl, headers, fetch }: RestClientOptions): RestClient {
  return createClient<paths, 'application/json'>({
    baseUrl,
    querySerializer: (query) =>
      serializeQuery(
        Object.fromEntries(Object.entries(query).map(([name, value]) => [name, wellFormed(value)])),
      ),
    pathSerializer: (path, params) =>
      defaultPathSerializer(
        path,
        Object.fromEntries(Object.entries(params).map(([name, value]) => [name, pathSegment(value)])),
      ),
    ...(headers === undefined ? {} : { headers }),
    ...(fetch === undefined ? {} : { fetch }),
  });
}

/** What a successful call of an operation answers, as `AnswerOf<'login'>`. */
export type AnswerOf<Operation extends keyof operations> = operations[Operation] extends {
  responses: infer Responses;
}
  ? JsonOf<Responses[keyof Responses & (200 | 201)]>
  : never;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;
