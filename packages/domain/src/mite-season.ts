import type { CountedMites } from './mite-level.ts';

/** A count of one hive. */
export interface DatedCount extends CountedMites {
  /** YYYY-MM-DD. */
  day: string;
  isBroodless: boolean;
}
