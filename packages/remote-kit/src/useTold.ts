import { isFailure, type MutationFailure, useFailureText } from './mutation-result.ts';
import { useNotify } from './service-hooks.ts';
import { useToldWaiting } from './useToldWaiting.ts';
import { waitsHere } from './waiting.ts';

/**
 * Waits for a mutation and says how it went. Resolves to true when it is done, on this device at least.
 * Without `doneText` only a failure is told: what was done is seen where it was asked for.
 */
export function useTold(): (
  running: Promise<object | MutationFailure>,
  doneText?: string,
) => Promise<boolean> {
  const notify = useNotify();
  const failureText = useFailureText();
  const toldWaiting = useToldWaiting();
  return async (running, doneText) => {
    const answer = await running;
    if (isFailure(answer)) {
      notify({ kind: 'problem', text: failureText(answer) });
      return false;
    }
    if (waitsHere(answer)) toldWaiting(answer);
    else if (doneText !== undefined) notify({ kind: 'success', text: doneText });
    return true;
  };
}
