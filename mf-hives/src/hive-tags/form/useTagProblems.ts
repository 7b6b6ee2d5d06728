import { useSummaryProblems } from '@skep/remote-kit';
import type { SummaryProblem } from '@skep/ui';
import { useIntl } from 'react-intl';
import { useNumberProblemText } from '../useNumberProblemText.ts';
import type { TagFormState } from './useTagForm.ts';

/** The faults of the form for the summary above it: none before it was sent, when the field alone tells them. */
export function useTagProblems({ formState }: TagFormState): SummaryProblem[] {
  const { formatMessage } = useIntl();
  const numberProblemText = useNumberProblemText();
  const problems = useSummaryProblems(formState.errors, {
    number: formatMessage({ id: 'tags.numberField' }),
    hiveId: formatMessage({ id: 'tags.hiveField' }),
    action: formatMessage({ id: 'tags.actionField' }),
  });
  const code = formState.errors.number?.message;
  if (formState.submitCount === 0) return [];
  return problems.map((problem) =>
    problem.fieldId === 'number' && code ? { ...problem, text: numberProblemText(code) } : problem,
  );
}
