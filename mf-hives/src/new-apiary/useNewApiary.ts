import { type NewApiaryForm, newApiaryForm } from '@skep/domain';
import { useSearchParams } from '@skep/remote-kit';
import { type SavedFormState, useEntityForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from '../form/use-form-intl.ts';
import { goesOnParameter } from '../offline/waiting-hive.ts';
import { type WaitingNewApiary, waitingNewApiary } from '../offline/waiting-new-apiary.ts';
import { type NewApiaryValues, newApiaryValues, sentApiary } from './new-apiary-values.ts';
import { type Step, stepOfField, steps } from './steps.ts';
import { useCreateApiary } from './useCreateApiary.ts';

export type NewApiaryFormState = UseFormReturn<NewApiaryValues, unknown, NewApiaryForm>;

/**
 * One form over all four steps, and its one request.
 * @param types from which that of its hives is chosen
 * @param goTo opens the first step at which something is wrong
 */
export function useNewApiary(
  apiaryCount: number,
  types: WaitingNewApiary['types'],
  goTo: (step: Step) => void,
): SavedFormState<NewApiaryValues, NewApiaryForm> {
  const intl = useIntl();
  const [begun] = useState(() => newApiaryValues(intl, apiaryCount));
  const [search] = useSearchParams();
  const creation = useCreateApiary(({ input }, id) => {
    const title = intl.formatMessage({ id: 'hives.waitingNewApiary' }, { apiary: input.name });
    return waitingNewApiary({ id, title, input, types });
  });
  return useEntityForm({
    schema: newApiaryForm,
    values: begun,
    draft: { name: 'hives:newApiary', isTakenAtOnce: search.has(goesOnParameter) },
    save: (values, _revision, draftId) => creation.run({ input: sentApiary(values) }, draftId),
    savedText: ({ name }) => intl.formatMessage({ id: 'hives.apiaryCreated' }, { name }),
    onProblems(names) {
      const wrong = names.map(stepOfField);
      const first = steps.find((step) => wrong.includes(step));
      if (first) goTo(first);
    },
  });
}
