import { type HiveMethod, type MethodStepKey, nextDay, repeatOf, wireTimeOf } from '@skep/domain';
import type { Access } from '#platform/access/access.ts';
import type { ApiaryId, HiveId, HivePlanId, TaskId, UserId } from '#platform/context/ids.ts';
import type { TaskFields } from './task-fields.ts';

export interface Task extends TaskFields {
  id: TaskId;
  ownerId: UserId;
  /** From which its repetition counts: putting one off does not move all that follow. */
  repeatFrom: string | undefined;
  doneAt: Date | undefined;
  /** To who does it. */
  isMailed: boolean;
  rev: number;
  /** Of who asks. */
  access: Access;
  /** Those of its hives that whoever asks sees. */
  hives: readonly { id: HiveId; name: string; apiaryId: ApiaryId; apiaryName: string }[];
  apiaryName: string | undefined;
  assigneeName: string | undefined;
  /** The plan of a hive of which it is a step. */
  plan: PlanStep | undefined;
}

export interface PlanStep {
  id: HivePlanId;
  method: HiveMethod;
  step: MethodStepKey;
  /** From which the steps count that follow it; it can be done on another day. */
  plannedDay: string;
}

/** An open task that inspections of its hives tick off. */
export interface InspectionTask extends Task {
  createdAt: Date;
  /** When the one was done whose repetition made it. */
  earlierDoneAt: Date | undefined;
}

/** A hive with bees. */
export interface InspectedHive {
  id: HiveId;
  apiaryId: ApiaryId;
  /** Of the newest inspection. */
  inspectedAt: Date | undefined;
}

/** The day of the next one of a repeating task that is done; undefined: it was the last, or it does not repeat. */
export function dayOfNext(task: Task, doneAt: Date): { day: string; repeatFrom: string } | undefined {
  const repeat = task.repeat === undefined ? undefined : repeatOf(task.repeat);
  if (repeat === undefined || task.day === undefined) return undefined;
  const doneOn = wireTimeOf(doneAt, task.timeZone).slice(0, 10);
  const repeatFrom = task.countsFromDone ? doneOn : (task.repeatFrom ?? task.day);
  // What was missed is not done twice: the next one is still to come.
  const after = task.countsFromDone || doneOn > task.day ? doneOn : task.day;
  const day = nextDay(repeat, repeatFrom, after);
  return day === undefined ? undefined : { day, repeatFrom };
}
