import { isFailure, type MutationFailure, useFailureText, useNotify } from '@skep/remote-kit';

/** Waits for a mutation and says how it went. Resolves to true when it is done. */
export function useTold(): (
  running: Promise<object | MutationFailure>,
  doneText: string,
) => Promise<boolean> {
  const notify = useNotify();
  const failureText = useFailureText();
  return async (running, doneText) => {
    const answer = await running;
    if (isFailure(answer)) {
      notify({ kind: 'problem', text: failureText(answer) });
      return false;
    }
    notify({ kind: 'success', text: doneText });
    return true;
  };
}
