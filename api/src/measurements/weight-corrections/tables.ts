import type { StepAnswer } from '@skep/domain';
import type { DeviceId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    weight_steps: WeightStepsTable;
  }
}

/** What a person said of a step in the weight of a hive. */
interface WeightStepsTable {
  device_id: DeviceId;
  /** The first moment after the step. */
  stepped_at: Date;
  answer: StepAnswer;
  /** Null when that account is gone. */
  author_id: UserId | null;
  answered_at: Date;
}
