import type { Note, Quantities } from '../message.ts';

// By these, sensors say that they failed: -127 a probe that does not answer and 85 one that has not measured since
// power-up (DS18B20 and its libraries), -100 the same probe in Base firmware, -2137 scripts on the
// Raspberry Pi.
const errorsOfProbes: readonly number[] = [-127, -100, 85];
const errorOfScripts = -2137;

const temperatureName = /^t(_i|_\d+)?$|^temperature(_|$)/i;
/** Counts of a load cell and radio levels run through these numbers in good health. */
const rawName = /^(w$|w_|rssi|snr|analog_|generic_)/;

/** Moves what no sensor measured out of the values; the notes keep what was sent. */
export function withoutSensorErrors(values: Quantities): { values: Quantities; notes: Note[] } {
  const notes: Note[] = [];
  const plausible = Object.entries(values).filter(([quantity, value]) => {
    if (!isSensorError(quantity, value)) return true;
    notes.push({ code: 'sensor_error', params: { quantity, value } });
    return false;
  });
  return { values: Object.fromEntries(plausible), notes };
}

function isSensorError(quantity: string, value: number | string): boolean {
  if (typeof value === 'string') return false;
  if (temperatureName.test(quantity) && errorsOfProbes.includes(value)) return true;
  return value === errorOfScripts && !rawName.test(quantity);
}
