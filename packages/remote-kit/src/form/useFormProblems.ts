import { useFailureText, useObservable } from '@skep/remote-kit';
import type { SummaryProblem } from '@skep/ui/form';
import { useFormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { namesOfErrors } from './field-errors.ts';
import type { NamedFields } from './named-fields.ts';
import type { FormFailure } from './useRequestForm.ts';

export interface FormProblems {
  /** Says why nothing was saved. */
  title: string;
  /** What is wrong with the fields that are drawn, in the order of the page. */
  problems: readonly SummaryProblem[];
  /** Something is wrong, and no field that is drawn tells it. */
  isWhole: boolean;
  /** Number of the attempt to save. */
  attempt: number;
}

/** All that is wrong with a form: nothing before it was sent, when a field alone tells what it knows. */
export function useFormProblems(
  fields: NamedFields,
  failure: FormFailure | undefined,
  problemsTitle: string | undefined,
): FormProblems {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const { errors, submitCount } = useFormState();
  const problems = useObservable(fields).flatMap(({ id, label, error }) =>
    error === undefined ? [] : [{ fieldId: id, label, text: error }],
  );
  const isTried = submitCount > 0;
  // A fault of a field that a person has corrected is a fault no more.
  const isSomethingWrong = namesOfErrors(errors).length > 0 || failure?.isAboutFields === false;
  // Fields tell better than one sentence for all of them.
  const isShownByFields = failure === undefined || (failure.fields.length > 0 && problems.length > 0);
  return {
    title: isShownByFields
      ? (problemsTitle ?? formatMessage({ id: 'kit.form.problems' }))
      : failureText(failure),
    problems: isTried ? inPageOrder(problems) : [],
    isWhole: isTried && isSomethingWrong && problems.length === 0,
    attempt: submitCount,
  };
}

/** Fields come in the order in which they were first drawn, and one that opened later may stand above. */
function inPageOrder(problems: readonly SummaryProblem[]): SummaryProblem[] {
  return problems.toSorted((one, other) => {
    const first = document.getElementById(one.fieldId);
    const second = document.getElementById(other.fieldId);
    if (!first || !second) return Number(first === null) - Number(second === null);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  });
}
