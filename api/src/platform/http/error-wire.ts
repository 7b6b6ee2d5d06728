import { type AppError, type ErrorCode, errorCatalogue, type FieldProblem } from '@skep/domain';
import Type, { type TSchema } from 'typebox';
import { type FieldNames, type SentProblem, wirePathOf } from './field-names.ts';

/** How a route says errors on the old wire, which every route does its own way. Absent parts take the usual form. */
export interface ErrorWire {
  /** Skep's own API: our names, and none of what follows. */
  isV1?: true;
  /**
   * How faults of fields are sent: `errors`: a message and `errors` by field (the usual form); `errors_only`:
   * without the message; `first_message`: the first fault as one word, as `email_is_required`.
   */
  fields?: 'errors' | 'errors_only' | 'first_message';
  /** What `errors` call the fields; `problems` speak our own names. */
  names?: FieldNames;
  /** Status of faults of fields. Default 422. */
  fieldsStatus?: number;
  codes?: Partial<Record<ErrorCode, WireAnswer>>;
}

/** What the wire says for one code: an object with this `message` or `error`, or a bare JSON text or null. */
export interface WireAnswer {
  status?: number;
  message?: string;
  error?: string;
  bare?: string | null;
}

const invalidInputMessage = 'The given data was invalid.';

const usualMessages: Partial<Record<ErrorCode, string>> = {
  not_signed_in: 'Unauthenticated.',
  too_many_requests: 'Too Many Attempts.',
  overloaded: 'Service Unavailable',
  unexpected: 'Server Error',
};

export const FieldProblemBody = Type.Object({
  path: Type.String({
    description:
      'Path with internal names, such as `layers.2.frameCount`; `errors` have the names of the wire format.',
  }),
  code: Type.String({ description: 'Code of a field problem, such as `too_long`.' }),
  params: Type.Optional(Type.Record(Type.String(), Type.Number())),
});

/** The object that every error answer is, unless its route says otherwise. `code` is always of our catalogue. */
export const ErrorBody = Type.Object(
  {
    message: Type.Optional(Type.String({ description: 'Error text for old clients.' })),
    error: Type.Optional(Type.String()),
    code: Type.String({ description: 'Code of the error catalogue; also in the header X-Error-Code.' }),
    request_id: Type.String(),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    problems: Type.Optional(Type.Array(FieldProblemBody)),
    current: Type.Optional(Type.Unknown({ description: 'For 412: the current object, as from GET.' })),
    yours: Type.Optional(Type.Unknown({ description: 'For 412: the object that was sent.' })),
  },
  { $id: 'Error' },
);

/** Every error answer of Skep's own API. */
export const V1ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'Code of the error catalogue.' }),
    requestId: Type.String({
      description: 'Finds the request in the logs of the service.',
    }),
    problems: Type.Optional(Type.Array(FieldProblemBody)),
    current: Type.Optional(Type.Unknown({ description: 'For 412: the thing as it is now.' })),
  },
  { $id: 'V1Error' },
);

/** The same by its name, so that it is in the OpenAPI document once. */
const ErrorRef = Type.Ref('Error#');

type ErrorJson = Type.Static<typeof ErrorBody> | Type.Static<typeof V1ErrorBody>;

export type ErrorAnswer = { status: number; body: ErrorJson | string | null };

/** An error as one route says it. `sent` is the request's body, for 412. */
export function answerOf(error: AppError, wire: ErrorWire, requestId: string, sent: unknown): ErrorAnswer {
  const { code, details } = error;
  const answer = wire.codes?.[code];
  if (wire.isV1) return v1AnswerOf(error, requestId);
  const base = { code, request_id: requestId };
  if (answer?.bare !== undefined)
    return { status: answer.status ?? errorCatalogue[code].status, body: answer.bare };
  if (code === 'invalid_input' && answer === undefined) {
    const status = wire.fieldsStatus ?? errorCatalogue[code].status;
    return { status, body: { ...base, ...fieldFaults(details.fields ?? [], wire) } };
  }
  return {
    status: answer?.status ?? errorCatalogue[code].status,
    body: {
      ...base,
      ...(answer?.error === undefined
        ? { message: answer?.message ?? usualMessages[code] ?? code }
        : { error: answer.error }),
      ...(code === 'changed_meanwhile' ? { current: details.current, yours: sent } : {}),
    },
  };
}

function v1AnswerOf({ code, details }: AppError, requestId: string): ErrorAnswer {
  const problems = details.fields?.map(({ sentAs: _sentAs, ...problem }: SentProblem) => problem);
  const body = {
    code,
    requestId,
    ...(problems && { problems }),
    ...(code === 'changed_meanwhile' && { current: details.current }),
  };
  return { status: errorCatalogue[code].status, body };
}

function fieldFaults(problems: readonly SentProblem[], { fields, names = {} }: ErrorWire) {
  const onWire = problems.map((problem) => ({ path: wirePathOf(problem, names), code: problem.code }));
  const errors: Record<string, string[]> = {};
  for (const { path, code } of onWire) errors[path] = [...(errors[path] ?? []), code];
  const faults = { errors, problems: problems.map(({ sentAs: _sentAs, ...problem }) => problem) };
  if (fields === 'errors_only') return faults;
  const first = onWire[0];
  const isOneWord = fields === 'first_message' && first !== undefined;
  return { message: isOneWord ? oneWord(first) : invalidInputMessage, ...faults };
}

/** The words that account screens know, made from field and fault. */
function oneWord({ path, code }: Pick<FieldProblem, 'path' | 'code'>): string {
  switch (code) {
    case 'required':
    case 'terms_not_accepted':
      return `${path}_is_required`;
    case 'already_taken':
      return `${path}_already_exists`;
    case 'not_an_email':
      return 'no_valid_email';
    case 'passwords_differ':
      return 'no_password_match';
    case 'password_too_simple':
      return 'invalid_password';
    default:
      return `invalid_${path}`;
  }
}

/** Schemas of all that `answerOf` can say for a route, by status; what the route itself declares wins. */
export function errorSchemas(wire: ErrorWire): Record<string, TSchema> {
  if (wire.isV1) return { '4xx': Type.Ref('V1Error#'), '5xx': Type.Ref('V1Error#') };
  const byStatus = new Map<string, TSchema[]>();
  for (const [code, answer] of Object.entries(wire.codes ?? {})) {
    if (answer.bare === undefined) continue;
    const status = String(answer.status ?? statusOf(code));
    const bare = answer.bare === null ? Type.Null() : Type.Literal(answer.bare);
    byStatus.set(status, [...(byStatus.get(status) ?? [ErrorRef]), bare]);
  }
  const special = [...byStatus].map(([status, schemas]) => [status, Type.Union(schemas)] as const);
  return { '4xx': ErrorRef, '5xx': ErrorRef, ...Object.fromEntries(special) };
}

function statusOf(code: string): number {
  return Object.entries(errorCatalogue).find(([name]) => name === code)?.[1].status ?? 500;
}
