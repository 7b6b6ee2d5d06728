import type { Device } from '../../generated/schema.ts';

/** How a device is heard of, as the wire says it. */
export const deviceConnections = ['offline', 'remote', 'direct'] as const;

/** Widths of bins, as the wire says them. */
export const seriesWidths = {
  MINUTE: '1m',
  TEN_MINUTES: '10m',
  HALF_HOUR: '30m',
  HOUR: '1h',
  THREE_HOURS: '3h',
  SIX_HOURS: '6h',
  DAY: '1d',
  WEEK: '1w',
} as const;

/** A device as the resolvers hand it on: its hive and what it measured are looked up when they are asked for. */
export type DeviceModel = Omit<Device, 'hive' | 'newest' | 'curves'> & { hiveId: string | undefined };
