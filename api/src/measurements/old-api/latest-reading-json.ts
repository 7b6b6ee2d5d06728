import { wireInstant } from '#measurements/series/wire.ts';
import { quantityNamed, rounded } from '#platform/taxonomy/quantities.ts';

/** Newest values of a device under these names, or undefined where it has none of them. */
export function lastToWire(
  { time, quantities }: { time: Date; quantities: Record<string, number> },
  isWanted: (name: string) => boolean,
): Record<string, string | number> | undefined {
  const wanted = Object.entries(quantities).filter(([name]) => isWanted(name));
  if (wanted.length === 0) return undefined;
  return {
    time: wireInstant(time),
    ...Object.fromEntries(wanted.map(([name, value]) => [name, rounded(name, value)])),
  };
}

const weightNames: readonly string[] = [
  'w_fl',
  'w_fr',
  'w_bl',
  'w_br',
  'w_v',
  'weight_kg',
  'weight_kg_corrected',
  'calibrating_weight',
  'w_v_kg_per_val',
];

export function isWeight(name: string): boolean {
  return weightNames.includes(name) || /^w_(fl|fr|bl|br|v)_offset$/.test(name);
}

export function isCharted(name: string): boolean {
  return quantityNamed(name)?.isCharted === true;
}
