import { useFieldProblemText } from '@skep/i18n';
import type { MutationFailure } from '@skep/remote-kit';
import type { FieldError, FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useIntl } from 'react-intl';

/** What a failure says about fields that are right in themselves: by its code, the id of each field's sentence. */
export type FailureMarks = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A field's fault as a form keeps it. @param limit what its sentence names, where the code has one */
export function fieldErrorOf(type: 'rule' | 'server', code: string, limit?: number | null): FieldError {
  return { type, message: code, ...(limit != null && { types: { limit: String(limit) } }) };
}

/**
 * Puts what the server said against fields where the form's own faults would stand, and returns their names. Nothing
 * typed is touched.
 * @param fieldOf turns a path of the input into the name of a form field
 */
export function setServerProblems<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  { code: failureCode, fields }: MutationFailure,
  fieldOf: (path: string) => string,
  marks: FailureMarks = {},
): string[] {
  const marked = Object.entries(marks[failureCode] ?? {}).map(([name, id]): [string, FieldError] => [
    name,
    { type: 'sentence', message: id },
  ]);
  const named = fields.map(({ path, code, limit }): [string, FieldError] => [
    fieldOf(path),
    fieldErrorOf('server', code, limit),
  ]);
  const errors = [...marked, ...named];
  for (const [name, error] of errors) setError(name as Path<Values>, error);
  return errors.map(([name]) => name);
}

/** What a field says of some codes in its own words; undefined for the others. */
export type OwnProblemText = (code: string) => string | undefined;

/** The sentence of a field's fault; undefined when it has none. */
export function useFieldErrorText(): (
  error: FieldError | undefined,
  own?: OwnProblemText,
) => string | undefined {
  const { formatMessage } = useIntl();
  const problemText = useFieldProblemText();
  return (error, own) => {
    if (error?.message === undefined) return undefined;
    if (error.type === 'sentence') return formatMessage({ id: error.message });
    const limit = error.types?.limit;
    const values = limit === undefined ? {} : { max: Number(limit), min: Number(limit) };
    return own?.(error.message) ?? problemText(error.message, values);
  };
}

/** The names of all fields with a fault, as `address.city`. */
export function namesOfErrors(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = `${prefix}${key}`;
    return typeof error.message === 'string' ? [name] : namesOfErrors(error as FieldErrors, `${name}.`);
  });
}
