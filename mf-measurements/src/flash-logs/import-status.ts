import type { FlashLogBlockState, FlashLogState } from '../generated/graphql.ts';

/** Something is being done with it that ends by itself. */
export function isUnderWay({ state }: { state: FlashLogState | FlashLogBlockState }): boolean {
  return state === 'WAITING' || state === 'CHECKING' || state === 'IMPORTING' || state === 'UNDOING';
}
