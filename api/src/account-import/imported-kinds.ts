import type { RestoreId, UserId } from '#platform/context/ids.ts';

/**
 * An archive is read and counted first, and brought back when its person says so. `refused`: it is no archive of ours;
 * `failed`: our fault.
 */
export const restoreStates = ['reading', 'counted', 'writing', 'done', 'refused', 'failed'] as const;

export type RestoreState = (typeof restoreStates)[number];

/** What is to become, or has become, of one kind of things: all of it or nothing. */
export interface RestoredKind {
  /** As its table in the archive is called. */
  name: string;
  fresh: number;
  /** Those that are there already. */
  present: number;
  /** Those that belong to something that is in no archive. */
  leftOut: number;
  isDone: boolean;
  /** Why nothing of it comes; its first wrong row. */
  fault?: { row: number; column: string };
}

export interface Restore {
  id: RestoreId;
  ownerId: UserId;
  fileName: string;
  state: RestoreState;
  /** 0 to 100. */
  progressPercent: number;
  kinds: readonly RestoredKind[];
  begunAt: Date;
}
