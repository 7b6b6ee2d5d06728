import type { QueenForm } from '@skep/domain';
import { isFailure, useMutationResult } from '@skep/remote-kit';
import { type ReactNode, useState } from 'react';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditedQueenFragment as EditedQueen } from '../generated/graphql.ts';
import { EditedQueenFragment } from './edited-queen.graphql.ts';
import { sentQueen, valuesOfQueen } from './queen-values.ts';
import type { QueenFormState } from './useQueenForm.ts';
import { useQueenVersion } from './useQueenVersion.tsx';
import { UpdateQueenMutation } from './useSaveQueen.graphql.ts';

interface Conflict {
  theirs: EditedQueen;
  decide: (decision: 'mine' | 'theirs' | 'neither') => void;
}

export interface QueenUpdate {
  /** Resolves to undefined where nothing was saved because the person goes on with the form. */
  run: (values: QueenForm) => Promise<object | undefined>;
  isRunning: boolean;
  /** Stands where the form stands: it asks which version to keep. */
  dialog: ReactNode;
}

/** Saves a queen against the revision that the form began with; who was slower is asked, and loses nothing. */
export function useUpdateQueen(stored: EditedQueen | undefined, form: QueenFormState): QueenUpdate {
  const mutation = useMutationResult(UpdateQueenMutation);
  const versionOf = useQueenVersion();
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<Conflict>();

  async function run(values: QueenForm) {
    if (!base) return undefined;
    let { revision } = base;
    for (;;) {
      const answer = await mutation.run({ id: base.id, revision, input: sentQueen(values) });
      if (isFailure(answer) || answer.__typename !== 'QueenConflict') return answer;
      const theirs = readFragment(EditedQueenFragment, answer.current);
      const decision = await new Promise<Parameters<Conflict['decide']>[0]>((decide) =>
        setConflict({ theirs, decide }),
      );
      setConflict(undefined);
      if (decision === 'neither') return undefined;
      if (decision === 'theirs') {
        setBase(theirs);
        form.reset(valuesOfQueen(theirs));
        return undefined;
      }
      revision = theirs.revision;
    }
  }

  const dialog = conflict && (
    <ConflictDialog
      what="queen"
      mine={versionOf(form.getValues())}
      theirs={versionOf(valuesOfQueen(conflict.theirs))}
      onKeepMine={() => conflict.decide('mine')}
      onLoadTheirs={() => conflict.decide('theirs')}
      onClose={() => conflict.decide('neither')}
    />
  );
  return { run, isRunning: mutation.isRunning, dialog };
}
