import { AppError, isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';
import { deviceFromWire, type WireDevice } from './from-wire.ts';
import { tested } from './test-message.ts';
import { deviceToWire, newDeviceToWire } from './to-wire.ts';

/** What is done to devices. */
export const deviceMutations = {
  createDevice: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const body = newDeviceToWire(input);
      const headers = { 'if-none-match': '*' };
      return changed(await dataOf(context.rest.client.POST('/api/devices', { body, headers })));
    }),

  updateDevice: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = deviceToWire(input);
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        const device = await dataOf(client.PATCH('/api/devices/{id}', { params, body, headers }));
        // Only what asks to be deleted is answered with a text.
        if (typeof device === 'string') throw new AppError('not_found');
        return changed(device);
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/devices/{id}', { params }));
        return { __typename: 'DeviceConflict' as const, current: deviceFromWire(current) };
      }
    }),

  deleteDevices: (_parent, { deviceIds }, context) =>
    orFailure(context, async () => {
      const body = deviceIds.map((id) => ({ id: requiredWireId(id), delete: true }));
      await doneBy(context.rest.client.POST('/api/devices/multiple', { body }));
      return done;
    }),

  rotateDeviceKey: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      return changed(await dataOf(context.rest.client.POST('/api/devices/{id}/key', { params })));
    }),

  answerDevicePast: (_parent, { deviceId, since }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(deviceId) } };
      const body = { since: since ?? null };
      await doneBy(context.rest.client.POST('/api/devices/{id}/past', { params, body }));
      return done;
    }),

  testMessage: (_parent, { deviceId, values }, context) =>
    orFailure(context, async () => ({
      __typename: 'TestedMessage' as const,
      values: await tested(context.rest.client, requiredWireId(deviceId), values),
    })),
} satisfies MutationResolvers;

const changed = (device: WireDevice) => ({ __typename: 'Device' as const, ...deviceFromWire(device) });
