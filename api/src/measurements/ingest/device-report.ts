import type { Quantities } from '@skep/device-codecs';

/** What a device reported about itself; absent where it said nothing. */
export interface DeviceReport {
  hardwareId?: string;
  firmwareVersion?: string;
  hardwareVersion?: string;
  bootCount?: number;
  intervalMinutes?: number;
  transmissionRatio?: number;
  batteryVolts?: number;
  hasClock?: boolean;
  clockTime?: Date;
}

/** Names of the wire that are about the device and are no measurements. */
export const reportNames: readonly string[] = [
  'beep_base',
  'hardware_id',
  'hardware_version',
  'firmware_version',
  'measurement_interval_min',
  'measurement_transmission_ratio',
  'boot_count',
  'time_device',
  'time_clock',
  'time_error',
  'ds18b20_state',
  'reset_reason',
  'weight_sensor_amount',
  'ds18b20_sensor_amount',
  'fft_bin_amount',
  'fft_start_bin',
  'fft_stop_bin',
];

/**
 * What a message says about its device. Only a start-up message says who the device is; a device that sends values by
 * name may send anything under these names.
 */
export function reportOf(values: Quantities, isStartUp: boolean): DeviceReport {
  const report: DeviceReport = {};
  const batteryVolts = values.bv ?? values.bat_volt;
  if (typeof batteryVolts === 'number') report.batteryVolts = batteryVolts;
  if (!isStartUp) return report;
  const hardwareId = textIn(values, 'hardware_id');
  const firmwareVersion = textIn(values, 'firmware_version');
  const hardwareVersion = textIn(values, 'hardware_version');
  const bootCount = countIn(values, 'boot_count');
  const intervalMinutes = countIn(values, 'measurement_interval_min');
  const transmissionRatio = countIn(values, 'measurement_transmission_ratio');
  const seconds = countIn(values, 'time_device');
  return {
    ...report,
    ...(hardwareId === undefined ? {} : { hardwareId }),
    ...(firmwareVersion === undefined ? {} : { firmwareVersion }),
    ...(hardwareVersion === undefined ? {} : { hardwareVersion }),
    ...(bootCount === undefined ? {} : { bootCount }),
    ...(intervalMinutes === undefined ? {} : { intervalMinutes }),
    ...(transmissionRatio === undefined ? {} : { transmissionRatio }),
    ...(seconds === undefined ? {} : { clockTime: new Date(seconds * 1000) }),
    ...(values.time_clock === 'rtc' ? { hasClock: true } : {}),
  };
}

function textIn(values: Quantities, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** A 0 says nothing here. */
function countIn(values: Quantities, name: string): number | undefined {
  const value = values[name];
  return typeof value === 'number' && value > 0 ? value : undefined;
}
