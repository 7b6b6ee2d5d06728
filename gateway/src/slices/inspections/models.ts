import type { Inspection } from '../../generated/schema.ts';

/** An inspection as the resolvers hand it on: hive and items are looked up when they are asked for. */
export type InspectionModel = Omit<Inspection, 'hive' | 'items'> & { hiveId: string | undefined };
