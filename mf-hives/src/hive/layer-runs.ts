import type { LayerKind } from '@skep/domain';

/** Layers of one kind that stand on each other. */
export interface LayerRun {
  kind: LayerKind;
  count: number;
}

/** "Two supers, an excluder, two brood boxes" instead of five lines. Keeps the order, top to floor. */
export function layerRuns(layers: readonly { kind: LayerKind }[]): LayerRun[] {
  const runs: LayerRun[] = [];
  for (const { kind } of layers) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.count += 1;
    else runs.push({ kind, count: 1 });
  }
  return runs;
}
