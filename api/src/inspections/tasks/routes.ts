import { taskRules } from '@skep/domain';
import * as v from 'valibot';
import type { HiveId, TaskId, UserId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentMoment } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { editOf } from '#platform/input/edits.ts';
import { bodyOf } from '#platform/resource/fields.ts';
import { dueInspections } from './inspection-tasks.ts';
import {
  createTask,
  editTask,
  inspectionRhythmOf,
  possibleAssignees,
  putTaskOff,
  removeTask,
  setTaskDone,
  showTask,
  tasksDone,
  tasksToDo,
  tickStep,
} from './service.ts';
import type { Task } from './task.ts';
import { taskFields } from './task-fields.ts';
import { TaskAnswer, taskJson } from './wire-task.ts';

const oneTask = { params: v.object({ id: sentId<TaskId>('task') }) };

const TasksAnswer = v.array(TaskAnswer);

const body = bodyOf(taskFields);

const tasksJson = (tasks: readonly Task[]) => tasks.map(taskJson);

const fieldActions = [
  action(
    'GET',
    '/tasks/:id',
    { id: 'readTask', summary: 'One task', ...oneTask, answer: TaskAnswer },
    async (context, { params }) => taskJson(await showTask(context, params.id)),
  ),
  action(
    'POST',
    '/tasks',
    { id: 'addTask', summary: 'Creates a task', body: v.object(body), answer: TaskAnswer },
    async (context, { body: sent }) => taskJson(await createTask(context, sent)),
  ),
  action(
    'PATCH',
    '/tasks/:id',
    {
      id: 'changeTask',
      summary: 'Edits a task; fields that are not sent do not change',
      ...oneTask,
      body: v.partial(v.object(body)),
      answer: TaskAnswer,
    },
    async (context, { params, body: sent, revision, answerWith }) => {
      const edit = editOf(sent, revision);
      return taskJson(await editTask(context, params.id, edit, (held) => answerWith(taskJson(held))));
    },
  ),
  action(
    'DELETE',
    '/tasks/:id',
    { id: 'removeTask', summary: 'Deletes a task', ...oneTask },
    (context, { params }) => removeTask(context, params.id),
  ),
];

const stepActions = [
  action(
    'PUT',
    '/tasks/:id/done',
    {
      id: 'tickTask',
      summary: 'Ticks a task off or back on; a repeating task then has its next one',
      ...oneTask,
      body: v.object({
        isDone: v.boolean(),
        at: v.pipe(v.optional(sentMoment), v.description('When it was done. Default: now.')),
      }),
      answer: v.object({
        task: TaskAnswer,
        next: v.pipe(v.optional(TaskAnswer), v.description('The next one, if this made one.')),
      }),
    },
    async (context, { params, body: { isDone, at } }) => {
      const { task, next } = await setTaskDone(context, params.id, isDone, at);
      return { task: taskJson(task), next: next && taskJson(next) };
    },
  ),
  action(
    'PUT',
    '/tasks/:id/day',
    {
      id: 'putTaskOff',
      summary: 'Moves a task to another day; the days of those that follow it do not change',
      ...oneTask,
      body: v.object({ day: v.unwrap(taskRules.day) }),
      answer: TaskAnswer,
    },
    async (context, { params, body: { day } }) => taskJson(await putTaskOff(context, params.id, day)),
  ),
  action(
    'PUT',
    '/tasks/:id/steps',
    {
      id: 'tickTaskStep',
      summary: 'Ticks one step of a task off or back on',
      ...oneTask,
      body: v.object({ text: taskRules.steps.pipe[0].item.entries.text, isDone: v.boolean() }),
      answer: TaskAnswer,
    },
    async (context, { params, body: { text, isDone } }) =>
      taskJson(await tickStep(context, params.id, text, isDone)),
  ),
];

const listActions = [
  action(
    'GET',
    '/tasks',
    {
      id: 'listTasks',
      summary: 'Tasks by day, those without a day last; at most 1000',
      query: v.object({
        state: v.optional(
          v.pipe(
            v.picklist(['open', 'done']),
            v.description('done: those of the last month, the latest first. Default: open.'),
          ),
          'open',
        ),
      }),
      answer: TasksAnswer,
    },
    async (context, { query: { state } }) =>
      tasksJson(await (state === 'done' ? tasksDone(context) : tasksToDo(context))),
  ),
  action(
    'GET',
    '/tasks/people',
    {
      id: 'listTaskPeople',
      summary: 'Who can be given a task: people of groups that the person is in',
      answer: v.array(v.object({ id: idJson<UserId>('person'), name: v.string() })),
    },
    (context) => possibleAssignees(context),
  ),
  action(
    'GET',
    '/tasks/inspections-due',
    {
      id: 'listDueInspections',
      summary: 'By which day hives are to be inspected, as open tasks say that inspections tick off',
      answer: v.array(v.object({ hiveId: idJson<HiveId>('hive'), day: v.string() })),
    },
    (context) => dueInspections(context),
  ),
  action(
    'GET',
    '/tasks/inspection-rhythm',
    {
      id: 'readInspectionRhythm',
      summary: 'How often to inspect in the swarming season of the person’s half of the earth',
      answer: v.object({ repeat: v.pipe(v.string(), v.description('RRULE of RFC 5545.')) }),
    },
    async (context) => ({ repeat: await inspectionRhythmOf(context) }),
  ),
];

export const taskRoutes = inOneScope([...listActions, ...fieldActions, ...stepActions]);
