import type { AnswerOf } from '@skep/rest-client';
import type {
  DevicePast,
  DevicePlace,
  DeviceQuarantine,
  InboxMessage,
  Quantity,
  SensorDefinition,
  Webhook,
} from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';
import type { DeviceModel } from './models.ts';

/** Without what is always null: answers of the client do not have it. */
export type WireDevice = Omit<
  AnswerOf<'getDevice'>,
  'next_downlink_message' | 'last_downlink_result' | 'organization_id' | 'log_file_info'
>;
type WireDefinition = AnswerOf<'getSensorDefinition'>;
type WireMessage = AnswerOf<'getDeviceInbox'>[number];

/** This part of the wire has its times in UTC. */
const timeFromWire = (time: string) => isoFromWire(time, 'UTC');

export function deviceFromWire(device: WireDevice): DeviceModel {
  return {
    id: String(device.id),
    revision: device.rev,
    name: device.name,
    type: device.type,
    isOwner: device.owner,
    key: device.key,
    hardwareId: device.hardware_id,
    firmwareVersion: device.firmware_version,
    hardwareVersion: device.hardware_version,
    hiveId: device.hive_id === null ? undefined : String(device.hive_id),
    intervalMinutes: device.measurement_interval_min,
    transmissionRatio: device.measurement_transmission_ratio,
    batteryVolts: device.battery_voltage,
    lastMessageAt: device.last_message_received && timeFromWire(device.last_message_received),
    connection: device.connection,
    quarantinedCount: device.quarantined,
    createdAt: timeFromWire(device.created_at),
    definitions: device.sensor_definitions.map(definitionFromWire),
  };
}

export function definitionFromWire(definition: WireDefinition): SensorDefinition {
  return {
    id: String(definition.id),
    revision: definition.rev,
    name: definition.name,
    isInside: definition.inside,
    offset: definition.offset,
    multiplier: definition.multiplier,
    input: definition.input_abbr,
    output: definition.output_abbr,
    validFrom: timeFromWire(definition.updated_at),
  };
}

export function quantityFromWire(
  quantity: AnswerOf<'getTaxonomyLists'>['sensormeasurements'][number],
): Quantity {
  const { abbreviation: key, pq: name, unit, show_in_charts } = quantity;
  return { key, name, unit: isBare(unit) ? undefined : unit, isCharted: show_in_charts === 1 };
}

export function placeFromWire(place: AnswerOf<'getDeviceHives'>[number]): DevicePlace {
  return {
    // A device cannot come to a hive twice at once.
    id: `${place.hive_id}@${place.since}`,
    hiveId: String(place.hive_id),
    hiveName: place.hive_name,
    since: timeFromWire(place.since),
    until: place.until && timeFromWire(place.until),
  };
}

export function webhookFromWire({ path, takes_unsigned }: AnswerOf<'getWebhook'>): Webhook {
  // A person has one.
  return { id: 'own', path, takesUnsigned: takes_unsigned };
}

export function pastFromWire(deviceId: string, { past }: AnswerOf<'getDevicePast'>): DevicePast | undefined {
  if (past === null) return undefined;
  return {
    id: deviceId,
    hiveName: past.hive_name,
    firstMeasuredAt: timeFromWire(past.first_measured_at),
    until: timeFromWire(past.until),
  };
}

export function quarantineFromWire(
  deviceId: string,
  waiting: AnswerOf<'getDeviceQuarantine'>,
): DeviceQuarantine {
  const { count, first_received_at: first, last_received_at: last } = waiting;
  return {
    id: deviceId,
    count,
    firstReceivedAt: first && timeFromWire(first),
    lastReceivedAt: last && timeFromWire(last),
  };
}

export function messageFromWire(message: WireMessage): InboxMessage {
  return {
    id: String(message.id),
    receivedAt: timeFromWire(message.received_at),
    measuredAt: message.measured_at && timeFromWire(message.measured_at),
    source: message.source,
    status: message.status,
    notes: message.notes.map(({ code, params }) => ({
      code,
      params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
    })),
    valueCount: message.value_count,
    repeats: message.repeats,
  };
}

/** The wire has signs for numbers and for counts: nobody reads them as a unit. */
const isBare = (unit: string) => unit === '-' || unit === '#';
