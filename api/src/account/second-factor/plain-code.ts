import { secondFactorCodeLength } from '@skep/domain';

/** A code without the blanks and dashes that people add, in capitals. */
export function plainCode(typed: string): string {
  return typed
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .slice(0, secondFactorCodeLength);
}
