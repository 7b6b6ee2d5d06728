import type { DeviceForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { CreateDeviceMutation, UpdateDeviceMutation } from './DeviceForm.graphql.ts';
import { deviceInput, newDeviceInput } from './device-values.ts';

/** Saves a device. @param id undefined makes a new one. */
export function useSaveDevice(id: string | undefined) {
  const create = useMutationResult(CreateDeviceMutation, {
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'devices' }),
  });
  const update = useMutationResult(UpdateDeviceMutation, {
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'deviceHives' }),
  });
  return {
    run: async (form: DeviceForm, revision: number) =>
      id === undefined
        ? create.run({ input: newDeviceInput(form) })
        : update.run({ id, revision, input: deviceInput(form) }),
    isRunning: create.isRunning || update.isRunning,
  };
}
