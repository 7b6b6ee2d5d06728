import { isFailure, type MutationFailure } from '@skep/remote-kit';
import { useState } from 'react';

export interface SecondFactor<Values, Answer> {
  /** Sends without a code; undefined: a code is required, and nothing was done yet. */
  send: (values: Values) => Promise<Answer | MutationFailure | undefined>;
  /** The step for the code, after all else was right; undefined while none is required. */
  step: SecondFactorStep<Answer> | undefined;
}

export interface SecondFactorStep<Answer> {
  /** Sends what was right once more, with the code. */
  send: (code: string) => Promise<Answer | MutationFailure>;
  /** Back to the fields before, which keep what was typed. */
  leave: () => void;
}

/** A sign-in that may ask for a code of the second factor. */
export function useSecondFactor<Values, Answer extends object>(
  signIn: (values: Values, code?: string) => Promise<Answer | MutationFailure>,
): SecondFactor<Values, Answer> {
  const [waiting, setWaiting] = useState<{ values: Values }>();
  return {
    async send(values) {
      const answer = await signIn(values);
      if (!isFailure(answer) || answer.code !== 'SECOND_FACTOR_REQUIRED') return answer;
      setWaiting({ values });
      return undefined;
    },
    step: waiting && {
      send: (code) => signIn(waiting.values, code),
      leave: () => setWaiting(undefined),
    },
  };
}
