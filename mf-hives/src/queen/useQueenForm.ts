import type { QueenForm } from '@skep/domain';
import { useMutationResult, useSearchParams } from '@skep/remote-kit';
import { type SavedFormState, useEntityForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from '../form/use-form-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditedQueenFragment as EditedQueen } from '../generated/graphql.ts';
import { goesOnParameter } from '../offline/waiting-hive.ts';
import { waitingQueen } from '../offline/waiting-queen.ts';
import { EditedQueenFragment } from './edited-queen.graphql.ts';
import { newQueen, type QueenValues, queenFormRules, sentQueen, valuesOfQueen } from './queen-values.ts';
import type { useCreateQueen } from './useCreateQueen.ts';
import { useQueenVersion } from './useQueenVersion.tsx';
import { UpdateQueenMutation } from './useSaveQueen.graphql.ts';

export type QueenFormState = UseFormReturn<QueenValues, unknown, QueenForm>;

export interface QueenFormOptions {
  /** Undefined: there is none yet. */
  stored: EditedQueen | undefined;
  /** Makes a new one instead of changing the stored one. */
  create?: ReturnType<typeof useCreateQueen>['run'] | undefined;
  races: readonly { id: string; name: string }[];
  /** What her changes are called while they wait for a network. */
  title: string;
  /** Where this form is opened again. */
  path: string;
}

/** The form of a queen, held to the same rules as the server. */
export function useQueenForm({
  stored,
  create,
  races,
  title,
  path,
}: QueenFormOptions): SavedFormState<QueenValues, QueenForm> {
  const { formatMessage } = useIntl();
  const [begun] = useState(stored);
  const [search] = useSearchParams();
  const update = useMutationResult(UpdateQueenMutation, {
    waits: ({ input }) => begun && waitingQueen({ title, path, held: begun, input, races }),
  });
  const versionOf = useQueenVersion();
  return useEntityForm({
    draft:
      begun && !create
        ? { name: `hives:queen:${begun.id}`, isTakenAtOnce: search.has(goesOnParameter) }
        : undefined,
    schema: queenFormRules,
    values: begun ? valuesOfQueen(begun) : newQueen,
    async save(values, revision, draftId): Promise<Awaited<ReturnType<typeof update.run>> | undefined> {
      const input = sentQueen(values);
      if (create) return create(input);
      return begun && update.run({ id: begun.id, revision, input }, draftId);
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
