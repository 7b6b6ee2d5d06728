import { useConfirm, useMutationFeedback, useMutationResult, useQuery } from '@skep/remote-kit';
import { useEffect } from 'react';
import { RestoreQuery } from '../export/Restore.graphql.ts';
import { useRestore } from '../export/useRestore.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { usePollWhile } from '../usePollWhile.ts';
import {
  AccountMoveFields,
  AccountMoveQuery,
  ForgetAccountMoveMutation,
  ResumeAccountMoveMutation,
  UndoAccountMoveMutation,
} from './BringAccount.graphql.ts';
import { useIntl } from './use-bring-account-intl.ts';

/** The move of an account, and the import of what it fetched; while either is under way, it is asked for again and again. */
export function useMove() {
  const { formatMessage } = useIntl();
  const [feedback, confirm] = [useMutationFeedback(), useConfirm()];
  const result = useQuery(AccountMoveQuery, {
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const move = readFragment(AccountMoveFields, result.data?.accountMove) ?? undefined;
  const restoring = useRestore();
  const isFetched = move?.state === 'FETCHED';
  const isOfMove = isFetched && restoring.found?.id === move?.restoreId;
  const { refetch } = restoring;
  const restoreId = move?.restoreId;
  // The import begins on the server when everything is fetched.
  useEffect(() => {
    if (restoreId != null) void refetch();
  }, [restoreId, refetch]);
  usePollWhile(result, move?.state === 'FETCHING' || move?.state === 'UNDOING');
  const options = { refetchQueries: [AccountMoveQuery, RestoreQuery] };
  const resuming = useMutationResult(ResumeAccountMoveMutation, options);
  const undoing = useMutationResult(UndoAccountMoveMutation, options);
  const forgetting = useMutationResult(ForgetAccountMoveMutation, options);
  return {
    result,
    move,
    /** Undefined: nothing was fetched yet, or another archive is imported since. */
    restore: isOfMove ? restoring.found : undefined,
    isBusy: restoring.isBusy || resuming.isRunning || undoing.isRunning || forgetting.isRunning,
    start: restoring.start,
    resume: () => feedback(resuming.run({})),
    async forget() {
      if (isOfMove) await restoring.forget();
      await feedback(forgetting.run({}));
    },
    async undo() {
      const isMeant = await confirm({
        title: formatMessage({ id: 'bring.undoTitle' }),
        text: formatMessage({ id: 'bring.undoText' }),
        confirmLabel: formatMessage({ id: 'bring.undo' }),
        isDestructive: true,
      });
      if (isMeant) await feedback(undoing.run({}));
    },
  };
}

export type MoveActions = ReturnType<typeof useMove>;
