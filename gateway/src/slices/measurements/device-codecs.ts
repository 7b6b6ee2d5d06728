import { isAppError } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { wireId } from '../wire-ids.ts';

export const deviceCodecQueries = {
  deviceCodecs: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/device-codecs')),
  deviceCodec: (_parent, { id }, { rest }) =>
    wireId(id) === undefined
      ? undefined
      : unlessMissing(dataOf(rest.client.GET('/api/v1/device-codecs/{id}', { params: { path: { id } } }))),
} satisfies QueryResolvers;

export const deviceCodecMutations = {
  createDeviceCodec: (_parent, { input: body }, context) =>
    orFailure(context, async () =>
      saved(await dataOf(context.rest.client.POST('/api/v1/device-codecs', { body }))),
    ),

  updateDeviceCodec: (_parent, { id, revision, input: body }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        return saved(await dataOf(client.PATCH('/api/v1/device-codecs/{id}', { params, body, headers })));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/v1/device-codecs/{id}', { params }));
        return { __typename: 'DeviceCodecConflict' as const, current };
      }
    }),

  deleteDeviceCodec: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/device-codecs/{id}', { params: { path: { id } } }));
      return done;
    }),

  tryDeviceCodec: (_parent, { input: body }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.POST('/api/v1/device-codecs/try', { body });
      return { __typename: 'CodecTrial' as const, ...(await dataOf(call)) };
    }),

  redecodeDevice: (_parent, { deviceId: id }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.POST('/api/v1/devices/{id}/redecode', { params: { path: { id } } });
      return { __typename: 'Redecoding' as const, ...(await dataOf(call)) };
    }),
} satisfies MutationResolvers;

const saved = ({ results, proposals: _, ...codec }: AnswerOf<'addDeviceCodec'>) => ({
  __typename: 'SavedDeviceCodec' as const,
  ...{ codec, results },
});
