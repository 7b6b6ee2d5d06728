import { isFailure, type MutationFailure, useFailureText, useNotify } from '@skep/remote-kit';
import { useState } from 'react';

/** One thing that is done to the chosen hives: why it failed is told in its dialog, which stays open with all in it. */
export function useStep(onDone: () => void) {
  const notify = useNotify();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();

  async function run(send: () => Promise<object | MutationFailure>, doneText: string): Promise<void> {
    setProblem(undefined);
    const answer = await send();
    if (isFailure(answer)) return setProblem(failureText(answer));
    notify({ kind: 'success', text: doneText });
    onDone();
  }

  return { run, problem };
}
