import type { AnswerOf } from '@skep/rest-client';

/** How a device is heard of, as the service says it. */
export const deviceConnections = ['offline', 'remote', 'direct'] as const;

/** A device of the service's own API: its hive and what it measured are looked up when they are requested. */
export type DeviceModel = AnswerOf<'readDevice'>;
