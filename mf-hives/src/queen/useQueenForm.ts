import type { QueenForm } from '@skep/domain';
import { formResolver } from '@skep/remote-kit/form';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type QueenValues, queenFormRules } from './queen-values.ts';

export type QueenFormState = UseFormReturn<QueenValues, unknown, QueenForm>;

/** The form of a queen, held to the same rules as the server. */
export function useQueenForm(initial: QueenValues): QueenFormState {
  return useForm<QueenValues, unknown, QueenForm>({
    resolver: formResolver(queenFormRules),
    defaultValues: initial,
    shouldFocusError: false,
  });
}
