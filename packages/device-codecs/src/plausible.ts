import type { Note, Quantities } from './message.ts';

/** Above this a battery's voltage is in millivolts. */
const mostVolts = 100;

/**
 * What a quantity can be in or near a hive, with room for sun and frost. Beyond it is another unit (°F, Pa, grams,
 * a factor ten) or a fault; both would spoil every mean that they enter. Raw counts have no such limits.
 */
const limits: readonly [name: RegExp, low: number, high: number][] = [
  [/^t(_i|_\d+)?$/, -60, 80], // °C; wax melts at 62
  [/^h$/, 0, 100], // % RH
  [/^p$/, 300, 1200], // hPa
  [/^(bv|bat_volt)$/, 0, mostVolts], // V
  [/^bat_perc$/, 0, 100],
  [/^l$/, 0, 200_000], // lux; full sun is 130,000
  [/^(net_)?weight_(combined_)?kg(_|$)/, -200, 1000], // kg
  [/^lat$/, -90, 90],
  [/^lon$/, -180, 180],
];

/** Values that came under their names, with millivolts as volts; impossible ones are reported and left out. */
export function plausibleValues(values: Quantities): { values: Quantities; notes: Note[] } {
  const notes: Note[] = [];
  const withinLimits = Object.entries(inVolts(values)).filter(([quantity, value]) => {
    const limit = limits.find(([name]) => name.test(quantity));
    if (limit === undefined || typeof value === 'string') return true;
    const [, low, high] = limit;
    if (value >= low && value <= high) return true;
    notes.push({ code: 'out_of_range', params: { quantity, value, low, high } });
    return false;
  });
  return { values: Object.fromEntries(withinLimits), notes };
}

function inVolts(values: Quantities): Quantities {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isMillivolts = /^(bv|bat_volt)$/.test(name) && typeof value === 'number' && value > mostVolts;
      return [name, isMillivolts ? value / 1000 : value];
    }),
  );
}
