import type { HiveState } from '@skep/domain';

export interface HiveStateSince {
  state: HiveState;
  /** YYYY-MM-DD; undefined for a hive that has always been active. */
  since: string | undefined;
}

/** A hive of which nothing was said. */
export const alwaysActive: HiveStateSince = { state: 'active', since: undefined };
