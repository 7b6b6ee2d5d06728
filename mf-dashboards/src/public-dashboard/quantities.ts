import { quantityColors, type Units } from '@skep/domain';
import type { Shown, ShownHive } from './shown.ts';

/** Names of quantities for visitors, who know nothing of the wire. */
export interface ShownQuantity {
  textId: 'weight' | 'brood' | 'outside' | 'probe' | 'sound' | 'beesIn' | 'beesOut' | 'bees';
  /** Of a probe. */
  number: number;
  unit: string | undefined;
  decimals: number;
}

export function shownQuantityOf(quantity: string): ShownQuantity | undefined {
  const probe = /^t_(\d)$/.exec(quantity)?.[1];
  if (probe !== undefined) return { textId: 'probe', number: Number(probe) + 1, unit: '°C', decimals: 1 };
  const known = shownQuantity[quantity];
  return known && { ...known, number: 0 };
}

const shownQuantity: Readonly<Record<string, Omit<ShownQuantity, 'number'>>> = {
  weight_kg: { textId: 'weight', unit: 'kg', decimals: 1 },
  t_i: { textId: 'brood', unit: '°C', decimals: 1 },
  t: { textId: 'outside', unit: '°C', decimals: 1 },
  s_spl: { textId: 'sound', unit: 'dB', decimals: 0 },
  s_tot: { textId: 'sound', unit: undefined, decimals: 0 },
  bc_i: { textId: 'beesIn', unit: undefined, decimals: 0 },
  bc_o: { textId: 'beesOut', unit: undefined, decimals: 0 },
  bc_tot: { textId: 'bees', unit: undefined, decimals: 0 },
};

export const isWeight = (quantity: string) => quantity === 'weight_kg';

/** Four curves of a chart can be distinguished from afar: the brood, outside, and the first of many probes. */
const mostCurves = 4;

export function drawnCurves({ curves }: Pick<ShownHive, 'curves'>, ofWeight: boolean) {
  const chosen = curves.filter(({ quantity }) => isWeight(quantity) === ofWeight);
  const [first, rest] = [chosen.filter(({ quantity }) => /^(t|t_i|weight_kg)$/.test(quantity)), chosen];
  return [...new Set([...first, ...rest])].slice(0, mostCurves).map(({ quantity, mean }) => ({
    quantity,
    mean,
    color: colorOf(quantity),
  }));
}

const colors: Readonly<Record<string, string>> = quantityColors;

function colorOf(quantity: string): string {
  return `#${colors[quantity] ?? quantityColors.t}`;
}

/** The newest of each, without all but two of the probes: what is read in passing. */
export function shownValues({ newest }: Pick<ShownHive, 'newest'>) {
  let probes = 0;
  return newest.flatMap(({ quantity, value, at }) => {
    const found = shownQuantityOf(quantity);
    if (found === undefined) return [];
    if (found.textId === 'probe') probes += 1;
    return probes > 2 && found.textId === 'probe' ? [] : [{ quantity, value, at, shownQuantity: found }];
  });
}

/** In which a dashboard tells its figures. */
export function unitsOf({
  weightUnit,
  temperatureUnit,
}: Pick<Shown, 'weightUnit' | 'temperatureUnit'>): Units {
  return {
    weight: weightUnit === 'LB' ? 'lb' : 'kg',
    temperature: temperatureUnit === 'FAHRENHEIT' ? 'fahrenheit' : 'celsius',
  };
}

export function periodOf({ start, end }: Pick<Shown, 'start' | 'end'>) {
  return { start: Date.parse(start), end: Date.parse(end) };
}
