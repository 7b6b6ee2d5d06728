import type { AnswerOf } from '@skep/rest-client';
import type { MeasuredTable, QueryMeasuredTableArgs } from '../../generated/schema.ts';
import { sourceOf } from './to-wire.ts';

const resolutions = { MESSAGE: 'message', HOUR: '1h', DAY: '1d' } as const;

type TableQuery = NonNullable<ReturnType<typeof tableToWire>>;

/** Undefined where nothing could be there. @param hiveIds undefined: of a device */
export function tableToWire(args: QueryMeasuredTableArgs, hiveIds: readonly number[] | undefined) {
  const { deviceId, start, end, timeZone, resolution, quantities } = args;
  const source = sourceOf(deviceId, undefined);
  if (source === undefined || hiveIds?.length === 0) return undefined;
  return {
    ...source,
    ...(hiveIds && { hive_ids: [hiveIds.join(',')] }),
    start: start.toWellFormed(),
    end: end.toWellFormed(),
    timezone: timeZone.toWellFormed(),
    resolution: resolutions[resolution],
    names: quantities.map((name) => name.toWellFormed()).join(','),
  };
}

export function tableFromWire(
  { device_id, too_much, names, ...size }: AnswerOf<'getCsvSize'>,
  query: TableQuery,
): MeasuredTable {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return {
    ...size,
    deviceId: device_id === null ? undefined : String(device_id),
    isTooMuch: too_much,
    quantities: names,
    path: `/api/sensors/csv?${search}`,
  };
}
