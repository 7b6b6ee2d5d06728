import type { ColumnType } from 'kysely';
import type { DeviceId } from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    measurements: MeasurementsTable;
    device_last: DeviceLastTable;
    measurement_days: MeasurementDaysTable;
    measurement_weeks: MeasurementWeeksTable;
    dirty_days: DirtyDaysTable;
  }
}

type Json<Value> = ColumnType<Value, string, string>;

/** One message of a device. Quantities without a column of their own stand in `extra`. */
type MeasurementsTable = {
  device_id: DeviceId;
  measured_at: Date;
  received_at: Date;
  extra: ColumnType<Record<string, number> | null, string | null, string | null>;
} & { [Name in QuantityName]: ColumnType<number | null, number | undefined, number> };

/** The newest message of a device. */
interface DeviceLastTable {
  device_id: DeviceId;
  measured_at: Date;
  quantities: Json<Record<string, number>>;
}

interface MeasurementDaysTable {
  device_id: DeviceId;
  /** UTC. */
  day: string;
  message_count: number;
  quantities: Json<Record<string, Summary>>;
}

interface MeasurementWeeksTable {
  device_id: DeviceId;
  /** Monday; UTC. */
  day: string;
  quantities: Json<Record<string, Summary>>;
}

/** Days that have to be computed again from their measurements. */
interface DirtyDaysTable {
  device_id: DeviceId;
  /** UTC. */
  day: string;
  marked_at: Date;
}
