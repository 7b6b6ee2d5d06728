import { isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, TaskResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessOthers } from '../../rest/answers.ts';
import { done } from '../done.ts';
import type { TaskModel } from './models.ts';

const taskOf = (task: TaskModel) => ({ __typename: 'Task' as const, ...task });

export const taskQueries: Pick<
  QueryResolvers,
  'tasks' | 'doneTasks' | 'task' | 'taskPeople' | 'inspectionRhythm'
> = {
  tasks: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/tasks')),

  doneTasks: (_parent, _args, { rest }) =>
    dataOf(rest.client.GET('/api/v1/tasks', { params: { query: { state: 'done' } } })),

  task: (_parent, { id }, { rest }) =>
    unlessOthers(dataOf(rest.client.GET('/api/v1/tasks/{id}', { params: { path: { id } } }))),

  inspectionRhythm: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/v1/tasks/inspection-rhythm'))).repeat,

  taskPeople: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/tasks/people')),
};

export const taskFields: Pick<TaskResolvers, 'canEdit' | 'plan'> = {
  plan: ({ plan }) => (plan === undefined ? null : { planId: plan.id, ...plan }),
  canEdit: ({ access }) => access === 'owner' || access === 'edit',
};

export const taskMutations: Pick<
  MutationResolvers,
  'createTask' | 'changeTask' | 'tickTask' | 'tickTaskStep' | 'putOffTask' | 'deleteTask'
> = {
  createTask: (_parent, { input, timeZone }, context) =>
    orFailure(context, async () => {
      const body = { ...input, title: input.title ?? '', timeZone };
      return taskOf(await dataOf(context.rest.client.POST('/api/v1/tasks', { body })));
    }),

  changeTask: (_parent, { id, revision, input: body }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        return taskOf(await dataOf(client.PATCH('/api/v1/tasks/{id}', { params, headers, body })));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/v1/tasks/{id}', { params }));
        return { __typename: 'TaskConflict' as const, current };
      }
    }),

  tickTask: (_parent, { id, isDone, at }, context) =>
    orFailure(context, async () => {
      const body = { isDone, at: at ?? null };
      const call = context.rest.client.PUT('/api/v1/tasks/{id}/done', { params: { path: { id } }, body });
      return { __typename: 'TickedTask' as const, ...(await dataOf(call)) };
    }),

  tickTaskStep: (_parent, { id, ...body }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.PUT('/api/v1/tasks/{id}/steps', { params: { path: { id } }, body });
      return taskOf(await dataOf(call));
    }),

  putOffTask: (_parent, { id, ...body }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.PUT('/api/v1/tasks/{id}/day', { params: { path: { id } }, body });
      return taskOf(await dataOf(call));
    }),

  deleteTask: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/tasks/{id}', { params: { path: { id } } }));
      return done;
    }),
};
