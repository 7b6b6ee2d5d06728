import { isAppError } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { tested } from './test-message.ts';

/** What is done to devices. */
export const deviceMutations = {
  createDevice: (_parent, { input: body }, context) =>
    orFailure(context, async () =>
      changed(await dataOf(context.rest.client.POST('/api/v1/devices', { body }))),
    ),

  updateDevice: (_parent, { id, revision, input: body }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        return changed(await dataOf(client.PATCH('/api/v1/devices/{id}', { params, body, headers })));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/v1/devices/{id}', { params }));
        return { __typename: 'DeviceConflict' as const, current };
      }
    }),

  deleteDevices: (_parent, { deviceIds }, context) =>
    orFailure(context, async () => {
      const body = { deviceIds: [...deviceIds] };
      await doneBy(context.rest.client.POST('/api/v1/devices/delete', { body }));
      return done;
    }),

  rotateDeviceKey: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      return changed(await dataOf(context.rest.client.POST('/api/v1/devices/{id}/key', { params })));
    }),

  answerDevicePast: (_parent, { deviceId: id, since }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { since: since ?? null } };
      await doneBy(context.rest.client.POST('/api/v1/devices/{id}/past', options));
      return done;
    }),

  testMessage: (_parent, { deviceId, values }, context) =>
    orFailure(context, async () => ({
      __typename: 'TestedMessage' as const,
      values: await tested(context.rest.client, deviceId, values),
    })),
} satisfies MutationResolvers;

const changed = (device: AnswerOf<'readDevice'>) => ({ __typename: 'Device' as const, ...device });
