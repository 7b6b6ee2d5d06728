import type { LayerKind } from '@skep/domain';
import type { IconName } from '@skep/ui';

export const layerIcons: Readonly<Record<LayerKind, IconName>> = {
  feeding_box: 'feeder',
  queen_excluder: 'excluder',
  honey: 'honey',
  brood: 'brood',
};
