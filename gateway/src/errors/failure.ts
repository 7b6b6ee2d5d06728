import { type AppError, isAppError } from '@skep/domain';
import type { Failure } from '../generated/schema.ts';

export type FailureMember = Failure & { __typename: 'Failure' };

/**
 * Runs a mutation. What the catalogue foresees becomes a Failure to be shown in the form; two things are thrown:
 * the unexpected, and a sign-in that has ended, which concerns the whole page and not this form.
 * @param pathOf path of a field in the input, if it is not where the service has it.
 */
export async function orFailure<Result>(
  { requestId }: { requestId: string },
  work: () => Promise<Result>,
  pathOf: (path: string) => string = (path) => path,
): Promise<Result | FailureMember> {
  try {
    return await work();
  } catch (error) {
    if (!isAppError(error) || error.code === 'unexpected' || error.code === 'not_signed_in') throw error;
    return failureOf(error, requestId, pathOf);
  }
}

function failureOf(
  { code, details }: AppError,
  requestId: string,
  pathOf: (path: string) => string,
): FailureMember {
  return {
    __typename: 'Failure',
    code,
    fields: (details.fields ?? []).map((problem) => ({
      path: pathOf(problem.path),
      code: problem.code,
      limit: problem.params?.max ?? problem.params?.min,
    })),
    requestId,
    retryAfterSeconds: details.retryAfterSeconds,
  };
}
