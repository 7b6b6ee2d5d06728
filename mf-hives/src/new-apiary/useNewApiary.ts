import { type NewApiaryForm, newApiaryForm } from '@skep/domain';
import { type SavedFormState, useSavedForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from '../form/use-form-intl.ts';
import { type NewApiaryValues, newApiaryValues, sentApiary } from './new-apiary-values.ts';
import { type Step, stepOfField, steps } from './steps.ts';
import { useCreateApiary } from './useCreateApiary.ts';

export type NewApiaryFormState = UseFormReturn<NewApiaryValues, unknown, NewApiaryForm>;

/** One form over all four steps, and its one request. @param goTo opens the first step at which something is wrong */
export function useNewApiary(
  apiaryCount: number,
  goTo: (step: Step) => void,
): SavedFormState<NewApiaryValues, NewApiaryForm> {
  const intl = useIntl();
  const [begun] = useState(() => newApiaryValues(intl, apiaryCount));
  const creation = useCreateApiary();
  return useSavedForm({
    schema: newApiaryForm,
    values: begun,
    save: (values) => creation.run({ input: sentApiary(values) }),
    savedText: ({ name }) => intl.formatMessage({ id: 'hives.apiaryCreated' }, { name }),
    onProblems(names) {
      const wrong = names.map(stepOfField);
      const first = steps.find((step) => wrong.includes(step));
      if (first) goTo(first);
    },
  });
}
