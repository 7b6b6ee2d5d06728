import type { ColumnType } from 'kysely';
import type { DeviceId } from '../ids.ts';
import type { QuantityName } from './quantities.ts';

export interface MeasurementTables {
  measurements: MeasurementsTable;
  device_last: DeviceLastTable;
  measurement_days: MeasurementDaysTable;
  dirty_days: DirtyDaysTable;
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

/** How many values a quantity had on a day, and their mean, least and greatest. */
export type DayFigures = readonly [count: number, mean: number, min: number, max: number];

interface MeasurementDaysTable {
  device_id: DeviceId;
  /** UTC. */
  day: string;
  message_count: number;
  quantities: Json<Record<string, DayFigures>>;
}

/** Days that are to be computed anew from their measurements. */
interface DirtyDaysTable {
  device_id: DeviceId;
  /** UTC. */
  day: string;
  marked_at: Date;
}
