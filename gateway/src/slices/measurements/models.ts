import type { Device } from '../../generated/schema.ts';

/** How a device is heard of, as the wire says it. */
export const deviceConnections = ['offline', 'remote', 'direct'] as const;

export type DeviceConnection = (typeof deviceConnections)[number];

/** What became of a message, as the wire says it. */
export const inboxStatuses = ['stored', 'nothing_to_store', 'unreadable', 'refused_time'] as const;

export type InboxStatus = (typeof inboxStatuses)[number];

/** A device as the resolvers hand it on: its hive is looked up when it is asked for. */
export type DeviceModel = Omit<Device, 'hive'> & { hiveId: string | undefined };
