import Type from 'typebox';
import { nullable, WireTime } from '#platform/http/schemas.ts';

// What old clients read of a log as a whole, by their names: made when its blocks have been looked for.

const Count = Type.Integer({ minimum: 0 });
const MaybeTime = nullable(WireTime);

const figures = {
  port2_msg: Type.Integer({
    minimum: 0,
    description: 'Starts of the device; measurements are port3_msg.',
  }),
  data_days: Type.Number({ description: 'Days with measurements that have a time; half a day is 0.5.' }),
  data_days_weight: Type.Number({ description: 'Days with measurements that have a weight.' }),
  bat_low_perc: Type.Number({ description: 'Percentage of measurements with an empty battery.' }),
  bat_low_blocks: Type.Integer({ minimum: 0, description: 'Number of times that the battery became empty.' }),
  time_err_perc: Type.Number({ description: 'Percentage of records with an impossible time.' }),
  time_clock_mcu: Count,
  time_clock_rtc: Count,
  time_err_too_low: Count,
  time_err_too_high: Count,
  port2_device_time_first: MaybeTime,
  port2_device_time_last: MaybeTime,
  port3_device_time_first: MaybeTime,
  port3_device_time_last: MaybeTime,
  port3_time_first: MaybeTime,
  port3_time_last: MaybeTime,
  weight_kg: nullable(
    Type.Object({
      min: Type.Number(),
      p25: Type.Number(),
      median: Type.Number(),
      p75: Type.Number(),
      max: Type.Number(),
      count: Count,
    }),
  ),
  rtc_bug: Type.Boolean({ description: 'True: its clock jumped by whole days, and was corrected.' }),
  auto_parsed: Type.Boolean(),
};

/** In any answer with the log; figures are missing until its blocks have been looked for. */
export const MetaDataBody = Type.Object({
  port3_msg: Count,
  firmwares: Type.Array(
    Type.String({ description: 'Firmware versions, each with the time of the device at its start.' }),
  ),
  ...Type.Partial(Type.Object(figures)).properties,
});

/** Day by day: in the answer with the one log alone. */
const DaysBody = Type.Object({
  valid_data_points: Type.Record(Type.String(), Count, {
    description: 'Number of records with time and weight, by day.',
  }),
  lowest_bv: Type.Record(Type.String(), Type.Number()),
  port2_times_device: Type.Record(Type.String(), Type.Array(Type.String())),
});

export const WholeMetaDataBody = Type.Object({
  ...MetaDataBody.properties,
  ...Type.Partial(DaysBody).properties,
});

export type MetaData = Type.Static<typeof MetaDataBody>;
export type MetaDataOfDays = Type.Static<typeof DaysBody>;
