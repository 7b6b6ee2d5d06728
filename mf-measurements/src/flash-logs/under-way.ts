import type { FlashLogBlockState, FlashLogState } from '../generated/graphql.ts';

/** Often enough for somebody who watches a bar. */
export const askedAgainMs = 2000;

/** Something is being done with it that ends by itself. */
export function isUnderWay({ state }: { state: FlashLogState | FlashLogBlockState }): boolean {
  return state === 'WAITING' || state === 'CHECKING' || state === 'IMPORTING' || state === 'UNDOING';
}
