import { type HiveForm, hiveForm } from '@skep/domain';
import { formResolver } from '@skep/remote-kit/form';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { HiveValues } from './hive-values.ts';

export type HiveFormState = UseFormReturn<HiveValues, unknown, HiveForm>;

/** The form of a hive, held to the same rules as the server. */
export function useHiveForm(initial: HiveValues): HiveFormState {
  return useForm<HiveValues, unknown, HiveForm>({
    resolver: formResolver(hiveForm),
    defaultValues: initial,
    shouldFocusError: false,
  });
}
