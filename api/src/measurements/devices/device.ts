import type { Access } from '#platform/access/access.ts';
import type { DeviceId, HiveId, UserId } from '#platform/context/ids.ts';
import type { SensorDefinition } from './definition.ts';

/** What a device tells of itself, or its owner of it. */
export interface DeviceFacts {
  hardwareId: string | undefined;
  firmwareVersion: string | undefined;
  hardwareVersion: string | undefined;
  blePin: string | undefined;
  bootCount: number | undefined;
  /** Between two measurements. */
  intervalMinutes: number | undefined;
  /** Measurements for each message. */
  transmissionRatio: number | undefined;
  batteryVolts: number | undefined;
}

export interface Device extends DeviceFacts {
  id: DeviceId;
  ownerId: UserId;
  /** Of who asks. */
  access: Access;
  /** Whether the viewer sees where it is. */
  isPlaceShown: boolean;
  name: string;
  /** Key of its category, as `beep`. */
  type: string;
  /** Secret: whoever has it can send measurements in the device's name. */
  key: string;
  hive: { id: HiveId; name: string; apiaryName: string } | undefined;
  hasClock: boolean | undefined;
  clockTime: Date | undefined;
  clockOffsetSeconds: number | undefined;
  lastMessageAt: Date | undefined;
  /** Format of its last message, such as `chirpstack-v4`; undefined where none was known or is stored. */
  lastSource: string | undefined;
  /** Messages that wait until the owner accepts them. */
  quarantinedCount: number;
  createdAt: Date;
  rev: number;
  definitions: readonly SensorDefinition[];
}

/** Changed fields; absent keys do not change, undefined ones are emptied. */
export interface DeviceChanges extends Partial<DeviceFacts> {
  name?: string | undefined;
  type?: string | undefined;
  key?: string | undefined;
  hiveId?: HiveId | undefined;
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
