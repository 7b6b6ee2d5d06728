import { useErrorText, useFieldProblemText } from '@skep/i18n';
import { useMutationFeedback, useMutationResult, useNotify, useQuery, useServices } from '@skep/remote-kit';
import { useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { RestoreFieldsFragment } from '../generated/graphql.ts';
import { usePollWhile } from '../usePollWhile.ts';
import {
  ForgetRestoreMutation,
  RestoreFields,
  RestoreQuery,
  StartRestoreMutation,
} from './Restore.graphql.ts';

/** An account import; while it is read or written, it is queried again and again. */
export function useRestore() {
  const feedback = useMutationFeedback();
  const { sendFile } = useServices();
  const notify = useNotify();
  const errorText = useErrorText();
  const problemText = useFieldProblemText();
  const [isSending, setSending] = useState(false);
  const result = useQuery(RestoreQuery, {
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const found: RestoreFieldsFragment | undefined =
    readFragment(RestoreFields, result.data?.restore) ?? undefined;
  const isUnderWay = found?.state === 'READING' || found?.state === 'WRITING';
  usePollWhile(result, isUnderWay);
  const starting = useMutationResult(StartRestoreMutation, { refetchQueries: [RestoreQuery] });
  const forgetting = useMutationResult(ForgetRestoreMutation, { refetchQueries: [RestoreQuery] });
  return {
    found,
    isSending,
    refetch: result.refetch,
    isBusy: starting.isRunning || forgetting.isRunning,
    start: () => feedback(starting.run({})),
    forget: () => feedback(forgetting.run({})),
    async send(file: File) {
      setSending(true);
      const sent = await sendFile?.('/api/user/restore', file);
      setSending(false);
      if (sent?.kind === 'sent') {
        await result.refetch();
        return;
      }
      const text = sent?.problem
        ? problemText(sent.problem.code, sent.problem.params)
        : errorText(sent?.code ?? 'unexpected');
      notify({ kind: 'problem', text });
    },
  };
}
