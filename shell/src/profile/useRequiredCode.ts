import { isFailure, type MutationFailure } from '@skep/remote-kit';
import { useState } from 'react';

/** Sends what the server may want a code of the second factor for. */
export function useRequiredCode<
  Input extends { secondFactorCode?: string | null | undefined },
  Answer extends object,
>(send: (input: Input) => Promise<Answer | MutationFailure>) {
  const [isCodeRequired, setCodeRequired] = useState(false);
  return {
    isCodeRequired,
    /** Undefined: the code is required, and nothing was done yet. */
    async save(input: Input): Promise<Answer | MutationFailure | undefined> {
      const answer = await send(input);
      if (!isFailure(answer) || answer.code !== 'SECOND_FACTOR_REQUIRED') return answer;
      setCodeRequired(true);
      return undefined;
    },
  };
}

export const wrongCodeMark = {
  INVALID_CODE: { secondFactorCode: 'shell.profile.checkSecondFactor' },
} as const;
