import type { DeviceId, SensorDefinitionId } from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';

/** How one raw value of a device becomes a quantity, from a date on. */
export interface SensorDefinition {
  id: SensorDefinitionId;
  deviceId: DeviceId;
  name: string;
  /** Inside of the hive; undefined where nobody has said. A label, without effect on values. */
  isInside: boolean | undefined;
  offset: number;
  multiplier: number;
  /** A quantity, or any other name that the device sends. */
  input: string;
  output: QuantityName;
  isRecalculated: boolean;
  validFrom: Date;
  rev: number;
  createdAt: Date;
}

/** The cells of a scale that weighs each corner by itself: its weight is the sum of what their definitions give. */
export const loadCells = ['w_fl', 'w_fr', 'w_bl', 'w_br'] as const;

export type DefinitionFields = Omit<SensorDefinition, 'id' | 'deviceId' | 'rev' | 'createdAt'>;

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

/** What was said of a definition; absent keys stay as they are. */
export interface DefinitionChanges {
  name?: string;
  isInside?: boolean | undefined;
  offset?: number;
  multiplier?: number;
  input?: string;
  output?: string;
  isRecalculated?: boolean;
  validFrom?: Date;
}
