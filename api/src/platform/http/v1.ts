import { AppError } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TSchema } from 'typebox';
import * as v from 'valibot';
import type { RouteAccess, RouteNeed } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { readForm } from '#platform/input/forms.ts';
import type { RateLimit } from '#platform/rate-limits/rate-limits.ts';
import { asBuilt, nothing } from './bare-json.ts';
import type { Routes } from './http-types.ts';
import { answerSchemaOf, inputSchemaOf } from './json-schema.ts';
import { writeListInTurns } from './long-lists.ts';
import { contextOf, signedInContextOf } from './request-context.ts';
import { revisionIn } from './revision.ts';
import { type SentFile, sentFile } from './sent-files.ts';
import { writeShared } from './shared-answers.ts';
import type { NotIdempotentReason } from './stored-answers.ts';

// Skep's own REST API, under /api/v1. Its JSON has the names and types of the services: an answer is what a service
// returns, as far as the schema names it, and a body is what a service takes. So no route has a mapper.

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = v.GenericSchema;
type Maybe = Schema | undefined;
type OutputOf<Of> = Of extends Schema ? v.InferOutput<Of> : undefined;

/** The same, whose lists may be such as nobody changes. */
type Unchanging<Of> = Of extends string | number | boolean | Date | undefined
  ? Of
  : Of extends readonly (infer Item)[]
    ? readonly Unchanging<Item>[]
    : { [Name in keyof Of]: Unchanging<Of[Name]> };

export interface Action<Params, Query, Body, Answer> {
  /** Name of the operation in the OpenAPI document, as `createHive`. */
  id: string;
  summary: string;
  description?: string;
  /** Default: whoever is signed in. What they may do with which thing is for the service to check. */
  access?: RouteAccess;
  /** What it needs of an API token. Default: a GET `reading`, anything else `writing`. */
  needs?: RouteNeed;
  /** Default: the limit of everything that a signed-in person calls. */
  limits?: readonly RateLimit[];
  params?: Params;
  query?: Query;
  body?: Body;
  /** Default: an empty answer of status 204. */
  answer?: Answer;
  /** Why the answer to a change is not stored for who sends the same again. Default: it is. */
  notIdempotent?: NotIdempotentReason;
  /** Field of a form with a file. */
  file?: string;
  /** Whether the answer is sent as it is, ids as texts: tens of thousands of numbers are written twice as fast. */
  isBuilt?: boolean;
}

export interface PublicAction<Params, Query, Body, Answer> extends Action<Params, Query, Body, Answer> {
  access?: 'public' | 'optional';
  limits: readonly RateLimit[];
  /** Whether many are answered with the same object: it is written once for all of them. */
  isShared?: boolean;
}

export interface Sent<Params, Query, Body> {
  params: OutputOf<Params>;
  query: OutputOf<Query>;
  body: OutputOf<Body>;
  /** Of If-Match: this very version is meant. */
  revision: number | undefined;
  /** What the route would answer with this thing: for 412, which tells how it is now. */
  answerWith: (thing: object) => unknown;
  file: SentFile | undefined;
  /** Where the caller is, for limits that a service counts itself. */
  address: string;
  /** Counts the request under one more limit. @throws AppError too_many_requests */
  count: (limit: RateLimit) => Promise<void>;
}

type Run<Caller, Params, Query, Body, Answer> = (
  context: Caller,
  sent: Sent<Params, Query, Body>,
) => Promise<Answer extends Schema ? Unchanging<v.InferOutput<Answer>> : void>;

/**
 * A route of Skep's own API, for whoever is signed in.
 * @param path without `/api/v1`, with `:id` for parameters
 * @param run does what is asked; what the schema of the answer does not name is left out of what it returns
 */
export function action<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
>(
  method: Method,
  path: `/${string}`,
  options: Action<Params, Query, Body, Answer>,
  run: Run<SignedInContext, Params, Query, Body, Answer>,
): Routes {
  return routeOf(method, path, options, (request, sent) => run(signedInContextOf(request), sent));
}

/** The same for anybody, as with the code of a dashboard. Search engines are told not to list what it answers. */
export function publicAction<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
>(
  method: Method,
  path: `/${string}`,
  options: PublicAction<Params, Query, Body, Answer>,
  run: Run<Context, Params, Query, Body, Answer>,
): Routes {
  const { access = 'public' } = options;
  return routeOf(method, path, { ...options, access }, (request, sent, reply) => {
    reply.header('x-robots-tag', 'noindex');
    return run(contextOf(request), sent);
  });
}

function routeOf<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Answer extends Schema | undefined,
>(
  method: Method,
  path: `/${string}`,
  options: Action<Params, Query, Body, Answer> & { isShared?: boolean },
  run: (request: FastifyRequest, sent: Sent<Params, Query, Body>, reply: FastifyReply) => Promise<unknown>,
): Routes {
  const {
    access = 'signedIn',
    params,
    query,
    body,
    answer,
    file,
    isShared = false,
    isBuilt = false,
  } = options;
  const { limits, needs, notIdempotent } = options;
  const answerJson = answer && answerSchemaOf(answer);
  const item = itemOf(answerJson);
  return async (http) => {
    http.route({
      method,
      url: `/v1${path}`,
      config: {
        ...{ access, errors: { isV1: true } },
        ...(limits && { limits }),
        ...(needs && { needs }),
        ...(notIdempotent && { notIdempotent }),
        ...(file !== undefined && { takesFile: true }),
      },
      schema: schemaOf(path, options, answerJson),
      // The schemas themselves check, below: JSON Schema says only a part of them, for the documentation.
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        const sent = {
          params: paramsIn(request, params),
          query: query && readForm(query, withoutNulls(request.query)),
          body: body && readForm(body, withoutNulls(request.body ?? {})),
          revision: revisionIn(request),
          answerWith: (thing: object) => JSON.parse(String(reply.serializeInput({ ...thing }, '200'))),
          file: file === undefined ? undefined : sentFile(request, file),
          address: http.addressOf(request),
          count: (limit: RateLimit) => http.countRequest(limit, request, reply),
        };
        const result = await run(request, sent as Sent<Params, Query, Body>, reply);
        if (answer === undefined) return nothing(reply.status(204));
        // What is stored for who sends the same again holds no more than what is sent.
        if (method !== 'GET') return v.parse(answer, result);
        if (isBuilt) asBuilt(reply);
        if (isShared && typeof result === 'object' && result !== null) return writeShared(reply, result);
        return item && Array.isArray(result) ? writeListInTurns(reply, result, item) : result;
      },
    });
  };
}

function schemaOf(
  path: string,
  { id, summary, description, params, query, body, file }: Action<Maybe, Maybe, Maybe, unknown>,
  answerJson: TSchema | undefined,
) {
  return {
    operationId: id,
    tags: [path.split('/')[1] ?? ''],
    summary,
    ...(description !== undefined && { description }),
    ...(params && { params: inputSchemaOf(params) }),
    ...(query && { querystring: inputSchemaOf(query) }),
    ...(body && { body: inputSchemaOf(body) }),
    ...(file !== undefined && { body: Type.Object({}) }),
    response: answerJson ? { 200: answerJson } : { 204: { type: 'null' } },
  };
}

/** Schema of the items, where the answer is a list. */
const itemOf = (schema: TSchema | undefined): TSchema | undefined =>
  schema && 'items' in schema ? Type.Unsafe({ ...Object(schema.items) }) : undefined;

/** @throws AppError not_found for a text that names nothing */
function paramsIn({ params }: FastifyRequest, schema: Schema | undefined): unknown {
  if (schema === undefined) return undefined;
  const { success, output } = v.safeParse(schema, params);
  if (!success) throw new AppError('not_found');
  return output;
}

/** In JSON, null takes something away; in the service, an undefined that is said does. */
function withoutNulls(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutNulls(part)]));
}
