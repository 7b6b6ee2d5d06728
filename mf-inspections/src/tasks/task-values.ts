import { type PackItem, repeatOf, repeatRule, type TaskForm } from '@skep/domain';
import type { AgendaTaskFragment as Task, TaskInput } from '../generated/graphql.ts';
import { packOf, sentPack } from './pack.ts';

/** What the form holds. */
export interface TaskValues extends Omit<TaskForm, 'note' | 'every' | 'pack'> {
  note: string;
  every: number | undefined;
  pack: Partial<Record<PackItem, number | undefined>>;
}

/** What the address of a new task says of it. */
export function newTask(search: URLSearchParams): TaskValues {
  const hiveIds = [search.get('hiveIds') ?? search.get('hiveId')].join().split(',').filter(Boolean);
  const apiaryId = search.get('apiaryId') ?? undefined;
  return {
    ...{ title: '', note: '', day: search.get('day') ?? undefined, hiveIds, apiaryId },
    place: hiveIds.length > 0 ? 'hives' : apiaryId === undefined ? 'nowhere' : 'apiary',
    ...{ unit: undefined, every: 1, months: [], until: undefined, countsFromDone: false },
    isInspection: false,
    ...{ assigneeId: undefined, steps: [], pack: {} },
  };
}

export function taskValues(task: Task): TaskValues {
  return {
    ...{ title: task.title, note: task.note ?? '', day: task.day ?? undefined },
    ...{ hiveIds: task.hiveIds, apiaryId: task.apiaryId ?? undefined },
    place: task.hiveIds.length > 0 ? 'hives' : task.apiaryId ? 'apiary' : 'nowhere',
    ...repetitionOf(task.repeat),
    isInspection: task.isInspection,
    ...{ countsFromDone: task.countsFromDone, assigneeId: task.assigneeId ?? undefined },
    steps: task.steps.map(({ text, isDone }) => ({ text, isDone })),
    pack: Object.fromEntries(packOf(task).map(({ item, count }) => [item, count])),
  };
}

/** A rule in the parts of the form. */
export function repetitionOf(rule: string | null | undefined) {
  const repeat = rule ? repeatOf(rule) : undefined;
  return {
    ...{ unit: repeat?.unit, every: repeat?.every ?? 1, until: repeat?.until },
    months: repeat?.months.map(String) ?? [],
  };
}

/** What is left empty is sent as null, which takes it away. */
export function sentTask(task: TaskForm): TaskInput {
  const {
    title,
    day,
    note,
    place,
    hiveIds,
    apiaryId,
    assigneeId,
    unit,
    countsFromDone,
    isInspection,
    steps,
  } = task;
  const months = task.months.map(Number);
  return {
    ...{ title, note: note ?? null, day: day ?? null, countsFromDone, steps },
    // Without hives there is nothing to inspect.
    isInspection: isInspection && place !== 'nowhere',
    pack: sentPack(task.pack),
    hiveIds: place === 'hives' ? hiveIds : [],
    apiaryId: place === 'apiary' ? (apiaryId ?? null) : null,
    assigneeId: assigneeId ?? null,
    repeat: unit === undefined ? null : repeatRule({ unit, every: task.every, months, until: task.until }),
  };
}
