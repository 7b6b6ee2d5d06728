import { type HiveTagForm, hiveTagForm } from '@skep/domain';
import { formResolver } from '@skep/remote-kit/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TagValues } from './tag-values.ts';

/** @param numberProblem what is wrong with the number that the person came with: told at once. */
export function useTagForm(defaultValues: TagValues, numberProblem: string | undefined) {
  const [errors] = useState(
    () => numberProblem && { errors: { number: { type: 'came', message: numberProblem } } },
  );
  return useForm<TagValues, unknown, HiveTagForm>({
    defaultValues,
    resolver: formResolver(hiveTagForm),
    ...(errors || {}),
  });
}

export type TagFormState = ReturnType<typeof useTagForm>;
