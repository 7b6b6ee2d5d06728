import { plainCode, secondFactorCodeLength } from '@skep/domain';

/** A code as it was typed, no longer than any is. */
export const secondFactorCode = (typed: string) => plainCode(typed).slice(0, secondFactorCodeLength);
