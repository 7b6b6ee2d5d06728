import { type ApiaryForm, apiaryForm } from '@skep/domain';
import { formResolver } from '@skep/remote-kit/form';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { ApiaryValues } from '../apiary-fields/apiary-values.ts';

/** The form of a stored apiary, held to the same rules as the server. */
export function useApiaryForm(initial: ApiaryValues): UseFormReturn<ApiaryValues, unknown, ApiaryForm> {
  return useForm<ApiaryValues, unknown, ApiaryForm>({
    resolver: formResolver(apiaryForm),
    defaultValues: initial,
    shouldFocusError: false,
  });
}
