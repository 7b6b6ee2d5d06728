import { dayAfter, inspectionRhythm, nextDay, repeatOf, wireTimeOf } from '@skep/domain';
import { seenHives } from '#hives/queries/store.ts';
import { createTask, setTaskDone, tasksToDo } from '#inspections/tasks/service.ts';
import type { TaskChanges } from '#inspections/tasks/task-fields.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { timeZone } from './bees.ts';

/** Inspections in the rhythm of the swarming season, mowing, what to bring next, and something to buy. */
export async function planTasks(context: SignedInContext, say: (id: string) => string): Promise<void> {
  const [first, ...others] = await seenHives(context);
  const elsewhere = others.find(({ apiaryId }) => apiaryId !== first?.apiaryId);
  const today = wireTimeOf(context.clock.now(), timeZone).slice(0, 10);
  const month = Number(today.slice(5, 7));
  const next =
    month >= 4 && month <= 7
      ? { title: say('demo.reminder.super'), pack: [{ item: 'super', count: 2 } as const] }
      : { title: say('demo.reminder.food'), pack: [{ item: 'fondant', count: 2 } as const] };
  const tasks: TaskChanges[] = [
    {
      ...{ title: say('demo.task.inspect'), apiaryId: first?.apiaryId, isInspection: true },
      ...{ ...repeated(inspectionRhythm('northern'), today), countsFromDone: true },
    },
    {
      ...{ title: say('demo.task.mow'), apiaryId: elsewhere?.apiaryId },
      ...repeated('FREQ=WEEKLY;INTERVAL=4;BYMONTH=4,5,6,7,8,9', today),
    },
    { ...next, hiveIds: first && elsewhere ? [first.id, elsewhere.id] : [], day: dayAfter(today, 2) },
    { title: say('demo.task.sugar') },
  ];
  for (const task of tasks) await createTask(context, { ...task, timeZone });
}

const plannedTitles = ['demo.reminder.super', 'demo.reminder.food', 'demo.task.inspect', 'demo.task.mow'];

/** Does what was planned for days that are over, so that nobody meets a demo account with late tasks. */
export async function finishTasks(context: SignedInContext, say: (id: string) => string): Promise<void> {
  const today = wireTimeOf(context.clock.now(), timeZone).slice(0, 10);
  const titles = new Set(plannedTitles.map(say));
  for (const { id, title, day } of await tasksToDo(context))
    if (day !== undefined && day < today && titles.has(title)) await setTaskDone(context, id, true);
}

/** From three days on, or in its next season. */
function repeated(rule: string, today: string): Pick<TaskChanges, 'repeat' | 'day'> {
  const repeat = repeatOf(rule);
  const first = dayAfter(today, 3);
  return { repeat: rule, day: repeat && nextDay(repeat, first, dayAfter(first, -1)) };
}
