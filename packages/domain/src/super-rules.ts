import * as v from 'valibot';
import { hiveLimits, type LayerKind } from './hive-limits.ts';
import { optionalLine } from './text-rules.ts';

/** Why supers are put on a hive although its honey has to wait; not needed where it has not. */
export const superReason = v.object({ withdrawalReason: optionalLine(hiveLimits.reasonLength) });

interface KnownLayer {
  /** Undefined: it is new. */
  id?: string | number | undefined;
  kind: LayerKind;
}

/** How many honey supers are on a hive that were not before, also in the place of others. */
export function supersPutOn(before: readonly KnownLayer[], after: readonly KnownLayer[]): number {
  const isHoney = ({ kind }: KnownLayer) => kind === 'honey';
  const held = new Set(before.filter(isHoney).map(({ id }) => id));
  return after.filter((layer) => isHoney(layer) && (layer.id === undefined || !held.has(layer.id))).length;
}
