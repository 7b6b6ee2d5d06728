import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { ChartMark, MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

export const chartNoteMutations = {
  createChartNote: (_parent, { input: body }, context) =>
    orFailure(context, async () =>
      noted(await dataOf(context.rest.client.POST('/api/v1/chart-notes', { body }))),
    ),

  updateChartNote: (_parent, { id, text }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { text } };
      return noted(await dataOf(context.rest.client.PATCH('/api/v1/chart-notes/{id}', options)));
    }),

  deleteChartNote: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      await doneBy(context.rest.client.DELETE('/api/v1/chart-notes/{id}', { params }));
      return done;
    }),
} satisfies MutationResolvers;

/** Things of different kinds have the same ids. */
export const markOf = (mark: AnswerOf<'listChartMarks'>[number]): ChartMark => ({
  ...mark,
  id: `${mark.kind}-${mark.id}`,
  sourceId: mark.id,
});

const noted = (mark: AnswerOf<'addChartNote'>) => ({ __typename: 'ChartMark' as const, ...markOf(mark) });
