import { isAppError } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, SensorDefinitionInput } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

/** Sensor definitions are saved row by row: a fault in one keeps no other from being saved. */
export const definitionMutations = {
  createSensorDefinition: (_parent, { deviceId, input }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { deviceId } }, body: bodyOf(input) };
      const path = '/api/v1/devices/{deviceId}/sensor-definitions';
      return changed(await dataOf(context.rest.client.POST(path, options)));
    }),

  updateSensorDefinition: (_parent, { deviceId, id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { deviceId, id } };
      const options = { params, body: bodyOf(input), headers: { 'if-match': `"${revision}"` } };
      const path = '/api/v1/devices/{deviceId}/sensor-definitions/{id}';
      const { client } = context.rest;
      try {
        return changed(await dataOf(client.PATCH(path, options)));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET(path, { params }));
        return { __typename: 'SensorDefinitionConflict' as const, current };
      }
    }),

  deleteSensorDefinition: (_parent, { deviceId, id }, context) =>
    orFailure(context, async () => {
      const params = { path: { deviceId, id } };
      const path = '/api/v1/devices/{deviceId}/sensor-definitions/{id}';
      await doneBy(context.rest.client.DELETE(path, { params }));
      return done;
    }),
} satisfies MutationResolvers;

/** Without a moment, a new one holds from now on, and one that is there keeps its own. */
function bodyOf({ validFrom, ...input }: SensorDefinitionInput) {
  return validFrom == null ? input : { ...input, validFrom };
}

const changed = (definition: AnswerOf<'readSensorDefinition'>) => ({
  __typename: 'SensorDefinition' as const,
  ...definition,
});
