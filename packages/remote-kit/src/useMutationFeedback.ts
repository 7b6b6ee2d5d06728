import { isFailure, type MutationFailure, useFailureText } from './mutation-result.ts';
import { isQueued } from './queued-mutation.ts';
import { useNotify } from './service-hooks.ts';
import { useQueuedFeedback } from './useQueuedFeedback.ts';

/**
 * Waits for a mutation and says how it went. Resolves to true when it is done, on this device at least.
 * Without `doneText` only a failure is shown: success is visible at the button's place.
 */
export function useMutationFeedback(): (
  running: Promise<object | MutationFailure>,
  doneText?: string,
) => Promise<boolean> {
  const notify = useNotify();
  const failureText = useFailureText();
  const queuedFeedback = useQueuedFeedback();
  return async (running, doneText) => {
    const answer = await running;
    if (isFailure(answer)) {
      notify({ kind: 'problem', text: failureText(answer) });
      return false;
    }
    if (isQueued(answer)) queuedFeedback(answer);
    else if (doneText !== undefined) notify({ kind: 'success', text: doneText });
    return true;
  };
}
