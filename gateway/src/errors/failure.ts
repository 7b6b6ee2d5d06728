import { type AppError, type FieldProblem, isAppError } from '@skep/domain';
import type { Failure } from '../generated/schema.ts';

export type FailureMember = Failure & { __typename: 'Failure' };

/** What the wire calls a part of an input → what GraphQL calls it, as `framecount` → `frameCount`. */
export type FieldNames = Readonly<Record<string, string>>;

/**
 * Runs a mutation. What the catalogue foresees becomes a Failure to be shown in the form; two things are thrown:
 * the unexpected, and a sign-in that has ended, which concerns the whole page and not this form.
 */
export async function orFailure<Result>(
  { requestId }: { requestId: string },
  work: () => Promise<Result>,
  names: FieldNames = {},
): Promise<Result | FailureMember> {
  try {
    return await work();
  } catch (error) {
    if (!isAppError(error) || error.code === 'unexpected' || error.code === 'not_signed_in') throw error;
    return failureOf(error, requestId, names);
  }
}

function failureOf({ code, details }: AppError, requestId: string, names: FieldNames): FailureMember {
  return {
    __typename: 'Failure',
    code,
    fields: (details.fields ?? []).map((problem) => fieldOf(problem, names)),
    requestId,
    retryAfterSeconds: details.retryAfterSeconds,
  };
}

function fieldOf({ path, code, params }: FieldProblem, names: FieldNames) {
  const parts = path.split('.').map((part) => names[part] ?? part);
  return { path: parts.join('.'), code, limit: params?.max ?? params?.min };
}
