import { type SavedFormState, useEntityForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import * as v from 'valibot';
import { useIntl } from '../form/use-form-intl.ts';
import { useMoveHives } from './useMoveHives.ts';

const moveForm = v.object({
  hiveIds: v.pipe(v.array(v.string()), v.nonEmpty('required')),
  targetId: v.string('required'),
});

export interface MoveValues {
  hiveIds: string[];
  targetId: string | undefined;
}

export type MoveFormState = SavedFormState<MoveValues, v.InferOutput<typeof moveForm>>;

export interface MoveOptions {
  /** Those that are chosen at first. */
  hiveIds: string[];
  /** Where they stand. */
  apiaryIds: readonly string[];
  /** Where they can go. */
  targets: readonly { id: string; name: string }[];
  /** Default: it leads back. */
  onSaved?: () => void;
}

/** Hives that shall stand elsewhere. */
export function useMoveForm({ hiveIds, apiaryIds, targets, onSaved }: MoveOptions): MoveFormState {
  const { formatMessage } = useIntl();
  const only = targets.length === 1 ? targets[0] : undefined;
  const [begun] = useState<MoveValues>(() => ({ hiveIds, targetId: only?.id }));
  const move = useMoveHives(apiaryIds, targets);
  return useEntityForm({
    schema: moveForm,
    values: begun,
    save: (values) => move(values.hiveIds, values.targetId),
    savedText: (values) =>
      formatMessage(
        { id: 'hives.moved' },
        { count: values.hiveIds.length, name: targets.find(({ id }) => id === values.targetId)?.name },
      ),
    onSaved,
  });
}
