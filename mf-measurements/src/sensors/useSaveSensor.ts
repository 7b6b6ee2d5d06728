import { useMutationResult } from '@skep/remote-kit';
import type { SensorDefinitionInput } from '../generated/graphql.ts';
import { CreateSensorDefinitionMutation, UpdateSensorDefinitionMutation } from './SensorsScreen.graphql.ts';

/** Saves one definition; the others are not asked for again, so that what their rows hold unsaved stays. */
export function useSaveSensor(deviceId: string, definition: { id: string } | undefined) {
  const create = useMutationResult(CreateSensorDefinitionMutation, {
    update: (cache, { data }) => {
      const made = data?.createSensorDefinition;
      if (made?.__typename !== 'SensorDefinition') return;
      const own = cache.identify({ __typename: 'Device', id: deviceId });
      const reference = { __ref: cache.identify({ __typename: 'SensorDefinition', id: made.id }) };
      cache.modify({
        ...(own === undefined ? {} : { id: own }),
        fields: { definitions: (known: unknown) => [...(Array.isArray(known) ? known : []), reference] },
      });
    },
  });
  const update = useMutationResult(UpdateSensorDefinitionMutation);
  return {
    run: (input: SensorDefinitionInput) =>
      definition === undefined
        ? create.run({ deviceId, input })
        : update.run({ deviceId, id: definition.id, input }),
    isRunning: create.isRunning || update.isRunning,
  };
}
