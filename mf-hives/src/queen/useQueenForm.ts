import type { QueenForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { type SavedFormState, useSavedForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from '../form/use-form-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditedQueenFragment as EditedQueen } from '../generated/graphql.ts';
import { EditedQueenFragment } from './edited-queen.graphql.ts';
import { newQueen, type QueenValues, queenFormRules, sentQueen, valuesOfQueen } from './queen-values.ts';
import type { useCreateQueen } from './useCreateQueen.ts';
import { useQueenVersion } from './useQueenVersion.tsx';
import { UpdateQueenMutation } from './useSaveQueen.graphql.ts';

export type QueenFormState = UseFormReturn<QueenValues, unknown, QueenForm>;

/**
 * The form of a queen, held to the same rules as the server.
 * @param stored undefined: there is none yet. @param create given to make a new one instead of changing the stored one
 */
export function useQueenForm(
  stored: EditedQueen | undefined,
  create?: ReturnType<typeof useCreateQueen>['run'],
): SavedFormState<QueenValues, QueenForm> {
  const { formatMessage } = useIntl();
  const update = useMutationResult(UpdateQueenMutation);
  const versionOf = useQueenVersion();
  const [begun] = useState(stored);
  return useSavedForm({
    schema: queenFormRules,
    values: begun ? valuesOfQueen(begun) : newQueen,
    async save(values, revision): Promise<Awaited<ReturnType<typeof update.run>> | undefined> {
      const input = sentQueen(values);
      if (create) return create(input);
      return begun && update.run({ id: begun.id, revision, input });
    },
    conflict: begun && {
      revision: begun.revision,
      theirs(answer) {
        if (answer.__typename !== 'QueenConflict') return undefined;
        const current = readFragment(EditedQueenFragment, answer.current);
        return { revision: current.revision, values: valuesOfQueen(current) };
      },
      versionOf,
    },
    savedText: () => formatMessage({ id: 'hives.queenSaved' }),
  });
}
