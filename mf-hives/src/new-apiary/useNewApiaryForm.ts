import { type NewApiaryForm, newApiaryForm } from '@skep/domain';
import { formResolver } from '@skep/remote-kit/form';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { NewApiaryValues } from './new-apiary-values.ts';

export type NewApiaryFormState = UseFormReturn<NewApiaryValues, unknown, NewApiaryForm>;

/** What every step of a new apiary gets. */
export interface StepProps {
  form: NewApiaryFormState;
  /** The sentence of a field's fault, by the field's name. */
  errorOf: (name: string) => string | undefined;
}

/** One form over all four steps, held to the same rules as the server. */
export function useNewApiaryForm(initial: NewApiaryValues): NewApiaryFormState {
  return useForm<NewApiaryValues, unknown, NewApiaryForm>({
    resolver: formResolver(newApiaryForm),
    defaultValues: initial,
    shouldFocusError: false,
  });
}
