import { AppError, type FieldProblem, type FieldProblemCode } from '@skep/domain';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { cleanInput, type InputSchema } from './clean-input.ts';
import type { ErrorWire } from './error-wire.ts';
import { inOurNames } from './field-names.ts';
import type { Http } from './http-types.ts';

/** Settings of the JSON schema validator, for Fastify's constructor. */
export const validatorOptions = {
  customOptions: {
    // A form shows all of its faults at once. `cleanInput` has refused before what would have too many of them.
    allErrors: true,
    // Queries and forms hold texts only, and old clients send numbers as texts in JSON too.
    coerceTypes: 'array',
    // Only what a schema names reaches a service.
    removeAdditional: 'all',
    useDefaults: true,
    // A size may come as a number or as a text with a comma.
    allowUnionTypes: true,
  },
} as const;

/** Cleans every input before it is validated, and turns the validator's findings into ours. */
export function validateInput(http: Http): void {
  http.addHook('preValidation', async (request) => {
    const { schema, config } = request.routeOptions;
    const refuse = refusalOf(config.errors);
    // A path that cannot be an id names nothing.
    if (schema?.params) request.params = cleanInput(request.params, schema.params, notFound);
    if (schema?.body && !isAnything(schema.body))
      request.body = cleanInput(request.body ?? {}, schema.body, refuse);
    if (schema?.querystring) request.query = cleanInput(request.query, schema.querystring, refuse);
  });
  http.addHook('onRoute', (route) => {
    const refuse = refusalOf(route.config?.errors);
    route.schemaErrorFormatter = (errors, part) =>
      part === 'params' ? notFound() : refuse(problemsOf(errors));
  });
}

const notFound = () => new AppError('not_found');

/** What a route says of faults that are found in what was sent, which has the names of the wire. */
function refusalOf({ names = {} }: ErrorWire = {}) {
  return (problems: readonly FieldProblem[]) =>
    new AppError('invalid_input', { fields: inOurNames(problems, names) });
}

/** What may be anything, as the messages of devices, is taken as it was sent. */
function isAnything(schema: InputSchema): boolean {
  return schema.type === undefined && schema.properties === undefined && schema.anyOf === undefined;
}

/** The first fault of each field. */
export function problemsOf(errors: readonly FastifySchemaValidationError[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors) {
    const problem = problemOf(error);
    if (!problems.has(problem.path)) problems.set(problem.path, problem);
  }
  return [...problems.values()].slice(0, 50);
}

function problemOf({ keyword, instancePath, params }: FastifySchemaValidationError): FieldProblem {
  const path = instancePath.split('/').slice(1);
  const { limit } = params;
  switch (keyword) {
    case 'required':
      return { path: [...path, String(params.missingProperty)].join('.'), code: 'required' };
    case 'maxLength':
      return withLimit(path, 'too_long', 'max', limit);
    case 'minLength':
      return withLimit(path, 'too_short', 'min', limit);
    case 'maximum':
    case 'exclusiveMaximum':
      return withLimit(path, 'too_large', 'max', limit);
    case 'minimum':
    case 'exclusiveMinimum':
      return withLimit(path, 'too_small', 'min', limit);
    case 'maxItems':
    case 'maxProperties':
      return withLimit(path, 'too_many', 'max', limit);
    default:
      return { path: path.join('.'), code: codeOf(keyword, params) };
  }
}

function withLimit(path: string[], code: FieldProblemCode, name: string, limit: unknown): FieldProblem {
  return { path: path.join('.'), code, ...(typeof limit === 'number' ? { params: { [name]: limit } } : {}) };
}

function codeOf(keyword: string, params: Record<string, unknown>): FieldProblemCode {
  if (keyword === 'type') {
    if (params.type === 'integer') return 'not_whole';
    return params.type === 'number' ? 'not_a_number' : 'invalid';
  }
  if (keyword === 'format') {
    if (params.format === 'email') return 'not_an_email';
    return params.format === 'date' || params.format === 'date-time' ? 'not_a_date' : 'invalid';
  }
  if (keyword === 'enum' || keyword === 'const') return 'unknown_choice';
  return keyword === 'minItems' ? 'required' : 'invalid';
}
