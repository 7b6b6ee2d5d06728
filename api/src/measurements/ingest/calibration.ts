import {
  calibrated,
  definitionsAt,
  loadCells,
  type SensorDefinition,
} from '#measurements/devices/definition.ts';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { InboxNote } from './outcome.ts';

/** Raw counts of scales: without a definition nobody can read them. */
const rawScales: readonly string[] = ['w_v', 'w_v_1', 'w_v_2'];

export interface Calibrated {
  values: Record<string, number>;
  notes: InboxNote[];
}

/**
 * Adds what the definitions that hold at the time make of the raw values. A value that was sent under the output's
 * own name stays as it was sent; a result that the quantity cannot have is left out, and the raw value stays.
 */
export function calibrate(
  sent: Readonly<Record<string, number>>,
  definitions: readonly SensorDefinition[],
  time: Date,
): Calibrated {
  const values: Record<string, number> = { ...sent };
  const notes: InboxNote[] = [];
  const holding = definitionsAt(definitions, time);
  for (const { output, value } of outputsOf(sent, holding)) {
    const { min = -Infinity, max = Infinity } = quantityNamed(output) ?? {};
    if (value >= min && value <= max) values[output] = value;
    else notes.push({ code: 'calibrated_out_of_range', params: { quantity: output, value: String(value) } });
  }
  for (const quantity of rawScales) {
    const isDefined = holding.some(({ input }) => input === quantity) || 'weight_kg' in sent;
    if (quantity in sent && !isDefined) notes.push({ code: 'no_definition', params: { quantity } });
  }
  return { values, notes };
}

/** Results in the order of definitions; those of load cells are one weight together. */
function outputsOf(
  sent: Readonly<Record<string, number>>,
  holding: readonly SensorDefinition[],
): { output: QuantityName; value: number }[] {
  const results: { output: QuantityName; value: number; isSum: boolean }[] = [];
  for (const definition of holding) {
    const { input, output } = definition;
    const raw = sent[input];
    if (raw === undefined || (output in sent && input !== output)) continue;
    const value = calibrated(raw, definition);
    const isSum = loadCells.some((cell) => cell === input);
    const sum = results.find((result) => isSum && result.isSum && result.output === output);
    if (sum === undefined) results.push({ output, value, isSum });
    else sum.value += value;
  }
  return results;
}
