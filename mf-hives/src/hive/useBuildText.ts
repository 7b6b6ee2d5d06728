import type { LayerKind } from '@skep/domain';
import { useIntl } from '../use-intl.ts';
import { layerRuns } from './layer-runs.ts';

/** Says what a hive is built of, top to floor: "2 honey supers, 1 queen excluder, 2 brood boxes". */
export function useBuildText(): (layers: readonly { kind: LayerKind }[]) => string {
  const intl = useIntl();
  return (layers) => {
    if (layers.length === 0) return intl.formatMessage({ id: 'hives.noLayers' });
    const parts = layerRuns(layers).map(({ kind, count }) =>
      intl.formatMessage({ id: `hives.layerCount.${kind}` }, { count }),
    );
    return intl.formatList(parts, { type: 'unit' });
  };
}
