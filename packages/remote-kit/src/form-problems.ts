import { useFieldProblemText } from '@skep/i18n';
import type { SummaryProblem } from '@skep/ui/form';
import type { FieldError, FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { MutationFailure } from './mutation-result.ts';

/** A field's fault as a form keeps it. @param limit what its sentence names, where the code has one */
export function fieldErrorOf(type: 'rule' | 'server', code: string, limit?: number | null): FieldError {
  return { type, message: code, ...(limit != null && { types: { limit: String(limit) } }) };
}

/**
 * Puts the server's field problems where the form's own would stand. Nothing typed is touched.
 * @param fieldOf turns a path of the input into the name of a form field
 */
export function setServerProblems<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  failure: MutationFailure,
  fieldOf: (path: string) => string = (path) => path,
): void {
  for (const { path, code, limit } of failure.fields) {
    setError(fieldOf(path) as Path<Values>, fieldErrorOf('server', code, limit));
  }
}

/** The sentence of a field's fault, for the field's `error`; undefined when it has none. */
export function useFieldError(errors: FieldErrors): (name: string) => string | undefined {
  const text = useFieldProblemText();
  return (name) => {
    const error = valueAt(errors, name.split('.'));
    const message = valueAt(error, ['message']);
    const limit = valueAt(error, ['types', 'limit']);
    const params = typeof limit === 'string' ? { max: Number(limit), min: Number(limit) } : {};
    return typeof message === 'string' ? text(message, params) : undefined;
  };
}

/** react-hook-form has a function for this, but it would bring that library into every first visit. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );
}

/** The faults of a form for the summary above it: `labels` names each field, in the order of the form. */
export function useSummaryProblems(
  errors: FieldErrors,
  labels: Readonly<Record<string, string>>,
): SummaryProblem[] {
  const fieldError = useFieldError(errors);
  return Object.entries(labels).flatMap(([fieldId, label]) => {
    const text = fieldError(fieldId);
    return text === undefined ? [] : [{ fieldId, label, text }];
  });
}
