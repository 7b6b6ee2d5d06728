import { type AppError, isAppError } from '@skep/domain';
import type { Failure } from '../generated/schema.ts';

export type FailureMember = Failure & { __typename: 'Failure' };

/** What GraphQL calls a field, by the path that the wire has for it. */
export type PathOf = (wirePath: string) => string;

/** Renames each part of a path that has another name on the wire, as `layers.2.framecount`. */
export function renamingParts(names: Readonly<Record<string, string>>): PathOf {
  return (wirePath) =>
    wirePath
      .split('.')
      .map((part) => names[part] ?? part)
      .join('.');
}

const sameAsWire: PathOf = (path) => path;

/**
 * Runs a mutation. What the catalogue foresees becomes a Failure to be shown in the form; two things are thrown:
 * the unexpected, and a sign-in that has ended, which concerns the whole page and not this form.
 */
export async function orFailure<Result>(
  { requestId }: { requestId: string },
  work: () => Promise<Result>,
  pathOf: PathOf = sameAsWire,
): Promise<Result | FailureMember> {
  try {
    return await work();
  } catch (error) {
    if (!isAppError(error) || error.code === 'unexpected' || error.code === 'not_signed_in') throw error;
    return failureOf(error, requestId, pathOf);
  }
}

function failureOf({ code, details }: AppError, requestId: string, pathOf: PathOf): FailureMember {
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
