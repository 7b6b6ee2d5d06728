import { type MutationFailure, useFailureText, useFieldError } from '@skep/remote-kit';
import type { SummaryProblem } from '@skep/ui/form';
import type { FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';

export interface FormProblemsOptions {
  errors: FieldErrors;
  failure: MutationFailure | undefined;
  /** Names each field, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** What a failure says about fields that are right in themselves: the fields of each code, with their sentences. */
  marks?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface FormProblemsState {
  /** For the field's `error`. */
  errorOf: (name: string) => string | undefined;
  title: string;
  problems: SummaryProblem[];
}

/** Everything that is wrong with a form, of its own checking and of the server's answer. */
export function useFormProblems({
  errors,
  failure,
  labels,
  marks = {},
}: FormProblemsOptions): FormProblemsState {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const fieldError = useFieldError(errors);
  const marked = (failure && marks[failure.code]) ?? {};
  const errorOf = (name: string) => fieldError(name) ?? marked[name];
  return {
    errorOf,
    title: failure ? failureText(failure) : formatMessage({ id: 'shell.account.problems' }),
    problems: Object.entries(labels).flatMap(([fieldId, label]) => {
      const text = errorOf(fieldId);
      return text === undefined ? [] : [{ fieldId, label, text }];
    }),
  };
}
