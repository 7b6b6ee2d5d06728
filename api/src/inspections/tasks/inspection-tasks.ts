import { dayAfter, repeatDays, repeatOf, wireTimeOf } from '@skep/domain';
import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { setTaskDone } from './service.ts';
import { lastInspected, openInspectionTasks } from './store.ts';
import type { InspectedHive, InspectionTask } from './task.ts';

/** So long before the day of a task that does not repeat an inspection is the one that was planned. */
const daysBefore = 3;

/**
 * Whether that hive was inspected as the task says: since the last time, and no longer before its day than it takes to
 * come round again. Between two seasons an inspection is nobody's.
 */
export function isInspectedFor(
  { day, repeat, timeZone, createdAt, earlierDoneAt }: InspectionTask,
  { inspectedAt }: InspectedHive,
): boolean {
  if (inspectedAt === undefined || day === undefined) return false;
  const dayOf = (at: Date) => wireTimeOf(at, timeZone).slice(0, 10);
  const rule = repeat === undefined ? undefined : repeatOf(repeat);
  if (dayOf(inspectedAt) < dayAfter(day, -(rule === undefined ? daysBefore : repeatDays(rule)))) return false;
  // The day on which the first one is written counts whole; a later one begins where the one before ended.
  return earlierDoneAt === undefined ? dayOf(inspectedAt) >= dayOf(createdAt) : inspectedAt > earlierDoneAt;
}

/** A hive that is to be inspected. */
export interface DueInspection {
  hiveId: HiveId;
  /** YYYY-MM-DD, the first one that is open. */
  day: string;
}

/** By which day hives are to be inspected, as tasks say that the person sees. */
export async function dueInspections(context: SignedInContext): Promise<DueInspection[]> {
  const due = new Map<HiveId, string>();
  for (const { task, hives } of await tasksWithHives(context)) {
    for (const hive of hives) {
      if (task.day && !due.has(hive.id) && !isInspectedFor(task, hive)) due.set(hive.id, task.day);
    }
  }
  return [...due].map(([hiveId, day]) => ({ hiveId, day }));
}

/** Ticks off, as the person, what the inspections of these hives finished: tasks of which no other hive is left. */
export async function tickInspected(context: SignedInContext, hiveIds: readonly HiveId[]): Promise<void> {
  for (const { task, hives } of await tasksWithHives(context)) {
    const isAbout = hives.some(({ id }) => hiveIds.includes(id));
    if (!isAbout || !mayDo('edit', task) || !hives.every((hive) => isInspectedFor(task, hive))) continue;
    const times = hives.map(({ inspectedAt }) => inspectedAt?.getTime() ?? 0);
    await setTaskDone(context, task.id, true, new Date(Math.max(...times)));
  }
}

/** The hives of each open task of inspections, by its day. */
async function tasksWithHives(context: SignedInContext) {
  const tasks = await openInspectionTasks(context);
  if (tasks.length === 0) return [];
  const hives = await lastInspected(context, {
    hiveIds: [...new Set(tasks.flatMap((task) => task.hiveIds))],
    apiaryIds: [...new Set(tasks.flatMap(({ apiaryId }) => apiaryId ?? []))],
  });
  const byId = new Map(hives.map((hive) => [hive.id, hive]));
  return tasks.map((task) => ({
    task,
    hives:
      task.apiaryId === undefined
        ? task.hiveIds.flatMap((id) => byId.get(id) ?? [])
        : hives.filter(({ apiaryId }) => apiaryId === task.apiaryId),
  }));
}
