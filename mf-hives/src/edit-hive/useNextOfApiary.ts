import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { HiveFormState } from './HiveFields.tsx';
import type { HiveValues } from './hive-values.ts';

/**
 * Until somebody types them, name and place are those of the next hive of the apiary that is chosen.
 * @param nextOf a new hive of an apiary, before anything is typed
 */
export function useNextOfApiary(form: HiveFormState, nextOf: (apiaryId: string) => HiveValues): void {
  const apiaryId = useWatch({ control: form.control, name: 'apiaryId' });
  const { dirtyFields } = form.formState;

  const suggest = useEffectEvent((chosen: string) => {
    const { name, order } = nextOf(chosen);
    if (!dirtyFields.name) form.setValue('name', name);
    if (!dirtyFields.order) form.setValue('order', order);
  });

  useEffect(() => {
    suggest(apiaryId);
  }, [apiaryId]);
}
