import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessOthers } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { wireId } from '../wire-ids.ts';

export const scaleCheckQueries = {
  scaleCheck: async (_parent, { deviceId: id, timeZone }, { rest }) => {
    if (wireId(id) === undefined) return undefined;
    const params = { path: { id }, query: { timeZone } };
    const call = rest.client.GET('/api/v1/devices/{id}/scale-check', { params });
    const check = await unlessOthers(dataOf(call));
    return check && { id, ...check };
  },
} satisfies QueryResolvers;

export const scaleCheckMutations = {
  correctTemperature: (_parent, { deviceId: id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      await doneBy(context.rest.client.PUT('/api/v1/devices/{id}/temperature-correction', options));
      return done;
    }),

  removeTemperatureCorrection: (_parent, { deviceId: id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      await doneBy(context.rest.client.DELETE('/api/v1/devices/{id}/temperature-correction', { params }));
      return done;
    }),

  addReferenceWeighing: (_parent, { deviceId: id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      const path = '/api/v1/devices/{id}/reference-weighings';
      const weighing = await dataOf(context.rest.client.POST(path, options));
      return { __typename: 'ReferenceWeighing' as const, ...weighing };
    }),

  removeReferenceWeighing: (_parent, { deviceId, id: weighingId }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: deviceId, weighingId } };
      const path = '/api/v1/devices/{id}/reference-weighings/{weighingId}';
      await doneBy(context.rest.client.DELETE(path, { params }));
      return done;
    }),
} satisfies MutationResolvers;
