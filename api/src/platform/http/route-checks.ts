import type { RouteAccess } from '#platform/access/access.ts';
import { errorSchemas } from './error-wire.ts';
import type { FieldNames } from './field-names.ts';
import type { Http } from './http-types.ts';
import { onlyOnce } from './idempotency.ts';
import { keepsAnswer, secretIn } from './stored-answers.ts';

/** A route as it was registered, for the table of access and for the tests that walk over all routes. */
export interface RegisteredRoute {
  method: string;
  /** With `:id` for parameters, and with `/api`. */
  path: string;
  access: RouteAccess;
  /** Whether the same request with the same Idempotency-Key gets the same answer. */
  isIdempotent: boolean;
  schema: { params?: unknown; querystring?: unknown; body?: unknown };
  /** What its wire calls fields otherwise. */
  names: FieldNames;
}

/**
 * Refuses a route that does not say who may call it, how often, and how it is called in OpenAPI; adds to every route
 * what all have in common: the forms of its errors, its way of signing in, and that what changes something does so once
 * for each Idempotency-Key.
 * @returns the list of routes, which fills as they are registered.
 */
export function checkEveryRoute(http: Http): RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  const operationIds = new Set<string>();
  http.addHook('onRoute', (route) => {
    const name = `${String(route.method)} ${route.url}`;
    if (route.method === 'OPTIONS') return;
    if (typeof route.method !== 'string')
      throw new Error(`${name} has two methods: register each by itself.`);
    const { access, limits, errors } = route.config ?? {};
    const schema = route.schema ?? {};
    if (access === undefined) throw new Error(`${name} does not say who may call it: set config.access.`);
    if ((access === 'public' || access === 'optional') && limits === undefined)
      throw new Error(`${name} is open and has no config.limits.`);
    if (schema.operationId === undefined) throw new Error(`${name} has no schema.operationId.`);
    if (operationIds.has(schema.operationId))
      throw new Error(`${schema.operationId} is the name of two routes.`);
    operationIds.add(schema.operationId);
    if (schema.response === undefined) throw new Error(`${name} has no schema.response.`);
    const isIdempotent = keepsAnswer(route);
    const secret = isIdempotent ? secretIn(schema) : undefined;
    if (secret !== undefined)
      throw new Error(`${name} would keep answers with ${secret}: set config.notIdempotent to 'secret'.`);
    if (isIdempotent) route.handler = onlyOnce(route.handler);
    route.schema = {
      ...schema,
      security: access === 'public' ? [] : [{ token: [] }],
      response: { ...errorSchemas(errors ?? {}), ...schema.response },
    };
    const { params, querystring, body } = schema;
    routes.push({
      method: route.method,
      path: route.url,
      access,
      isIdempotent,
      schema: { params, querystring, body },
      names: errors?.names ?? {},
    });
  });
  return routes;
}
