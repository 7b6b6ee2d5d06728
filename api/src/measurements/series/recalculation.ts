import { calibrated, definitionsAt, type SensorDefinition } from '#measurements/devices/definition.ts';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { mappedSummary, type Summary } from '#platform/taxonomy/value-summary.ts';

type SummaryByName = Readonly<Record<string, Summary>>;

/** Definitions that make one of these quantities and are applied to what was stored whenever it is read. */
export function recalculating(
  definitions: readonly SensorDefinition[],
  names: readonly QuantityName[],
): SensorDefinition[] {
  return definitions.filter(({ isRecalculated, input, output }) => {
    return isRecalculated && input !== output && names.includes(output);
  });
}

/** Names that the device sends and no quantity has are not among them: they cannot be read. */
export function inputsOf(definitions: readonly SensorDefinition[]): QuantityName[] {
  return definitions.flatMap(({ input }) => quantityNamed(input)?.abbreviation ?? []);
}

/**
 * What the definitions that hold at the time make of the figures of their inputs. The input's stay as `<output>_raw`;
 * a result that the quantity cannot have is none.
 */
export function recalculatedAt(
  time: Date,
  summaries: SummaryByName,
  definitions: readonly SensorDefinition[],
): SummaryByName {
  if (definitions.length === 0) return summaries;
  const result: Record<string, Summary> = { ...summaries };
  for (const definition of definitionsAt(definitions, time)) {
    const { input, output } = definition;
    const raw = summaries[input];
    if (raw === undefined) continue;
    const value = mappedSummary(raw, (each) => calibrated(each, definition));
    const { min = -Infinity, max = Infinity } = quantityNamed(output) ?? {};
    result[`${output}_raw`] = raw;
    if (value[1] >= min && value[1] <= max) result[output] = value;
    else delete result[output];
  }
  return result;
}
