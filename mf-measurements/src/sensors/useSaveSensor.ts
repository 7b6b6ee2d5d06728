import { useMutationResult } from '@skep/remote-kit';
import type { SensorDefinitionInput, SensorRowFragment } from '../generated/graphql.ts';
import { CreateSensorDefinitionMutation, UpdateSensorDefinitionMutation } from './SensorsScreen.graphql.ts';

/** Makes one definition; the others are not queried again, so that what their rows hold unsaved stays. */
export function useCreateSensor(deviceId: string) {
  const { run, isRunning } = useMutationResult(CreateSensorDefinitionMutation, {
    update: (cache, { data }) => {
      const made = data?.createSensorDefinition;
      if (made?.__typename !== 'SensorDefinition') return;
      const own = cache.identify({ __typename: 'Device', id: deviceId });
      const reference = { __ref: cache.identify({ __typename: 'SensorDefinition', id: made.id }) };
      cache.modify({
        ...(own === undefined ? {} : { id: own }),
        fields: {
          definitions: (known: unknown) => [...(Array.isArray(known) ? known : []), reference],
          unknownQuantities: (unknown: unknown) =>
            Array.isArray(unknown) ? unknown.filter(({ name }) => name !== made.input) : unknown,
        },
      });
    },
  });
  return {
    run: (input: SensorDefinitionInput, draftId?: string) => run({ deviceId, input }, draftId),
    isRunning,
  };
}

/** Saves what a row holds. @param definition undefined makes a new one */
export function useSaveSensor(deviceId: string, definition: SensorRowFragment | undefined) {
  const create = useCreateSensor(deviceId);
  const update = useMutationResult(UpdateSensorDefinitionMutation);
  return async (input: SensorDefinitionInput, revision: number) =>
    definition === undefined
      ? create.run(input)
      : update.run({ deviceId, id: definition.id, revision, input });
}
