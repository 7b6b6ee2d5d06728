import { isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';
import { definitionFromWire } from './from-wire.ts';
import { definitionToWire } from './to-wire.ts';

/** Sensor definitions are saved row by row: a fault in one keeps no other from being saved. */
export const definitionMutations = {
  createSensorDefinition: (_parent, { deviceId, input }, context) =>
    orFailure(context, async () => {
      const body = { ...definitionToWire(input), device_id: requiredWireId(deviceId) };
      const { client } = context.rest;
      const definition = await dataOf(client.POST('/api/sensordefinition', { body }));
      return { __typename: 'SensorDefinition' as const, ...definitionFromWire(definition) };
    }),

  updateSensorDefinition: (_parent, { deviceId, id, revision, input }, context) =>
    orFailure(context, async () => {
      const path = { id: requiredWireId(id) };
      const device_id = requiredWireId(deviceId);
      const body = { ...definitionToWire(input), device_id };
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        const call = client.PATCH('/api/sensordefinition/{id}', { params: { path }, body, headers });
        return { __typename: 'SensorDefinition' as const, ...definitionFromWire(await dataOf(call)) };
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const params = { path, query: { device_id } };
        const current = await dataOf(client.GET('/api/sensordefinition/{id}', { params }));
        return { __typename: 'SensorDefinitionConflict' as const, current: definitionFromWire(current) };
      }
    }),

  deleteSensorDefinition: (_parent, { deviceId, id }, context) =>
    orFailure(context, async () => {
      const params = {
        path: { id: requiredWireId(id) },
        query: { device_id: requiredWireId(deviceId) },
      };
      await doneBy(context.rest.client.DELETE('/api/sensordefinition/{id}', { params, body: {} }));
      return done;
    }),
} satisfies MutationResolvers;
