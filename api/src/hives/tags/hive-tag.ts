import type { HiveTagAction, TaggedHive } from '@skep/domain';
import type { HiveId } from '#platform/context/ids.ts';

export interface HiveTag {
  /** Two digits. */
  number: string;
  action: HiveTagAction;
  hive: TaggedHive & { id: HiveId };
}

/** Changed fields; absent keys do not change. */
export interface HiveTagChanges {
  number?: string;
  action?: HiveTagAction | undefined;
  hiveId?: HiveId;
}

/** A number with the code that is printed for it. */
export interface HiveTagCode {
  number: string;
  code: string;
}
