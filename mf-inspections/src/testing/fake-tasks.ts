import type { TaskInput } from '../generated/graphql.ts';
import {
  ChangeTaskMutation,
  CreateTaskMutation,
  DeleteTaskMutation,
  DoneTasksQuery,
  EditTaskQuery,
  NewTaskQuery,
  PutOffTaskMutation,
  TickTaskMutation,
  TickTaskStepMutation,
} from '../tasks/task.graphql.ts';
import { aFailure, aTask, type HiveAnswer, type TaskAnswer } from './builders.ts';
import { answering } from './gateway.ts';

const rhythm = 'FREQ=DAILY;INTERVAL=9;BYMONTH=4,5,6,7';
const people = [{ __typename: 'TaskPerson', id: '2', name: 'Bram' }];

/** Answers about tasks, of a gateway that remembers what is changed. */
export function fakeTasks(given: readonly TaskAnswer[], hives: readonly HiveAnswer[]) {
  let tasks = [...given];
  const choices = () => ({ apiaries: apiariesOf(hives), taskPeople: people });

  function change(id: string, part: Partial<TaskAnswer>) {
    const former = tasks.find((task) => task.id === id);
    if (!former) return aFailure('NOT_FOUND');
    const next = { ...former, ...part, revision: former.revision + 1 };
    tasks = tasks.map((task) => (task === former ? next : task));
    return next;
  }

  const answers = [
    answering(NewTaskQuery, () => ({ inspectionRhythm: rhythm, ...choices() })),
    answering(EditTaskQuery, ({ id }) => ({
      task: tasks.find((task) => task.id === id) ?? null,
      ...choices(),
    })),
    answering(DoneTasksQuery, () => ({ doneTasks: tasks.filter(({ doneAt }) => doneAt) })),
    answering(CreateTaskMutation, ({ input }) => {
      const made = aTask({ id: `new-${tasks.length}`, ...fieldsOf(input, hives) });
      tasks = [...tasks, made];
      return { createTask: made };
    }),
    answering(ChangeTaskMutation, ({ id, revision, input }) => {
      const held = tasks.find((task) => task.id === id);
      if (held && held.revision !== revision)
        return { changeTask: { __typename: 'TaskConflict', current: held } };
      return { changeTask: change(id, fieldsOf(input, hives)) };
    }),
    answering(TickTaskMutation, ({ id, isDone, at }) => {
      const task = change(id, { doneAt: isDone ? (at ?? null) : null });
      return { tickTask: 'code' in task ? task : { __typename: 'TickedTask', task, next: null } };
    }),
    answering(TickTaskStepMutation, ({ id, text, isDone }) => {
      const steps = tasks.find((task) => task.id === id)?.steps ?? [];
      const ticked = steps.map((step) => (step.text === text ? { ...step, isDone } : step));
      return { tickTaskStep: change(id, { steps: ticked }) };
    }),
    answering(PutOffTaskMutation, ({ id, day }) => ({ putOffTask: change(id, { day }) })),
    answering(DeleteTaskMutation, ({ id }) => {
      tasks = tasks.filter((task) => task.id !== id);
      return { deleteTask: { __typename: 'Done', done: true } };
    }),
  ];
  return { answers, open: () => tasks.filter(({ doneAt }) => !doneAt) };
}

export function apiariesOf(hives: readonly HiveAnswer[]) {
  const apiaries = new Map(hives.map(({ apiary }) => [apiary.id, apiary]));
  return [...apiaries.values()].map((apiary) => ({
    ...apiary,
    isOwner: true,
    hives: hives.filter((hive) => hive.apiary.id === apiary.id),
  }));
}

function fieldsOf(input: TaskInput, hives: readonly HiveAnswer[]): Partial<TaskAnswer> {
  const hiveIds = [input.hiveIds ?? []].flat();
  return {
    ...{ title: input.title ?? '', note: input.note ?? null, day: input.day ?? null },
    ...{ repeat: input.repeat ?? null, countsFromDone: input.countsFromDone ?? false, hiveIds },
    repeatFrom: input.day ?? null,
    isInspection: input.isInspection ?? false,
    steps: [input.steps ?? []].flat().map((step) => ({ __typename: 'TaskStep', ...step })),
    pack: [input.pack ?? []].flat().map((packed) => ({ __typename: 'PackedItem', ...packed })),
    hives: hives
      .filter(({ id }) => hiveIds.includes(id))
      .map(({ id, name, apiary }) => ({
        ...{ __typename: 'TaskHive' as const, id, name, apiaryId: apiary.id, apiaryName: apiary.name },
      })),
    apiaryId: input.apiaryId ?? null,
    apiaryName: hives.find(({ apiary }) => apiary.id === input.apiaryId)?.apiary.name ?? null,
    assigneeId: input.assigneeId ?? null,
    assigneeName: people.find(({ id }) => id === input.assigneeId)?.name ?? null,
  };
}
