import type { Access } from '#platform/access/access.ts';
import type { DeviceCodecId, DeviceId, HiveId, UserId } from '#platform/context/ids.ts';
import type { SensorDefinition } from './definition.ts';
import type { DeviceFieldChanges, DeviceFields } from './device-fields.ts';

export interface Device extends DeviceFields {
  id: DeviceId;
  ownerId: UserId;
  /** Of who asks. */
  access: Access;
  /** Whether the viewer sees where it is. */
  isPlaceShown: boolean;
  hive: { id: HiveId; name: string; apiaryName: string } | undefined;
  /** Reads its messages; undefined: the formats that Skep knows. */
  codecId: DeviceCodecId | undefined;
  hasClock: boolean | undefined;
  clockTime: Date | undefined;
  clockOffsetSeconds: number | undefined;
  lastMessageAt: Date | undefined;
  /** Format of its last message, such as `chirpstack-v4`; undefined where none was known or is stored. */
  lastSource: string | undefined;
  /** Messages that wait until the owner accepts them. */
  quarantinedCount: number;
  /** Whether its owner has accepted how its scale follows the temperature. */
  isTemperatureCorrected: boolean;
  createdAt: Date;
  rev: number;
  definitions: readonly SensorDefinition[];
}

/** Changed fields; absent keys do not change, undefined ones are emptied. */
export interface DeviceChanges extends DeviceFieldChanges {
  hiveId?: HiveId | undefined;
  codecId?: DeviceCodecId | undefined;
}

/** A hive that the device stood on. */
export interface DevicePlace {
  hiveId: HiveId;
  hiveName: string;
  since: Date;
  /** Undefined while it is there. */
  until: Date | undefined;
}

const minuteMs = 60_000;
/** A device that has not said how often it measures is given this long. */
const shortestSilenceMinutes = 15;

/** What tells whether a device is silent. */
export type Heard = Pick<Device, 'lastMessageAt' | 'intervalMinutes' | 'transmissionRatio'>;

/** Whether it was heard of lately: within two of its own messages. */
export function isOnline(device: Heard, now: Date): boolean {
  const { intervalMinutes = 0, transmissionRatio = 1, lastMessageAt } = device;
  if (lastMessageAt === undefined) return false;
  const silence = Math.max(shortestSilenceMinutes, 2 * intervalMinutes * transmissionRatio);
  return now.getTime() - lastMessageAt.getTime() < silence * minuteMs;
}

/** How a device is heard: `direct` speaks to us itself, `remote` by a network server. */
export const connections = ['offline', 'remote', 'direct'] as const;

export type Connection = (typeof connections)[number];

export function connectionOf(device: Device, now: Date): Connection {
  if (!isOnline(device, now)) return 'offline';
  return device.lastSource === 'key-values' ? 'direct' : 'remote';
}

/**
 * Whoever has the key can send in the device's name, and whoever has the pin can change it: both are its owner's.
 * @param mayWrite whether who asks may do more than read
 */
export function withoutKeys(device: Device, mayWrite: boolean): Device {
  if (device.access === 'owner' && mayWrite) return device;
  return { ...device, key: '', hardwareId: undefined, blePin: undefined };
}
