import type { DeviceForm } from '@skep/domain';
import type { DeviceInput, EditedDeviceFragment, NewDeviceInput } from '../generated/graphql.ts';

/** What the form holds; what is undefined is not answered. */
export interface DeviceValues {
  name: string;
  type: string | undefined;
  hiveId: string | undefined;
  key: string;
  hardwareId: string;
  firmwareVersion: string;
  intervalMinutes: number | undefined;
  transmissionRatio: number | undefined;
  codecId: string | undefined;
}

/** @param usualType of a new device */
export function deviceValues(
  device: EditedDeviceFragment | undefined,
  usualType: string | undefined,
): DeviceValues {
  return {
    name: device?.name ?? '',
    type: device?.type ?? usualType,
    hiveId: device?.hive?.id,
    key: '',
    hardwareId: device?.hardwareId ?? '',
    firmwareVersion: device?.firmwareVersion ?? '',
    intervalMinutes: device?.intervalMinutes ?? undefined,
    transmissionRatio: device?.transmissionRatio ?? undefined,
    codecId: device?.codecId ?? undefined,
  };
}

export function newDeviceInput({ name, type, hiveId, key, codecId }: DeviceForm): NewDeviceInput {
  return { name, type, hiveId: hiveId ?? null, key: key ?? null, codecId: codecId ?? null };
}

export function deviceInput(form: DeviceForm): DeviceInput {
  return {
    name: form.name,
    type: form.type,
    hiveId: form.hiveId ?? null,
    hardwareId: form.hardwareId ?? null,
    firmwareVersion: form.firmwareVersion ?? null,
    intervalMinutes: form.intervalMinutes ?? null,
    transmissionRatio: form.transmissionRatio ?? null,
    codecId: form.codecId ?? null,
  };
}

/** Base devices tell these about themselves: a person could only make them wrong. */
export const reportsItself = (type: string | undefined) => type === 'beep';
