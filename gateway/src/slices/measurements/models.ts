import type { Device } from '../../generated/schema.ts';

/** How a device is heard of, as the wire says it. */
export const deviceConnections = ['offline', 'remote', 'direct'] as const;

/** A device as the resolvers pass it on: its hive and what it measured are looked up when they are requested. */
export type DeviceModel = Omit<Device, 'hive' | 'newest' | 'curves' | 'unknownQuantities'> & {
  hiveId: string | undefined;
};
