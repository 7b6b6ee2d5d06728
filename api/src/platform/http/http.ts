import cors from '@fastify/cors';
import etag from '@fastify/etag';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { AppError, inputDepthMax, isNestedDeeper, languageOfHeader } from '@skep/domain';
import { keepsConnectionsMs, strictTransport } from '@skep/settings';
import Fastify, { type FastifyRequest, LogController } from 'fastify';
import type { Context } from '#platform/context/context.ts';
import type { Config } from '#platform/environment/config.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { admit, countLimits, type UserOfToken } from './authentication.ts';
import { setBodyText } from './body-text.ts';
import { boundPeople } from './bounded-people.ts';
import { clientAddress } from './client-address.ts';
import { compilersWhenUsed } from './compile-when-used.ts';
import { answerError, handleErrors } from './error-handling.ts';
import type { Http, Routes } from './http-types.ts';
import { type LogStream, logAnswer, loggerOptions, requestIdFrom } from './logging.ts';
import { sayMeantStatus } from './old-statuses.ts';
import { describeRoutes } from './openapi.ts';
import { parseQuery } from './query-text.ts';
import { type HideCaller, registerRateLimits } from './rate-limits.ts';
import { setContext } from './request-context.ts';
import { checkEveryRoute, type RegisteredRoute } from './route-checks.ts';
// What it adds to fastify's types has to reach whoever imports this package.
import type {} from './route-config.ts';
import { setSafeHeaders } from './safe-headers.ts';
import { readFormsWithFiles } from './sent-files.ts';
import { traceRequests } from './traced-requests.ts';
import { validateInput, validatorOptions } from './validation.ts';

export type { Http, Routes } from './http-types.ts';

/** Several parts in one scope, since each scope costs every start some of its time. */
export function inOneScope(parts: readonly Routes[]): Routes {
  return async (http, options) => {
    for (const part of parts) await part(http, options);
  };
}

export interface HttpOptions {
  config: Config;
  /** What every request's Context starts from. */
  baseContext: Omit<Context, 'user' | 'log' | 'requestId' | 'locale' | 'userAgent'>;
  userOfToken: UserOfToken;
  hideCaller: HideCaller;
  logStream?: LogStream;
}

/** 1 MB: far more than any form of ours. A route for files sets its own. */
const bodyLimitBytes = 1_000_000;

/** The web server with everything that all routes share, and no routes yet. */
export async function createHttp(options: HttpOptions): Promise<{ http: Http; routes: RegisteredRoute[] }> {
  const { config } = options;
  const http: Http = Fastify({
    bodyLimit: bodyLimitBytes,
    keepAliveTimeout: keepsConnectionsMs,
    logger: loggerOptions(config.logLevel, options.logStream) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdFrom(request.headers['x-request-id']),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    exposeHeadRoutes: false,
    // The old web app adds its first filter to the path with &, as to a query.
    rewriteUrl: ({ url = '/' }) => (url.includes('?') ? url : url.replace('&', '?')),
    // A payload in hex is the longest part that any path has.
    routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true, maxParamLength: 512 },
    ajv: validatorOptions,
    schemaController: { compilersFactory: compilersWhenUsed },
    frameworkErrors(error, request, reply) {
      setSafeHeaders(request, reply);
      answerError(error, request, reply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  readBodies(http);
  handleErrors(http);
  sayMeantStatus(http);
  validateInput(http);
  setHeaders(http, config);
  traceRequests(http);
  if (config.allowedOrigins.length > 0) {
    await http.register(cors, {
      origin: config.allowedOrigins.includes('*') ? '*' : [...config.allowedOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After', 'X-Request-Id', 'X-Total-Count'],
      // A day, where browsers allow it: most clients ask for one answer after another.
      maxAge: 86_400,
    });
  }
  // Apps that keep what they have read ask again for a few bytes. Browsers keep nothing: answers are no-store.
  await http.register(etag, { weak: true });
  await describeRoutes(http);
  const routes = checkEveryRoute(http);
  await admitRequests(http, options);
  return { http, routes };
}

/** JSON, where an empty body is an empty object (old clients send one with DELETE), and forms. */
function readBodies(http: Http): void {
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.keepsBodyText) setBodyText(request, body);
    if (body.trim() === '') return done(null, {});
    parseJson(request, body, (error, parsed) => {
      // What reads it or writes it again does so by recursion.
      if (isNestedDeeper(parsed, inputDepthMax)) done(new AppError('unreadable_request'));
      else done(error, parsed);
    });
  });
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseQuery(body),
  );
  readFormsWithFiles(http);
}

function setHeaders(http: Http, { apiUrl }: Config): void {
  const transport = strictTransport(apiUrl);
  http.addHook('onRequest', async (request, reply) => {
    setSafeHeaders(request, reply);
    reply.headers(transport);
  });
  http.addHook('onResponse', logAnswer);
}

async function admitRequests(
  http: Http,
  { config, baseContext, userOfToken: userOf, hideCaller }: HttpOptions,
): Promise<void> {
  const count = await registerRateLimits(http, config, hideCaller);
  http.decorate('countRequest', count);
  http.decorate('addressOf', (request) => clientAddress(request, config.gatewaySecret));
  http.addHook('onRequest', async (request, reply) => {
    const anonymous: Context = {
      ...baseContext,
      jobs: baseContext.jobs.by(request.id),
      user: undefined,
      log: request.log,
      requestId: request.id,
      locale: languageOfHeader(request.headers['accept-language']),
      userAgent: request.headers['user-agent'],
    };
    setContext(request, anonymous);
    if (request.is404) return count(rateLimits.open, request, reply);
    const user = await admit(request, reply, anonymous, { count, userOf });
    setContext(request, { ...anonymous, user });
    await countLimits(request, reply, count);
  });
  boundPeople(http, config, baseContext.clock);
}
