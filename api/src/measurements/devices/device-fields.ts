import { deviceLimits, deviceRules } from '@skep/domain';
import Type from 'typebox';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { number, whole } from '#platform/exporting/restored-table.ts';
import { type ChangesOf, type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { between, integer, line } from '#platform/resource/kinds.ts';

const { bootCount, batteryVolts } = deviceLimits;
/** Old clients send longer texts and other numbers than our forms. */
const shortLine = { ...line, oldInput: Type.String({ maxLength: 255 }) };
const count = (maximum: number) => ({ ...integer, oldInput: Type.Integer({ minimum: 0, maximum }) });

/** What a device tells of itself, or its owner of it. */
export const deviceFacts = {
  hardwareId: field(
    deviceRules.hardwareId,
    { ...shortLine, fromOld: (sent: string) => sent.toLowerCase() },
    { column: 'hardware_id' },
  ),
  firmwareVersion: field(deviceRules.firmwareVersion, shortLine, { column: 'firmware_version' }),
  hardwareVersion: field(deviceRules.hardwareVersion, shortLine, { column: 'hardware_version' }),
  bootCount: field(
    deviceRules.bootCount,
    { ...count(bootCount), restored: number },
    { column: 'boot_count' },
  ),
  intervalMinutes: field(
    deviceRules.intervalMinutes,
    { ...count(maxInt4), restored: whole },
    {
      column: 'interval_minutes',
      old: 'measurement_interval_min',
      description: 'Minutes between two measurements.',
    },
  ),
  transmissionRatio: field(deviceRules.transmissionRatio, count(maxInt4), {
    column: 'transmission_ratio',
    old: 'measurement_transmission_ratio',
    description: 'Measurements for each message.',
  }),
  blePin: field(deviceRules.blePin, shortLine, { column: 'ble_pin' }),
  batteryVolts: field(
    deviceRules.batteryVolts,
    {
      ...between(0, batteryVolts),
      oldInput: Type.Number({ minimum: 0, maximum: batteryVolts, description: 'Volts.' }),
      restored: number,
    },
    { column: 'battery_volts', old: 'battery_voltage', description: 'Volts.' },
  ),
};

/** Fields of a device. Its hive, its sensor definitions and what it measured have tables of their own. */
export const deviceFields = {
  name: field(deviceRules.name, shortLine, { column: 'name' }),
  type: field(
    deviceRules.type,
    { ...line, oldInput: Type.String({ maxLength: 100 }) },
    { column: 'type', hasDefault: true, description: 'Key of its type, such as `beep`.' },
  ),
  key: field(deviceRules.key, shortLine, {
    column: 'key',
    hasDefault: true,
    description: 'Secret: anyone with it can send measurements as this device. Empty for all but the owner.',
  }),
  ...deviceFacts,
};

const { bootCount: _boots, batteryVolts: _volts, ...editedDeviceFields } = deviceFields;
const { key: _key, blePin: _pin, ...exportedDeviceFields } = deviceFields;

export {
  /** What a person edits: the rest is told by each message, and without a new revision. */
  editedDeviceFields,
  /** Without what opens something. */
  exportedDeviceFields,
};

export type DeviceFields = ValuesOf<typeof deviceFields>;
export type DeviceFieldChanges = ChangesOf<typeof deviceFields>;
export type DeviceColumns = ColumnsOf<typeof deviceFields>;
