import type { TodayQuery as Data } from '../generated/graphql.ts';

/** What a newcomer does first, in this order. */
export const firstSteps = ['apiary', 'hive', 'inspection', 'plan'] as const;

export type FirstStep = (typeof firstSteps)[number];

/** Who has inspected so many hives knows the way. */
const hivesOfNewcomer = 2;

/** Which of the first steps are done; undefined: the person is no newcomer. */
export function doneSteps({ apiaries, reminders, tasks }: Data): ReadonlySet<FirstStep> | undefined {
  const hives = apiaries.flatMap((apiary) => apiary.hives).filter(({ isOwner }) => isOwner);
  const inspected = hives.filter(({ lastInspection }) => lastInspection !== null).length;
  const isDone: Record<FirstStep, boolean> = {
    apiary: apiaries.length > 0,
    hive: hives.length > 0,
    inspection: inspected > 0,
    plan: reminders.length + tasks.length > 0,
  };
  const done = new Set(firstSteps.filter((step) => isDone[step]));
  return inspected >= hivesOfNewcomer || done.size === firstSteps.length ? undefined : done;
}
