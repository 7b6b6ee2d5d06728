import type { SeriesPeriod } from '../../generated/schema.ts';
import { wireId } from '../wire-ids.ts';

/** The requested time range; without start and end one that ends before now. */
export function windowToWire({ interval, back, start, end }: SeriesPeriod, timeZone: string) {
  return {
    timezone: timeZone.toWellFormed(),
    interval: interval ?? 'day',
    index: back ?? 0,
    relative_interval: 1,
    ...(start == null || end == null ? {} : { start: start.toWellFormed(), end: end.toWellFormed() }),
  };
}

type SentId = string | null | undefined;

/** Whose charts; undefined: of nothing that could be there. */
export function sourceOf(
  deviceId: SentId,
  hiveId: SentId,
): { device_id?: string; hive_id?: string } | undefined {
  const [device, hive] = [deviceId, hiveId].map((sent) => (sent == null ? undefined : wireId(sent)));
  if ((deviceId != null && device === undefined) || (hiveId != null && hive === undefined)) return undefined;
  return {
    ...(device !== undefined && { device_id: String(device) }),
    ...(hive !== undefined && { hive_id: String(hive) }),
  };
}
