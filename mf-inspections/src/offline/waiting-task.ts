import type { QueuedMutation } from '@skep/remote-kit';
import type {
  CreateTaskMutation,
  PutOffTaskMutation,
  AgendaTaskFragment as Task,
  TaskInput,
  TickTaskMutation,
  TickTaskStepMutation,
} from '../generated/graphql.ts';

/** What is shown of a task that is ticked off, or no longer, without a network; its next one comes from the service. */
export function waitingTick(task: Task, doneAt: string | null): QueuedMutation<TickTaskMutation> {
  const { id, title } = task;
  const ticked = { __typename: 'TickedTask', task: shown({ ...task, doneAt }), next: null };
  return {
    ...{ title, about: `task:${id}`, supersedes: `task:${id}:done`, path: '/agenda' },
    answer: { __typename: 'Mutation', tickTask: ticked as unknown as TickTaskMutation['tickTask'] },
    changes: [{ kind: 'fields', typename: 'Task', id, fields: { doneAt } }],
  };
}

/** The same of one that is put off. @param day YYYY-MM-DD */
export function waitingPutOff(task: Task, day: string): QueuedMutation<PutOffTaskMutation> {
  const { id, title } = task;
  const moved = shown({ ...task, day }) as unknown as PutOffTaskMutation['putOffTask'];
  return {
    ...{ title, about: `task:${id}`, supersedes: `task:${id}:day`, path: '/agenda' },
    answer: { __typename: 'Mutation', putOffTask: moved },
    changes: [{ kind: 'fields', typename: 'Task', id, fields: { day } }],
  };
}

/** The same of one of its steps. */
export function waitingStep(task: Task, text: string, isDone: boolean): QueuedMutation<TickTaskStepMutation> {
  const { id, title } = task;
  const steps = task.steps.map((step) => (step.text === text ? { ...step, isDone } : step));
  const ticked = shown({ ...task, steps }) as unknown as TickTaskStepMutation['tickTaskStep'];
  return {
    ...{ title, about: `task:${id}`, supersedes: `task:${id}:step:${text}`, path: '/agenda' },
    answer: { __typename: 'Mutation', tickTaskStep: ticked },
    changes: [{ kind: 'fields', typename: 'Task', id, fields: { steps } }],
  };
}

export interface EnteredTask {
  /** Of this browser's making. */
  id: string;
  input: TaskInput;
  /** Of the form, for the names of what was chosen there. */
  choices: {
    apiaries: readonly { id: string; name: string; hives: readonly { id: string; name: string }[] }[];
    taskPeople: readonly { id: string; name: string }[];
  };
  search: URLSearchParams;
}

/** What the agenda shows of a new task that waits for a network. */
export function waitingTask({ id, input, choices, search }: EnteredTask): QueuedMutation<CreateTaskMutation> {
  const hiveIds = input.hiveIds ?? [];
  const entry = {
    ...newTaskEntry(id, input),
    hives: choices.apiaries.flatMap((apiary) =>
      apiary.hives
        .filter((hive) => hiveIds.includes(hive.id))
        .map(({ id: hiveId, name }) => ({
          ...{ __typename: 'TaskHive' as const, id: hiveId, name },
          ...{ apiaryId: apiary.id, apiaryName: apiary.name },
        })),
    ),
    apiaryName: choices.apiaries.find((apiary) => apiary.id === input.apiaryId)?.name ?? null,
    assigneeName: choices.taskPeople.find((person) => person.id === input.assigneeId)?.name ?? null,
  };
  return {
    ...{ title: entry.title, about: `task:${id}`, makes: [{ id, at: ['createTask', 'id'] }] },
    path: `/tasks/create?${search}`,
    answer: { __typename: 'Mutation', createTask: entry as unknown as CreateTaskMutation['createTask'] },
    changes: [{ kind: 'added', field: 'tasks', entry }],
  };
}

/** A new task as the agenda lists it, without the names of what it is about. */
export function newTaskEntry(id: string, input: TaskInput) {
  return shown({
    ...{ id, revision: 0, title: input.title ?? '' },
    ...{ note: input.note ?? null, day: input.day ?? null, repeat: input.repeat ?? null },
    repeatFrom: input.day ?? null,
    countsFromDone: input.countsFromDone ?? false,
    isInspection: input.isInspection ?? false,
    steps: (input.steps ?? []).map((step) => ({ __typename: 'TaskStep', ...step })),
    pack: (input.pack ?? []).map((packed) => ({ __typename: 'PackedItem', ...packed })),
    ...{ hiveIds: input.hiveIds ?? [], hives: [] },
    ...{ apiaryId: input.apiaryId ?? null, apiaryName: null },
    ...{ assigneeId: input.assigneeId ?? null, assigneeName: null },
    ...{ doneAt: null, plan: null, canEdit: true },
  });
}

/** As an answer has it. */
const shown = (task: Omit<Task, '__typename' | ' $fragmentName'>) => ({
  ...task,
  __typename: 'Task' as const,
});
