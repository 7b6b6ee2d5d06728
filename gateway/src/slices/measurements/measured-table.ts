import type { AnswerOf } from '@skep/rest-client';
import type { MeasuredTable, QueryMeasuredTableArgs } from '../../generated/schema.ts';

const resolutions = { MESSAGE: 'message', HOUR: '1h', DAY: '1d' } as const;

/** The query of a table of measurements. @param hiveIds undefined: of a device */
export function tableQuery(args: QueryMeasuredTableArgs, hiveIds: readonly string[] | undefined) {
  const { deviceId, start, end, timeZone, resolution, quantities } = args;
  return {
    deviceId: deviceId ?? null,
    hiveIds: hiveIds?.join(',') ?? null,
    start: start.toWellFormed(),
    end: end.toWellFormed(),
    timeZone: timeZone.toWellFormed(),
    resolution: resolutions[resolution],
    quantities: quantities.map((name) => name.toWellFormed()).join(','),
  };
}

/** With the address of the file, which is the same for old clients. */
export function measuredTable(
  size: AnswerOf<'readMeasuredTable'>,
  { deviceId, hiveIds, timeZone, quantities, ...query }: ReturnType<typeof tableQuery>,
): MeasuredTable {
  const search = new URLSearchParams({ ...query, timezone: timeZone, names: quantities });
  if (deviceId !== null) search.set('device_id', deviceId);
  if (hiveIds !== null) search.set('hive_ids', hiveIds);
  return { ...size, path: `/api/sensors/csv?${search}` };
}
