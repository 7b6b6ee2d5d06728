import type { DeviceId, SensorDefinitionId } from '#platform/context/ids.ts';
import type { DefinitionFieldChanges, DefinitionFields } from './definition-fields.ts';

/** How one raw value of a device becomes a quantity, from a date on. What is inside of the hive is a label, without effect on values. */
export interface SensorDefinition extends DefinitionFields {
  id: SensorDefinitionId;
  deviceId: DeviceId;
  rev: number;
  createdAt: Date;
}

/** The cells of a scale that weighs each corner by itself: its weight is the sum of what their definitions give. */
export const loadCells = ['w_fl', 'w_fr', 'w_bl', 'w_br'] as const;

/** `(raw − offset) × multiplier`; a multiplier of 0 means that none was set. */
export function calibrated(raw: number, { offset, multiplier }: SensorDefinition): number {
  return (raw - offset) * (multiplier === 0 ? 1 : multiplier);
}

/**
 * The definitions that hold at a time: for each pair of input and output the last one that was valid by then, or the
 * first of all when none was yet.
 */
export function definitionsAt(definitions: readonly SensorDefinition[], time: Date): SensorDefinition[] {
  const chosen = new Map<string, SensorDefinition>();
  const inOrder = definitions.toSorted(
    (a, b) => a.validFrom.getTime() - b.validFrom.getTime() || a.id - b.id,
  );
  for (const definition of inOrder) {
    const pair = `${definition.input} ${definition.output}`;
    if (!chosen.has(pair) || definition.validFrom <= time) chosen.set(pair, definition);
  }
  return [...chosen.values()];
}

/** What was said of a definition, whose output may be no quantity; absent keys stay as they are. */
export type DefinitionChanges = Omit<DefinitionFieldChanges, 'output'> & { output?: string | undefined };
