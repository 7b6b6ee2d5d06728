import {
  AppError,
  type ErrorCode,
  errorCatalogue,
  type FieldProblem,
  isAppError,
  isFieldProblemCode,
} from '@skep/domain';

/** What a call of the REST client resolves to. */
interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * What a successful call answers.
 * @throws AppError with the code that the service names.
 */
export async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call;
  if (!response.ok) throw errorOf(response, error);
  if (data === undefined || data === null) throw new Error(`${response.url || 'A call'} answered nothing.`);
  return data;
}

/**
 * Waits for a call whose answer says nothing.
 * @throws AppError with the code that the service names.
 */
export async function doneBy(call: Promise<Answer<unknown>>): Promise<void> {
  const { error, response } = await call;
  if (!response.ok) throw errorOf(response, error);
}

/** What a call answers, or undefined when the thing is not there or is somebody else's. */
export function unlessMissing<Data>(found: Promise<Data>): Promise<Data | undefined> {
  return found.catch((error: unknown) => {
    if (isAppError(error) && error.code === 'not_found') return undefined;
    throw error;
  });
}

/** What a call answers, or undefined when it is not the person's own, whether they see it or not. */
export function unlessOthers<Data>(found: Promise<Data>): Promise<Data | undefined> {
  return unlessMissing(found).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'not_allowed') return undefined;
    throw error;
  });
}

/** The old wire says errors in a dozen forms; the header X-Error-Code says each with a word of the catalogue. */
function errorOf(response: Response, body: unknown): AppError {
  const fields = fieldsIn(body);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new AppError(codeOf(response), {
    ...(fields === undefined ? {} : { fields }),
    ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: Math.ceil(retryAfter) } : {}),
  });
}

function codeOf({ headers, status }: Response): ErrorCode {
  const named = headers.get('x-error-code');
  return codes.find((code) => code === named) ?? codesOfStatus[status] ?? 'unexpected';
}

// `keys` of an object with known keys, which TypeScript calls string[].
const codes = Object.keys(errorCatalogue) as ErrorCode[];

/** For answers that are not the service's own but of a front before it. */
const codesOfStatus: Record<number, ErrorCode> = {
  401: 'not_signed_in',
  404: 'not_found',
  413: 'request_too_large',
  429: 'too_many_requests',
  502: 'maintenance',
  503: 'maintenance',
  // The front waited for the service in vain.
  504: 'overloaded',
};

function fieldsIn(body: unknown): FieldProblem[] | undefined {
  if (typeof body !== 'object' || body === null || !('problems' in body)) return undefined;
  return Array.isArray(body.problems) ? body.problems.flatMap(problemIn) : undefined;
}

function problemIn(problem: Partial<FieldProblem> | null): FieldProblem[] {
  const { path, code, params } = problem ?? {};
  if (typeof path !== 'string' || typeof code !== 'string' || !isFieldProblemCode(code)) return [];
  return [{ path, code, ...(params === undefined ? {} : { params }) }];
}
