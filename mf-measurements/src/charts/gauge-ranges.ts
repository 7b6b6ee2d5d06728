import type { GaugeRange } from '@skep/charts';

const range = (least: number, low: number, high: number, greatest: number): GaugeRange => ({
  least,
  low,
  high,
  greatest,
});

const inHive = range(0, 33, 37, 50);
const weight = range(0, 1, 150, 150);
const bees = range(0, 0, 5000, 10_000);

/** Ranges of gauges, in the stored units of figures; all others are shown as figures alone. */
const ranges: Readonly<Record<string, GaugeRange>> = {
  t_i: inHive,
  h: range(0, 40, 90, 100),
  p: range(900, 950, 1050, 1100),
  weight_kg: weight,
  weight_combined_kg: weight,
  bc_i: bees,
  bc_o: bees,
  bc_tot: range(0, 0, 10_000, 20_000),
  s_spl: range(0, 30, 80, 140),
  rssi: range(-200, -120, -40, -40),
  snr: range(-20, -10, 20, 20),
};

/** A base runs on two cells of 1.5 V, others on anything up to a car's battery. */
export function gaugeRange(key: string, value: number): GaugeRange | undefined {
  if (key === 'bv' || key === 'bat_volt') return value <= 5 ? range(0, 3, 5, 5) : range(0, 11, 15, 15);
  return ranges[key];
}
