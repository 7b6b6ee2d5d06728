import type { TaggedHive } from '@skep/domain';
import type { HiveTagFields } from './hive-tag-fields.ts';

export interface HiveTag extends HiveTagFields {
  /** What its hive allows just now. */
  hive: TaggedHive;
}

/** A number with the code that is printed for it. */
export interface HiveTagCode {
  number: string;
  code: string;
}
