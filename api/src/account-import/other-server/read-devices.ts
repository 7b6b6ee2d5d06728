import type { RestoredRow } from '#platform/exporting/restored-table.ts';
import { type Found, flagIn, instantIn, listIn, numberIn, textIn, wholeIn } from './answers.ts';
import { fetchMeasured, type MeasuredDevice } from './read-measurements.ts';
import type { Reading } from './reading.ts';

/**
 * The person's own devices, with their definitions and the hive that each is on.
 * @returns what is known of their measurements, which are read once more when the archive is written
 */
export async function readDevices(reading: Reading): Promise<MeasuredDevice[]> {
  const { ask, into, now } = reading;
  const devices = listIn(await ask({ path: '/devices' })).filter(({ owner }) => flagIn(owner) !== false);
  into.count('devices', devices.length);
  const measured: MeasuredDevice[] = [];
  for (const device of devices) {
    const id = numberIn(device.id);
    if (!into.add('devices', deviceRow(device, now)) || id === null) continue;
    const definitions = listIn(device.sensor_definitions).map((one) => definitionRow(one, id, now));
    for (const row of definitions) into.add('sensor_definitions', row);
    const createdAt = instantIn(device.created_at) ?? now;
    const found = await fetchMeasured(reading, {
      id,
      createdAt,
      lastAt: instantIn(device.last_message_received),
    });
    measured.push(found);
    // The old service has no history of where a device was: all that it measured is of its present hive.
    const starts = [createdAt, found.firstAt, ...definitions.map(({ valid_from }) => String(valid_from))];
    const [since] = starts.filter((start) => start !== undefined).toSorted();
    const hiveId = numberIn(device.hive_id);
    if (hiveId !== null && since !== undefined)
      into.add('device_hives', { device_id: id, hive_id: hiveId, since, until: null });
  }
  return measured;
}

function deviceRow(device: Found, now: string): RestoredRow {
  return {
    ...{
      id: numberIn(device.id),
      name: textIn(device.name, 500) ?? '-',
      type: textIn(device.type, 50) ?? 'beep',
    },
    hardware_id: textIn(device.hardware_id, 200),
    firmware_version: textIn(device.firmware_version, 200),
    hardware_version: textIn(device.hardware_version, 200),
    boot_count: wholeIn(device.boot_count),
    interval_minutes: numberIn(device.measurement_interval_min),
    transmission_ratio: numberIn(device.measurement_transmission_ratio),
    battery_volts: numberIn(device.battery_voltage),
    last_message_at: instantIn(device.last_message_received),
    ...{ created_at: instantIn(device.created_at) ?? now, deleted_at: null },
  };
}

function definitionRow(definition: Found, deviceId: number, now: string): RestoredRow {
  const [input, output] = [textIn(definition.input_abbr, 200), textIn(definition.output_abbr, 200)];
  return {
    ...{ device_id: deviceId, name: textIn(definition.name, 500) ?? output ?? input },
    inside: flagIn(definition.inside),
    ...{ input, output: output ?? input },
    offset: numberIn(definition.offset) ?? 0,
    multiplier: numberIn(definition.multiplier) ?? 1,
    is_recalculated: flagIn(definition.recalculate) ?? false,
    valid_from: instantIn(definition.updated_at) ?? now,
    created_at: instantIn(definition.created_at) ?? now,
  };
}
