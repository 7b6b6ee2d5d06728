import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';
import { markFromWire } from './chart-marks-from-wire.ts';

export const chartNoteMutations = {
  createChartNote: (_parent, { input: { deviceId, hiveId, time, text } }, context) =>
    orFailure(context, async () => {
      const body = { device_id: idOrNull(deviceId), hive_id: idOrNull(hiveId), time, text };
      return noted(await dataOf(context.rest.client.POST('/api/chart-notes', { body })));
    }),

  updateChartNote: (_parent, { id, text }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const call = context.rest.client.PATCH('/api/chart-notes/{id}', { params, body: { text } });
      return noted(await dataOf(call));
    }),

  deleteChartNote: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/chart-notes/{id}', { params }));
      return done;
    }),
} satisfies MutationResolvers;

const idOrNull = (id: string | null | undefined) => (id == null ? null : requiredWireId(id));

const noted = (mark: AnswerOf<'createChartNote'>) => ({
  __typename: 'ChartMark' as const,
  ...markFromWire(mark),
});
