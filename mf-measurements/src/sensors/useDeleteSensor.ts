import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { useIntl } from '../use-intl.ts';
import { DeleteSensorDefinitionMutation } from './SensorsScreen.graphql.ts';

/** Asks, then deletes a definition. */
export function useDeleteSensor(deviceId: string) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const mutation = useMutationResult(DeleteSensorDefinitionMutation, {
    update: (cache, { data }, { variables }) => {
      if (data?.deleteSensorDefinition.__typename !== 'Done' || !variables) return;
      // The list of a device leaves out what the cache no longer has.
      cache.evict({ id: cache.identify({ __typename: 'SensorDefinition', id: variables.id }) ?? '' });
      cache.gc();
    },
  });

  async function run({ id, name }: { id: string; name: string }) {
    const isMeant = await confirm({
      title: formatMessage({ id: 'sensors.deleteTitle' }, { name }),
      text: formatMessage({ id: 'sensors.deleteText' }),
      confirmLabel: formatMessage({ id: 'sensors.deleteNow' }),
      isDestructive: true,
    });
    if (!isMeant) return;
    await feedback(mutation.run({ deviceId, id }), formatMessage({ id: 'sensors.deleted' }, { name }));
  }

  return {
    run: (definition: { id: string; name: string }) => void run(definition),
    isRunning: mutation.isRunning,
  };
}
