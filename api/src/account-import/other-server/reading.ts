import type { Context } from '#platform/context/context.ts';
import type { Call, Calls } from './calls.ts';
import type { Collected } from './collected.ts';
import type { AccountMove } from './move.ts';

/** The account that is being read at the other server. */
export interface Reading {
  context: Context;
  move: Pick<AccountMove, 'address' | 'timeZone' | 'remoteUserId'>;
  calls: Calls;
  into: Collected;
  /** @returns JSON; undefined where there is nothing */
  ask: (call: Call) => Promise<unknown>;
  /** Says that so many more calls are to be made. */
  plan: (calls: number) => Promise<void>;
  now: string;
}
