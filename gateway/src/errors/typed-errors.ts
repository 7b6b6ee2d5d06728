import { type AppError, isAppError } from '@skep/domain';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { requestIdOf } from '../http/request-id.ts';
import type { GatewayLog } from '../log.ts';

/**
 * Gives every error of an answer a code of the catalogue and the request's id. What nobody foresaw is logged and
 * leaves as UNEXPECTED, with no word of what it was.
 */
export function typedErrors(log: GatewayLog): Plugin {
  return {
    onResultProcess({ request, result, setResult }) {
      if (!('errors' in result) || result.errors === undefined) return;
      const requestId = requestIdOf(request);
      // One fault can spoil every row of a list; it is reported once.
      const reported = new Set<unknown>();
      const report = (error: GraphQLError, cause: Error | undefined) => {
        const err = cause ?? error;
        if (reported.has(err)) return;
        reported.add(err);
        log.error({ requestId, path: error.path?.join('.'), err }, 'a request failed unexpectedly');
      };
      setResult({ ...result, errors: result.errors.map((error) => typedError(error, requestId, report)) });
    },
  };
}

type Report = (error: GraphQLError, cause: Error | undefined) => void;

function typedError(error: GraphQLError, requestId: string, report: Report): GraphQLError {
  const cause = causeOf(error);
  if (isAppError(cause) && cause.code !== 'unexpected')
    return withCode(error, requestId, ...catalogued(cause));
  if (isAboutRequest(error, cause)) return withCode(error, requestId, error.message, refusalOf(error));
  report(error, cause);
  return withCode(error, requestId, 'Unexpected error.', { code: 'UNEXPECTED' });
}

/** What a resolver threw; the executor may have wrapped it more than once. */
function causeOf(error: GraphQLError): Error | undefined {
  const { originalError } = error;
  return originalError instanceof GraphQLError ? causeOf(originalError) : originalError;
}

function catalogued({ code, details }: AppError): [string, Record<string, unknown>] {
  const { retryAfterSeconds } = details;
  return [
    code,
    { code: code.toUpperCase(), ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) },
  ];
}

/** An error with a path arose while fields were resolved; one without tells what is wrong with the request. */
function isAboutRequest(error: GraphQLError, cause: Error | undefined): boolean {
  return cause === undefined && error.path === undefined && error.extensions.unexpected !== true;
}

/** Codes of the GraphQL libraries, and what the catalogue calls them. */
const libraryCodes: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: 'UNREADABLE_REQUEST',
  GRAPHQL_VALIDATION_FAILED: 'UNREADABLE_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'UNREADABLE_REQUEST',
  BAD_REQUEST: 'UNREADABLE_REQUEST',
  REQUEST_ENTITY_TOO_LARGE: 'REQUEST_TOO_LARGE',
};

/** Without any code it is the variables that do not fit. */
function refusalOf({ extensions }: GraphQLError): Record<string, unknown> {
  const code = typeof extensions.code === 'string' ? extensions.code : 'INVALID_INPUT';
  // Broken JSON is 400 there for new clients alone, and 200 for all others.
  const http = code === 'BAD_REQUEST' ? { status: 400 } : extensions.http;
  return { http, code: libraryCodes[code] ?? code };
}

function withCode(
  { nodes, source, positions, path }: GraphQLError,
  requestId: string,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: { ...extensions, requestId },
  });
}
