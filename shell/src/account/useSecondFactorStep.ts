import { isFailure } from '@skep/remote-kit';
import { useState } from 'react';

/** The step of a sign-in that asks for a code of the second factor, after all else was right. */
export interface SecondFactorStep {
  isAsked: boolean;
  code: string;
  setCode: (code: string) => void;
  /** A recovery code is typed in place of one of the app. */
  isRecovery: boolean;
  toggleRecovery: () => void;
  /** It was sent without a code. */
  isMissing: boolean;
  /** What goes along with the request. */
  input: { secondFactorCode?: string };
  /** Takes an answer that asks for a code; false for every other answer. */
  takes: (answer: object) => boolean;
  /** Back to the fields before, which keep what was typed. */
  leave: () => void;
}

export function useSecondFactorStep(): SecondFactorStep {
  const [isAsked, setIsAsked] = useState(false);
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  return {
    isAsked,
    code,
    setCode(typed) {
      setCode(typed);
      setIsMissing(false);
    },
    isRecovery,
    toggleRecovery() {
      setIsRecovery(!isRecovery);
      setCode('');
      setIsMissing(false);
    },
    isMissing,
    input: isAsked ? { secondFactorCode: code } : {},
    takes(answer) {
      if (!isFailure(answer) || answer.code !== 'SECOND_FACTOR_REQUIRED') return false;
      setIsMissing(isAsked);
      setIsAsked(true);
      return true;
    },
    leave() {
      setIsAsked(false);
      setCode('');
      setIsMissing(false);
    },
  };
}
