import { AppError } from '@skep/domain';
import type {
  DeviceInput,
  NewDeviceInput,
  SensorDefinitionInput,
  SeriesPeriod,
} from '../../generated/schema.ts';
import { chosenWireId, wireId } from '../wire-ids.ts';

/** @throws AppError invalid_input */
export function newDeviceToWire({ name, type, key, hiveId }: NewDeviceInput) {
  return {
    name: nameToWire(name),
    type: type.toWellFormed(),
    ...(key == null ? {} : { key: key.trim().toWellFormed() }),
    ...(hiveId == null ? {} : { hive_id: chosenWireId(hiveId, 'hiveId') }),
  };
}

/** @throws AppError invalid_input */
export function deviceToWire(input: DeviceInput) {
  return {
    name: nameToWire(input.name),
    type: input.type.toWellFormed(),
    hive_id: input.hiveId == null ? null : chosenWireId(input.hiveId, 'hiveId'),
    hardware_id: input.hardwareId?.toWellFormed() ?? null,
    firmware_version: input.firmwareVersion?.toWellFormed() ?? null,
    measurement_interval_min: input.intervalMinutes ?? null,
    measurement_transmission_ratio: input.transmissionRatio ?? null,
  };
}

/** The old wire takes devices without a name; nobody could tell them apart. */
function nameToWire(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new AppError('invalid_input', { fields: [{ path: 'name', code: 'required' }] });
  return trimmed.toWellFormed();
}

export function definitionToWire(input: SensorDefinitionInput) {
  return {
    name: input.name?.trim().toWellFormed() ?? null,
    inside: input.isInside ?? null,
    offset: input.offset,
    multiplier: input.multiplier,
    input_measurement_abbreviation: input.input.toWellFormed(),
    output_measurement_abbreviation: input.output.toWellFormed(),
    ...(input.validFrom == null ? {} : { updated_at: input.validFrom }),
  };
}

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
