import type { DeviceId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    measurement_blocks: MeasurementBlocksTable;
  }
}

/** The measurements of a device and month, packed. */
interface MeasurementBlocksTable {
  device_id: DeviceId;
  /** First day; UTC. */
  month: string;
  /** Null: it was opened, and its measurements are rows again. */
  packed: Uint8Array | null;
  changed_at: Date;
  /** Quantities, and names that devices have invented, of which it has values. */
  names: string[];
}
