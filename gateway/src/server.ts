import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOfHeader } from '@skep/domain';
import { inSpan, type Measure } from '@skep/observability';
import { createYoga } from 'graphql-yoga';
import type { GatewayContext } from './context.ts';
import { typedErrors } from './errors/typed-errors.ts';
import { attemptIdOf, mutationsHaveIds } from './http/attempt-id.ts';
import { clientAddressReader } from './http/client-address.ts';
import { jsonPostsOnly } from './http/json-posts-only.ts';
import { requestIdHeader, requestIdOf } from './http/request-id.ts';
import { defaultLimits, type Limits } from './limits/limits.ts';
import { requestLimits } from './limits/request-limits.ts';
import { type GatewayLog, operationLog } from './log.ts';
import { createRest } from './rest/rest.ts';
import { createLoaders } from './slices/loaders.ts';
import { createSchema } from './slices/schema.ts';
import { type TrustedDocuments, trustedOperations } from './trusted-documents/trusted-documents.ts';

export interface GatewayOptions {
  /** Origin of the REST service, without `/api`. */
  restUrl: string;
  /** Operations that may run, by hash. */
  documents: TrustedDocuments;
  /** What the REST service knows the gateway by. Undefined: it counts all people as one address. */
  gatewaySecret?: string | undefined;
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. Default: none. */
  trustedProxies?: readonly string[];
  /** Takes any document, tells the schema and shows an explorer. Default: false. */
  isDevelopment?: boolean;
  log?: GatewayLog;
  limits?: Partial<Limits>;
}

export interface Gateway {
  /** Answers `/graphql`; for `http.createServer` or a route of another server. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The same for platforms that speak fetch. */
  fetch: (request: Request) => Promise<Response>;
  /** Counts the operations of this process, for who watches it. */
  measure: Measure;
  close: () => Promise<void>;
}

interface NodeContext {
  req?: IncomingMessage;
}

const silent: GatewayLog = { info: () => undefined, error: () => undefined };

/** The gateway, ready to be mounted. It holds no state but remembered documents and, for a minute, the catalogue. */
export function createGateway(options: GatewayOptions): Gateway {
  const { documents, isDevelopment = false, log = silent } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const yoga = createYoga<NodeContext, GatewayContext>({
    schema: createSchema(),
    context: contextMaker(options, limits),
    graphiql: isDevelopment,
    // Ours, and not the one of a public network: developing needs no other machine.
    renderGraphiQL: async (page) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(page),
    landingPage: false,
    multipart: false,
    cors: false,
    // typedErrors does it, with a request id and the codes of the catalogue.
    maskedErrors: false,
    logging: false,
    maxRequestBodySize: limits.bodyBytes,
    plugins: [
      jsonPostsOnly(),
      trustedOperations({ documents, isDevelopment }),
      requestLimits(limits),
      mutationsHaveIds(),
      operationLog(log),
      typedErrors(log),
      requestIdHeader(),
    ],
  });
  return {
    handle: (request, response) =>
      void inSpan(
        'graphql',
        'server',
        async () => yoga(request, response),
        {},
        request.headers.traceparent?.toString(),
      ),
    fetch: async (request) => yoga.fetch(request),
    measure: async (registry) => (await import('./observability/metrics.ts')).measureOperations(registry),
    close: async () => yoga.dispose(),
  };
}

function contextMaker({ restUrl, gatewaySecret, trustedProxies = [] }: GatewayOptions, limits: Limits) {
  const clientAddress = clientAddressReader(trustedProxies);
  const restOptions = {
    url: restUrl,
    gatewaySecret,
    callsMax: limits.upstreamCalls,
    timeoutMs: limits.timeoutMs,
  };
  return ({ request, req }: NodeContext & { request: Request }): GatewayContext => {
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const authorization = header('authorization');
    const acceptLanguage = header('accept-language');
    const requestId = requestIdOf(request);
    const socketAddress = req?.socket.remoteAddress;
    const address = clientAddress({ socketAddress, forwardedFor: header('x-forwarded-for') });
    const userAgent = header('user-agent');
    const attemptId = attemptIdOf(request);
    const rest = createRest(restOptions, {
      requestId,
      attemptId,
      authorization,
      acceptLanguage,
      userAgent,
      address,
    });
    const language = languageOfHeader(acceptLanguage);
    return {
      requestId,
      language,
      hasToken: authorization !== undefined,
      rest,
      loaders: createLoaders(rest, language),
    };
  };
}
